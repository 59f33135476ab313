import { Checkbox } from '@mantine/core';
import { addDays, berlinClock, formatShortDay } from '../../../../../src/shared/berlin-time';
import { holidaysOf } from '../../../../../src/shop/opening-hours/holidays.rules';
import {
  HOLIDAY_REGIONS,
  type Holiday,
  type HolidayKey,
  type HolidayRegion,
  LAENDER,
  type Land,
} from '../../../../../src/shop/opening-hours/holidays.types';
import type { HolidayRule, HolidaySettings } from '../../../../../src/shop/opening-hours/opening-hours.types';
import { Select } from '../../../../components/fields/Select';
import { Ranges } from '../../../../components/hours/Ranges';
import { withAnother } from '../../../../components/hours/week';
import type { Settings } from '../form/useSettings';
import classes from './Exceptions.module.css';

const RULES: Record<HolidayRule, string> = {
  normal: 'Wie an jedem anderen Tag',
  closed: 'Geschlossen',
  likeSunday: 'Wie sonntags',
  ranges: 'Eigene Zeiten',
};

/** Places with a holiday of their own lie in these Länder only. */
const REGIONS_IN: Partial<Record<Land, HolidayRegion[]>> = {
  BY: ['assumption', 'augsburg'],
  SN: ['corpusChristi'],
  TH: ['corpusChristi'],
};

export function Holidays({ settings, now }: { settings: Settings<'exceptions'>; now: Date }) {
  const { form, problems, changeSettings } = settings;
  const { holidays } = form.settings;
  const { land, rule, ranges, regions } = holidays;
  const set = (part: Partial<HolidaySettings>) => changeSettings({ holidays: { ...holidays, ...part } });

  return (
    <section aria-labelledby="feiertage">
      <h3 id="feiertage" className={classes.subtitle}>
        Feiertage
      </h3>
      <RuleFields holidays={holidays} problem={problems['holidays.land']} onChange={set} />
      {land && <RegionFields land={land} regions={regions} onChange={set} />}
      {rule === 'ranges' && (
        <div className={classes.ranges}>
          <Ranges
            name="Feiertag"
            ranges={ranges}
            field="holidays.ranges"
            problems={problems}
            onChange={(to) => set({ ranges: to })}
          />
        </div>
      )}
      {land && rule !== 'normal' && <Days holidays={holidays} land={land} now={now} onChange={set} />}
    </section>
  );
}

interface RuleFieldsProps {
  holidays: HolidaySettings;
  problem?: string;
  onChange: (part: Partial<HolidaySettings>) => void;
}

const RuleFields = ({ holidays, problem, onChange }: RuleFieldsProps) => (
  <div className={classes.row}>
    <Select
      label="Bundesland"
      placeholder="auswählen"
      searchable
      data={Object.entries(LAENDER).map(([value, label]) => ({ value, label }))}
      value={holidays.land}
      error={problem}
      onChange={(land) => onChange({ land: land as Land | null, regions: [], only: null })}
    />
    <Select
      label="An Feiertagen"
      data={Object.entries(RULES).map(([value, label]) => ({ value, label }))}
      value={holidays.rule}
      allowDeselect={false}
      onChange={(rule) => onChange(ruled(rule as HolidayRule, holidays))}
    />
  </div>
);

interface RegionFieldsProps {
  land: Land;
  regions: HolidayRegion[];
  onChange: (part: Partial<HolidaySettings>) => void;
}

function RegionFields({ land, regions, onChange }: RegionFieldsProps) {
  const possible = REGIONS_IN[land];
  if (!possible) return null;

  return (
    <Checkbox.Group
      label="Besonderer Ort"
      mt="md"
      value={regions}
      onChange={(chosen) => onChange({ regions: chosen as HolidayRegion[] })}
    >
      {possible.map((region) => (
        <Checkbox key={region} mt="xs" value={region} label={HOLIDAY_REGIONS[region]} />
      ))}
    </Checkbox.Group>
  );
}

interface DaysProps {
  holidays: HolidaySettings;
  land: Land;
  now: Date;
  onChange: (part: Partial<HolidaySettings>) => void;
}

/** The coming year's holidays, each of which may be left out. */
function Days({ holidays: { only, regions }, land, now, onChange }: DaysProps) {
  const days = comingHolidays(land, regions, now);
  const all = days.map(({ key }) => key);

  function set(keys: string[]): void {
    onChange({ only: keys.length === all.length ? null : (keys as HolidayKey[]) });
  }

  return (
    <Checkbox.Group label="Gilt an" mt="md" value={only ?? all} onChange={set}>
      <div className={classes.holidays}>
        {days.map(({ key, name, date }) => (
          <Checkbox key={key} value={key} label={`${name} (${formatShortDay(date)}${date.slice(0, 4)})`} />
        ))}
      </div>
      <p className={classes.quiet}>
        Heiligabend und Silvester sind keine gesetzlichen Feiertage. Leg dafür Sondertage an.
      </p>
    </Checkbox.Group>
  );
}

const ruled = (rule: HolidayRule, { ranges }: HolidaySettings): Partial<HolidaySettings> => ({
  rule,
  ranges: rule === 'ranges' && ranges.length === 0 ? withAnother([]) : ranges,
});

function comingHolidays(land: Land, regions: readonly HolidayRegion[], now: Date): Holiday[] {
  const today = berlinClock(now).date;
  const year = Number(today.slice(0, 4));
  return [year, year + 1]
    .flatMap((one) => holidaysOf(one, land, regions))
    .filter(({ date }) => date >= today && date < addDays(today, 365));
}

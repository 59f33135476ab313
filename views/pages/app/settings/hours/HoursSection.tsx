import { SegmentedControl, Switch } from '@mantine/core';
import { useEffect, useState } from 'react';
import { FULFILMENT_LABEL, FULFILMENTS, type Fulfilment } from '../../../../../src/shared/fulfilment.types';
import type { ShopTimes } from '../../../../../src/shop/opening-hours/opening-hours.types';
import { Section } from '../../../../components/frame/Section';
import { WeekEditor } from '../../../../components/hours/WeekEditor';
import type { Problems } from '../form/settings-form';
import type { Settings } from '../form/useSettings';
import classes from './Hours.module.css';
import { Preview } from './Preview';

type Tab = 'all' | Fulfilment;
const TABS: readonly Tab[] = ['all', ...FULFILMENTS];

const hasProblem = (problems: Problems, tab: Tab): boolean =>
  Object.keys(problems).some((field) => field.startsWith(tab === 'all' ? 'shopTimes.' : `ownTimes.${tab}.`));

export function HoursSection({ settings, now }: { settings: Settings<'hours'>; now: Date }) {
  const { form, problems, changeSettings } = settings;
  const { shopTimes, ownTimes } = form.settings;
  const [shown, setShown] = useTab(problems);

  return (
    <Section title="Wochenplan">
      <div className={classes.columns}>
        <div>
          <SegmentedControl
            aria-label="Welche Zeiten"
            value={shown}
            onChange={setShown}
            className={classes.ways}
            data={TABS.map((tab) => ({ value: tab, label: labelOf(tab, ownTimes) }))}
          />
          {shown === 'all' ? (
            <WeekEditor
              times={shopTimes}
              field="shopTimes"
              problems={problems}
              onChange={(times) => changeSettings({ shopTimes: times })}
            />
          ) : (
            <OwnHours key={shown} way={shown} settings={settings} />
          )}
        </div>
        <Preview settings={settings} now={now} />
      </div>
    </Section>
  );
}

/** Which week is shown; when the server refuses one, that week is shown. */
function useTab(problems: Problems) {
  const [shown, setShown] = useState<Tab>('all');
  const refused = TABS.find((tab) => hasProblem(problems, tab));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new refusal leads to another week
  useEffect(() => {
    if (refused && !hasProblem(problems, shown)) setShown(refused);
  }, [problems]);

  return [shown, setShown] as const;
}

function labelOf(tab: Tab, ownTimes: Partial<Record<Fulfilment, ShopTimes>>): string {
  if (tab === 'all') return 'Allgemein';
  return ownTimes[tab] ? `${FULFILMENT_LABEL[tab]} •` : FULFILMENT_LABEL[tab];
}

function OwnHours({ way, settings }: { way: Fulfilment; settings: Settings<'hours'> }) {
  const { form, problems, changeSettings } = settings;
  const { shopTimes, ownTimes } = form.settings;
  const own = ownTimes[way];

  function set(times: ShopTimes | undefined): void {
    const { [way]: _, ...others } = ownTimes;
    changeSettings({ ownTimes: times ? { ...others, [way]: times } : others });
  }

  return (
    <>
      <Switch
        label={`Eigene Zeiten für ${FOR[way]}`}
        description="Sonst gelten die allgemeinen Öffnungszeiten."
        checked={own !== undefined}
        onChange={({ currentTarget }) => set(currentTarget.checked ? structuredClone(shopTimes) : undefined)}
        my="md"
      />
      {own && <WeekEditor times={own} field={`ownTimes.${way}`} problems={problems} onChange={set} />}
    </>
  );
}

const FOR: Record<Fulfilment, string> = {
  delivery: 'die Lieferung',
  pickup: 'die Abholung',
  table: 'Bestellungen am Tisch',
};

import { Part } from '../Part';
import type { Settings } from '../useSettings';
import { Holidays } from './Holidays';
import { SpecialDays } from './SpecialDays';
import { Vacations } from './Vacations';

export function ExceptionsSection({ settings, now }: { settings: Settings; now: Date }) {
  return (
    <Part
      id="ausnahmen"
      lead="Was an einzelnen Tagen anders ist. Ein Sondertag geht vor Betriebsferien, die gehen vor Feiertagen, und alles geht vor der Woche."
    >
      <SpecialDays settings={settings} now={now} />
      <Vacations settings={settings} now={now} />
      <Holidays settings={settings} now={now} />
    </Part>
  );
}

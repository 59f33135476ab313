import { Section } from '../../../../components/frame/Section';
import type { Settings } from '../form/useSettings';
import { Holidays } from './Holidays';
import { SpecialDays } from './SpecialDays';
import { Vacations } from './Vacations';

export const ExceptionsSection = ({ settings, now }: { settings: Settings<'exceptions'>; now: Date }) => (
  <Section
    title="Ausnahmen"
    lead="Ein Sondertag geht vor Betriebsferien, die gehen vor Feiertagen, und alles geht vor der Woche."
  >
    <SpecialDays settings={settings} now={now} />
    <Vacations settings={settings} now={now} />
    <Holidays settings={settings} now={now} />
  </Section>
);

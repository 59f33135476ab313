import { NumberInput, Switch } from '@mantine/core';
import { withoutDuplicates } from '../../../../../src/shop/restaurant/shop.rules';
import { TIDY_HOURS } from '../../../../../src/shop/restaurant/shop.types';
import { TagsInput } from '../../../../components/fields/Tags';
import { Section } from '../../../../components/frame/Section';
import classes from '../form/Settings.module.css';
import type { Settings } from '../form/useSettings';
import { CallLimitFields } from './CallLimitFields';
import { LadderFields } from './LadderFields';

type SectionProps = { settings: Settings<'orders'> };

export const MailSection = (props: SectionProps) => (
  <Section title="Mails an euch" lead="Wer von Bestellungen erfährt.">
    <OrderMails {...props} />
    <DailyFigures {...props} />
  </Section>
);

export const LadderSection = (props: SectionProps) => (
  <Section title="Wenn niemand antwortet">
    <LadderFields {...props} />
  </Section>
);

export const CallLimitSection = (props: SectionProps) => (
  <Section title="Große Bestellungen">
    <CallLimitFields {...props} />
  </Section>
);

export const TidySection = (props: SectionProps) => (
  <Section title="Liegen Gebliebenes">
    <TidyHours {...props} />
  </Section>
);

const OrderMails = ({ settings: { form, problems, changeSettings } }: SectionProps) => (
  <TagsInput
    label="Adressen für Bestellmails"
    description="Jede bekommt eine Mail zu jeder Bestellung. Enter nach jeder Adresse."
    value={form.settings.shopEmails}
    error={problems.shopEmails}
    maxTags={20}
    splitChars={[',', ';', ' ']}
    acceptValueOnBlur
    onChange={(emails) => changeSettings({ shopEmails: withoutDuplicates(emails.map((one) => one.trim())) })}
  />
);
const DailyFigures = ({ settings: { form, changeSettings } }: SectionProps) => (
  <Switch
    label="Jeden Morgen die Zahlen des Vortags"
    description="Bestellungen, Umsatz je Steuersatz und Zeiten, an dieselben Adressen. Nach Tagen ohne Bestellung kommt nichts."
    checked={form.settings.dailyFigures}
    onChange={({ currentTarget }) => changeSettings({ dailyFigures: currentTarget.checked })}
    className={classes.below}
  />
);
const TidyHours = ({ settings: { form, problems, changeSettings } }: SectionProps) => (
  <NumberInput
    label="Offene Bestellungen abschließen nach"
    description="So lange nach ihrer Zeit wird eine Bestellung, die niemand abgeschlossen hat, von selbst abgeschlossen. Was nie beantwortet wurde, wird abgelehnt, und der Gast bekommt eine Mail. 0 heißt: nie."
    suffix=" Stunden"
    min={0}
    max={TIDY_HOURS.most}
    clampBehavior="strict"
    allowDecimal={false}
    allowNegative={false}
    value={form.settings.tidyHours}
    error={problems.tidyHours}
    onChange={(hours) => changeSettings({ tidyHours: Number(hours) || 0 })}
    className={classes.short}
  />
);

import { NumberInput, Radio, Switch } from '@mantine/core';
import { withoutDuplicates } from '../../../../../src/shop/restaurant/shop.rules';
import {
  CONTACT_MONTHS,
  REUSE,
  type Reuse,
  TIDY_HOURS,
  TIP_RECIPIENTS,
  type TipRecipient,
} from '../../../../../src/shop/restaurant/shop.types';
import { REUSE_WORDS, TIP_WORDS } from '../../../../../src/shop/settings/setting-words.rules';
import { TagsInput } from '../../../../components/fields/Tags';
import { CallLimitFields } from './CallLimitFields';
import { LadderFields } from './LadderFields';
import { Part } from './Part';
import classes from './Settings.module.css';
import type { Settings } from './useSettings';
import { VatFields } from './VatFields';

type SectionProps = { settings: Settings };

export const OrdersSection = (props: SectionProps) => (
  <Part id="bestellungen" lead="Wer von Bestellungen erfährt, was dazugehört und wie lange ihr Gäste kennt.">
    <h3 className={classes.subtitle}>Bestellmails</h3>
    <OrderMails {...props} />
    <DailyFigures {...props} />
    <h3 className={classes.subtitle}>Verpackung</h3>
    <ReuseChoice {...props} />
    <h3 className={classes.subtitle}>Trinkgeld</h3>
    <TipChoice {...props} />
    <h3 className={classes.subtitle}>Große Bestellungen</h3>
    <CallLimitFields {...props} />
    <h3 className={classes.subtitle}>Wenn niemand antwortet</h3>
    <LadderFields {...props} />
    <h3 className={classes.subtitle}>Liegen Gebliebenes</h3>
    <TidyHours {...props} />
    <h3 className={classes.subtitle}>Umsatzsteuer</h3>
    <VatFields {...props} />
    <h3 className={classes.subtitle}>Datenschutz</h3>
    <ContactMonths {...props} />
  </Part>
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

const ReuseChoice = ({ settings: { form, problems, changeSettings } }: SectionProps) => (
  <Radio.Group
    label="Mehrweg"
    description="Wer Essen in Einwegplastik oder Getränke in Einwegbechern verkauft, muss Mehrweg anbieten und im Shop darauf hinweisen. Bis fünf Beschäftigte und 80 m² genügt es, mitgebrachte Behälter zu füllen."
    value={form.settings.reuse}
    error={problems.reuse}
    onChange={(value) => changeSettings({ reuse: value as Reuse })}
  >
    <div className={classes.choices}>
      {REUSE.map((key) => (
        <Radio key={key} value={key} label={REUSE_WORDS[key]} />
      ))}
    </div>
  </Radio.Group>
);

const TipChoice = ({ settings: { form, problems, changeSettings } }: SectionProps) => (
  <Radio.Group
    label="Trinkgeld aus dem Shop geht"
    description="Trinkgeld an das Team ist kein Umsatz. Geht es an den Betrieb, steht es mit Umsatzsteuer auf dem Beleg."
    value={form.settings.tipRecipient}
    error={problems.tipRecipient}
    onChange={(value) => changeSettings({ tipRecipient: value as TipRecipient })}
  >
    <div className={classes.choices}>
      {TIP_RECIPIENTS.map((key) => (
        <Radio key={key} value={key} label={TIP_WORDS[key]} />
      ))}
    </div>
  </Radio.Group>
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

function ContactMonths({ settings: { form, problems, changeSettings } }: SectionProps) {
  const { contactMonths } = form.settings;

  return (
    <NumberInput
      label="Angaben der Gäste löschen nach"
      description={
        <>
          Name, Anschrift, Telefon und E-Mail einer Bestellung verschwinden dann von selbst, Beträge und
          Steuern bleiben. Üblich sind 6 Monate. Danach bitte die{' '}
          <a href="/app/settings/imprintAndPrivacy">Datenschutzerklärung</a> anpassen.
        </>
      }
      suffix={contactMonths === 1 ? ' Monat' : ' Monaten'}
      min={CONTACT_MONTHS.least}
      max={CONTACT_MONTHS.most}
      clampBehavior="strict"
      allowDecimal={false}
      allowNegative={false}
      value={contactMonths}
      error={problems.contactMonths}
      onChange={(months) => changeSettings({ contactMonths: Number(months) || CONTACT_MONTHS.least })}
      className={classes.short}
    />
  );
}

import { NumberInput, Radio, TagsInput } from '@mantine/core';
import { withoutDuplicates } from '../../../../../src/shop/restaurant/shop.rules';
import {
  CONTACT_MONTHS,
  REUSE,
  type Reuse,
  TIP_RECIPIENTS,
  type TipRecipient,
} from '../../../../../src/shop/restaurant/shop.types';
import { REUSE_WORDS, TIP_WORDS } from '../../../../../src/shop/settings/setting-words.rules';
import { Part } from './Part';
import classes from './Settings.module.css';
import type { Settings } from './useSettings';

export function OrdersSection({ settings: { form, problems, changeSettings } }: { settings: Settings }) {
  const { reuse, tipRecipient, contactMonths, shopEmails } = form.settings;

  return (
    <Part
      id="bestellungen"
      lead="Wer von Bestellungen erfährt, was dazugehört und wie lange ihr Gäste kennt."
    >
      <h3 className={classes.subtitle}>Bestellmails</h3>
      <TagsInput
        label="Adressen für Bestellmails"
        description="Jede bekommt eine Mail zu jeder Bestellung. Enter nach jeder Adresse."
        value={shopEmails}
        error={problems.shopEmails}
        maxTags={20}
        splitChars={[',', ';', ' ']}
        acceptValueOnBlur
        onChange={(emails) =>
          changeSettings({ shopEmails: withoutDuplicates(emails.map((one) => one.trim())) })
        }
      />

      <h3 className={classes.subtitle}>Verpackung</h3>
      <Radio.Group
        label="Mehrweg"
        description="Wer Essen in Einwegplastik oder Getränke in Einwegbechern verkauft, muss Mehrweg anbieten und im Shop darauf hinweisen. Bis fünf Beschäftigte und 80 m² genügt es, mitgebrachte Behälter zu füllen."
        value={reuse}
        error={problems.reuse}
        onChange={(value) => changeSettings({ reuse: value as Reuse })}
      >
        <div className={classes.choices}>
          {REUSE.map((key) => (
            <Radio key={key} value={key} label={REUSE_WORDS[key]} />
          ))}
        </div>
      </Radio.Group>

      <h3 className={classes.subtitle}>Trinkgeld</h3>
      <Radio.Group
        label="Trinkgeld aus dem Shop geht"
        description="Trinkgeld an das Team ist kein Umsatz. Geht es an den Betrieb, steht es mit Umsatzsteuer auf dem Beleg."
        value={tipRecipient}
        error={problems.tipRecipient}
        onChange={(value) => changeSettings({ tipRecipient: value as TipRecipient })}
      >
        <div className={classes.choices}>
          {TIP_RECIPIENTS.map((key) => (
            <Radio key={key} value={key} label={TIP_WORDS[key]} />
          ))}
        </div>
      </Radio.Group>

      <h3 className={classes.subtitle}>Datenschutz</h3>
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
    </Part>
  );
}

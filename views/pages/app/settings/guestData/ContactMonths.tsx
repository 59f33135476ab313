import { NumberInput } from '@mantine/core';
import { CONTACT_MONTHS } from '../../../../../src/shop/restaurant/shop.types';
import { Section } from '../../../../components/frame/Section';
import classes from '../form/Settings.module.css';
import type { Settings } from '../form/useSettings';

export function ContactMonths({
  settings: { form, problems, changeSettings },
}: {
  settings: Settings<'guestData'>;
}) {
  const { contactMonths } = form.settings;

  return (
    <Section>
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
    </Section>
  );
}

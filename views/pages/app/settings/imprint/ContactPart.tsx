import { Section } from '../../../../components/frame/Section';
import classes from './Imprint.module.css';
import { Text } from './Text';
import type { ImprintForm } from './useImprint';

export function ContactPart({ imprint }: { imprint: ImprintForm }) {
  return (
    <Section
      title="Anschrift und Kontakt"
      lead="Die Anschrift muss eine sein, unter der Post zugestellt wird. Ein Postfach genügt nicht."
    >
      <div className={classes.grid}>
        <Text imprint={imprint} field="street" label="Straße und Hausnummer" required autoComplete="off" />
        <Text imprint={imprint} field="postalCode" label="Postleitzahl" required inputMode="numeric" />
        <Text imprint={imprint} field="city" label="Ort" required />
        <Text imprint={imprint} field="email" label="E-Mail" required type="email" inputMode="email" />
        <Text imprint={imprint} field="phone" label="Telefon" type="tel" inputMode="tel" />
      </div>
    </Section>
  );
}

import { hasShareCapital } from '../../../../../src/shop/legal/imprint/legal-form.rules';
import { Section } from '../../../../components/frame/Section';
import classes from './Imprint.module.css';
import { Text } from './Text';
import type { ImprintForm } from './useImprint';

export function NumbersPart({ imprint }: { imprint: ImprintForm }) {
  return (
    <Section
      title="Nummern"
      lead="Nur eintragen, was es gibt. Die Steuernummer gehört nicht hierher: Sie wird nie veröffentlicht."
    >
      <div className={classes.grid}>
        <Text
          imprint={imprint}
          field="vatId"
          label="Umsatzsteuer-Identifikationsnummer"
          placeholder="DE123456788"
        />
        <Text
          imprint={imprint}
          field="economicId"
          label="Wirtschafts-Identifikationsnummer"
          placeholder="DE123456788-00001"
        />
        {hasShareCapital(imprint.data.legalForm) && <Capital imprint={imprint} />}
      </div>
    </Section>
  );
}

const Capital = ({ imprint }: { imprint: ImprintForm }) => (
  <>
    <Text
      imprint={imprint}
      field="shareCapital"
      label={imprint.data.legalForm === 'AG' ? 'Grundkapital' : 'Stammkapital'}
      description="Freiwillig. Wer es nennt, muss auch ausstehende Einlagen nennen."
      placeholder="25.000 €"
    />
    <Text
      imprint={imprint}
      field="outstandingCapital"
      label="Ausstehende Einlagen"
      description="Leer lassen, wenn alles eingezahlt ist."
    />
  </>
);

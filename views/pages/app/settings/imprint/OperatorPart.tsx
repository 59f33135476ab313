import { NativeSelect, Textarea } from '@mantine/core';
import { FORM_RULES, hasGeneralPartner } from '../../../../../src/shop/legal/imprint/legal-form.rules';
import { LEGAL_FORMS, type LegalForm } from '../../../../../src/shop/legal/legal.types';
import { Section } from '../../../../components/frame/Section';
import classes from './Imprint.module.css';
import { Text } from './Text';
import type { ImprintForm } from './useImprint';

type PartProps = { imprint: ImprintForm };

/** Which fields are asked for follows from the legal form. */
export function OperatorPart({ imprint }: PartProps) {
  const { data, change } = imprint;
  const { fullNames } = FORM_RULES[data.legalForm];

  return (
    <Section title="Betreiber" lead="So, wie es im Gewerbeschein oder im Register steht.">
      <div className={classes.grid}>
        <NativeSelect
          label="Rechtsform"
          name="legalForm"
          data={[...LEGAL_FORMS]}
          value={data.legalForm}
          onChange={({ currentTarget }) => change('legalForm', currentTarget.value as LegalForm)}
        />
        <Text
          imprint={imprint}
          field="firm"
          label={fullNames ? 'Geschäftsbezeichnung' : 'Firma'}
          required={!fullNames}
          description={
            fullNames
              ? 'Der Name, unter dem das Geschäft geführt wird. Darf leer bleiben.'
              : 'Mit dem Zusatz der Rechtsform.'
          }
        />
        <People imprint={imprint} />
        <Register imprint={imprint} />
        {hasGeneralPartner(data.legalForm) && <GeneralPartner imprint={imprint} />}
      </div>
    </Section>
  );
}

function People({ imprint: { data, problems, change } }: PartProps) {
  const { fullNames, people } = FORM_RULES[data.legalForm];

  return (
    <Textarea
      className={classes.wide}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      name="people"
      label={fullNames ? peopleLabel(data.legalForm) : people[1]}
      description={
        fullNames
          ? 'Vor- und Nachname ausgeschrieben, eine Person pro Zeile.'
          : 'Wer das Unternehmen vertritt, eine Person pro Zeile.'
      }
      required
      autosize
      minRows={data.legalForm === 'GbR' ? 2 : 1}
      value={data.people.join('\n')}
      error={problems.people}
      onChange={({ currentTarget }) => change('people', linesOf(currentTarget.value))}
    />
  );
}

function Register({ imprint }: PartProps) {
  const { legalForm } = imprint.data;
  const { register } = FORM_RULES[legalForm];
  if (register === null && legalForm !== 'GbR') return null;

  return (
    <>
      <Text
        imprint={imprint}
        field="registerCourt"
        label="Registergericht"
        placeholder="Amtsgericht Charlottenburg"
        required={register !== null}
        description={register === null ? 'Nur wenn die GbR eingetragen ist (eGbR).' : undefined}
      />
      <Text
        imprint={imprint}
        field="registerNumber"
        label="Registernummer"
        placeholder={`${register ?? 'GsR'} 12345`}
        required={register !== null}
        description={register === null ? 'Zum Beispiel GsR 12.' : undefined}
      />
    </>
  );
}

const GeneralPartner = ({ imprint }: PartProps) => (
  <>
    <Text
      className={classes.wide}
      imprint={imprint}
      field="partnerFirm"
      label="Persönlich haftende GmbH"
      required
    />
    <Text imprint={imprint} field="partnerRegisterCourt" label="Registergericht der GmbH" required />
    <Text imprint={imprint} field="partnerRegisterNumber" label="Registernummer der GmbH" required />
  </>
);

const peopleLabel = (form: LegalForm): string =>
  form === 'GbR' ? 'Alle Gesellschafterinnen und Gesellschafter' : 'Inhaberin oder Inhaber';

/** An empty line stays while somebody begins to type in it. */
const linesOf = (text: string): string[] => (text === '' ? [] : text.split('\n'));

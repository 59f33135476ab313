import { NativeSelect, Textarea } from '@mantine/core';
import { FORM_RULES, hasGeneralPartner } from '../../../../../src/shop/legal/imprint/legal-form.rules';
import { LEGAL_FORMS, type LegalForm } from '../../../../../src/shop/legal/legal.types';
import { Section } from '../../../../components/frame/Section';
import classes from './Imprint.module.css';
import { Text } from './Text';
import type { ImprintForm } from './useImprint';

/** Which fields are asked for follows from the legal form. */
export function OperatorPart({ imprint }: { imprint: ImprintForm }) {
  const { data, problems, change } = imprint;
  const { register, fullNames, people } = FORM_RULES[data.legalForm];

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
        {(register !== null || data.legalForm === 'GbR') && (
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
        )}
        {hasGeneralPartner(data.legalForm) && (
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
        )}
      </div>
    </Section>
  );
}

const peopleLabel = (form: LegalForm): string =>
  form === 'GbR' ? 'Alle Gesellschafterinnen und Gesellschafter' : 'Inhaberin oder Inhaber';

/** A line that is just being begun stays a line. */
const linesOf = (text: string): string[] => (text === '' ? [] : text.split('\n'));

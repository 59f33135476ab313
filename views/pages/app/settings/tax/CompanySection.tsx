import { TextInput } from '@mantine/core';
import { Section } from '../../../../components/frame/Section';
import classes from '../form/Settings.module.css';
import type { Settings } from '../form/useSettings';

export const CompanySection = ({ settings: { form, problems, change } }: { settings: Settings<'tax'> }) => (
  <Section title="Firma">
    <div className={classes.fields}>
      <TextInput
        label="Firma"
        description="Wie sie im Handelsregister oder auf der Gewerbeanmeldung steht."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={100}
        autoComplete="organization"
        value={form.companyName}
        error={problems.companyName}
        onChange={({ currentTarget }) => change({ companyName: currentTarget.value })}
      />
      <TextInput
        label="Steuernummer oder USt-IdNr."
        maxLength={40}
        value={form.taxId}
        error={problems.taxId}
        onChange={({ currentTarget }) => change({ taxId: currentTarget.value })}
      />
    </div>
  </Section>
);

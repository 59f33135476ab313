import { Group, Select } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { EuroInput } from '../../../components/EuroInput';
import type { ProductFields } from './product-form';

const KINDS = [
  { value: 'oneWay', label: 'Einweg' },
  { value: 'reusable', label: 'Mehrweg' },
];

const AGES = [
  { value: '0', label: 'Keine' },
  { value: '16', label: 'Ab 16 Jahren (Bier, Wein, Sekt)' },
  { value: '18', label: 'Ab 18 Jahren (Spirituosen, Mischgetränke, Tabak)' },
];

export function PackagingFields({ form }: { form: UseFormReturnType<ProductFields> }) {
  return (
    <>
      <Group grow align="start">
        <EuroInput
          label="Pfand"
          description="Steht neben dem Preis, nicht darin."
          value={form.values.depositCents}
          onChange={(cents) => form.setFieldValue('depositCents', cents)}
          error={form.errors.depositCents}
        />
        <Select
          label="Art des Pfands"
          description="Mehrweg auch für Schüsseln und Becher."
          data={KINDS}
          allowDeselect={false}
          {...form.getInputProps('depositKind')}
        />
      </Group>
      <EuroInput
        label="Verpackung"
        description="Was Gäste je Stück für die Verpackung zahlen, wenn sie mitnehmen. Meist nichts."
        value={form.values.packagingCents}
        onChange={(cents) => form.setFieldValue('packagingCents', cents)}
        error={form.errors.packagingCents}
      />
      <Select
        label="Altersgrenze"
        description="Wird bei der Übergabe geprüft."
        data={AGES}
        allowDeselect={false}
        value={String(form.values.minAge)}
        onChange={(value) => form.setFieldValue('minAge', Number(value) as 0 | 16 | 18)}
        error={form.errors.minAge}
      />
    </>
  );
}

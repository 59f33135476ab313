import { NumberInput, Radio, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ProductFields } from './product-form';

export function StockFields({ form }: { form: UseFormReturnType<ProductFields> }) {
  const { counted } = form.values;

  return (
    <>
      <Radio.Group
        label="Wird gezählt?"
        description="Was aufgebraucht ist, können Gäste nicht mehr bestellen."
        value={counted}
        onChange={(next) => form.setFieldValue('counted', next as ProductFields['counted'])}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="none" label="Nein" />
          <Radio value="pieces" label="Stückzahl" description="Zählt herunter, bis du nachfüllst." />
          <Radio value="daily" label="Menge je Tag" description="Beginnt jeden Tag von vorn." />
        </Stack>
      </Radio.Group>
      {counted === 'daily' && (
        <NumberInput
          label="Portionen je Tag"
          min={1}
          max={100_000}
          allowDecimal={false}
          maw="12rem"
          {...form.getInputProps('quota')}
          error={form.errors.quota ?? form.errors['stock.quota']}
        />
      )}
      {counted !== 'none' && (
        <NumberInput
          label={counted === 'pieces' ? 'Noch da' : 'Heute noch da'}
          description={
            counted === 'pieces' ? 'Ab jetzt wird von dieser Zahl heruntergezählt.' : 'Leer: die ganze Menge.'
          }
          min={0}
          max={100_000}
          allowDecimal={false}
          maw="20rem"
          {...form.getInputProps('left')}
        />
      )}
    </>
  );
}

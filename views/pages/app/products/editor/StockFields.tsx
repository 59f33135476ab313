import { NumberInput, type NumberInputProps, Radio, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ProductFields } from './product-form';

type FormProps = { form: UseFormReturnType<ProductFields> };

export function StockFields({ form }: FormProps) {
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
        <Amount
          label="Portionen je Tag"
          min={1}
          maw="12rem"
          {...form.getInputProps('quota')}
          error={form.errors.quota ?? form.errors['stock.quota']}
        />
      )}
      {counted !== 'none' && <LeftField form={form} />}
    </>
  );
}

function LeftField({ form }: FormProps) {
  const hint =
    form.values.counted === 'pieces'
      ? { label: 'Noch da', description: 'Ab jetzt wird von dieser Zahl heruntergezählt.' }
      : { label: 'Heute noch da', description: 'Leer: die ganze Menge.' };

  return <Amount {...hint} min={0} maw="20rem" {...form.getInputProps('left')} />;
}

const Amount = (props: NumberInputProps) => <NumberInput max={100_000} allowDecimal={false} {...props} />;

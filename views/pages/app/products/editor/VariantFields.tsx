import { Button, NumberInput, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconPlus } from '@tabler/icons-react';
import { formatEuro } from '../../../../../src/shared/money';
import { contentText } from '../../../../../src/shop/pricing/unit-price.rules';
import { EuroInput } from '../../../../components/fields/EuroInput';
import { Select } from '../../../../components/fields/Select';
import classes from './Fields.module.css';
import { newVariant, type ProductFields, type VariantFields as Variant } from './product-form';

const MAX_VARIANTS = 12;
const UNITS = [
  { value: 'ml', label: 'Milliliter' },
  { value: 'g', label: 'Gramm' },
];

type FormProps = { form: UseFormReturnType<ProductFields> };

export function VariantFields({ form }: FormProps) {
  const { variants, halves } = form.values;
  if (halves) return <HalvesHint />;

  return (
    <fieldset className={classes.fieldset}>
      <legend>{variants.length > 1 ? 'Größen und Preise' : 'Preis'}</legend>
      {variants.map((variant, index) => (
        <VariantRow key={variant.key} form={form} variant={variant} index={index} />
      ))}
      {form.errors.variants && <p role="alert">{form.errors.variants}</p>}
      {variants.length < MAX_VARIANTS && (
        <Button
          variant="subtle"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => form.insertListItem('variants', newVariant())}
        >
          Weitere Größe
        </Button>
      )}
    </fieldset>
  );
}

function VariantRow({ form, variant, index }: FormProps & { variant: Variant; index: number }) {
  const several = form.values.variants.length > 1;
  const at = `variants.${index}`;

  return (
    <div className={classes.variant}>
      {several && (
        <TextInput
          label={`Größe ${index + 1}`}
          placeholder="zum Beispiel Groß"
          maxLength={40}
          {...form.getInputProps(`${at}.name`)}
        />
      )}
      <EuroInput
        label={several ? `Preis ${index + 1}` : 'Preis'}
        value={variant.priceCents}
        onChange={(cents) => form.setFieldValue(`${at}.priceCents`, cents)}
        error={form.errors[`${at}.priceCents`]}
      />
      {(hasUnitPrice(form.values) || variant.amount !== '') && <ContentFields form={form} at={at} />}
      {several && (
        <Button
          variant="subtle"
          aria-label={`Größe ${variant.name || index + 1} entfernen`}
          onClick={() => form.removeListItem('variants', index)}
        >
          Entfernen
        </Button>
      )}
      <UnitPrice variant={variant} />
    </div>
  );
}

/** What is cooked is sold by the portion; a bottle, or what is packed, has a price by the litre or the kilo. */
const hasUnitPrice = ({ taxClass, prepacked }: ProductFields): boolean =>
  prepacked !== null || !PORTIONS.includes(taxClass);

const PORTIONS: ProductFields['taxClass'][] = ['food', 'foodLuxury'];

const ContentFields = ({ form, at }: FormProps & { at: string }) => (
  <>
    <NumberInput
      label="Inhalt"
      description="Für den Grundpreis"
      min={1}
      max={100_000}
      allowDecimal={false}
      hideControls
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...form.getInputProps(`${at}.amount`)}
    />
    <Select label="Einheit" data={UNITS} allowDeselect={false} {...form.getInputProps(`${at}.unit`)} />
  </>
);

const HalvesHint = () => (
  <p className={classes.hint}>Größen und Preise folgen aus den Hälften, siehe „Halb und halb“.</p>
);

/** What guests will read, while it is being typed. */
function UnitPrice({ variant: { priceCents, amount, unit } }: { variant: Variant }) {
  if (priceCents === null || typeof amount !== 'number' || amount < 1) return null;
  return (
    <output className={classes.preview}>
      Gäste lesen: {formatEuro(priceCents)} ({contentText(priceCents, { amount, unit })})
    </output>
  );
}

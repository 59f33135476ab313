import { Button, NumberInput, Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconPlus } from '@tabler/icons-react';
import { formatEuro } from '../../../../../src/shared/money';
import { contentText } from '../../../../../src/shop/pricing/unit-price.rules';
import { EuroInput } from '../../../../components/fields/EuroInput';
import classes from '../Products.module.css';
import { newVariant, type ProductFields, type VariantFields as Variant } from './product-form';

const UNITS = [
  { value: 'ml', label: 'Milliliter' },
  { value: 'g', label: 'Gramm' },
];

export function VariantFields({ form }: { form: UseFormReturnType<ProductFields> }) {
  const { variants, halves } = form.values;
  if (halves) return <HalvesHint />;
  const several = variants.length > 1;

  return (
    <fieldset className={classes.fieldset}>
      <legend>{several ? 'Größen und Preise' : 'Preis'}</legend>
      {variants.map((variant, index) => (
        <div key={variant.key} className={classes.variant}>
          {several && (
            <TextInput
              label={`Größe ${index + 1}`}
              placeholder="zum Beispiel Groß"
              maxLength={40}
              {...form.getInputProps(`variants.${index}.name`)}
            />
          )}
          <EuroInput
            label={several ? `Preis ${index + 1}` : 'Preis'}
            value={variant.priceCents}
            onChange={(cents) => form.setFieldValue(`variants.${index}.priceCents`, cents)}
            error={form.errors[`variants.${index}.priceCents`]}
          />
          <NumberInput
            label="Inhalt"
            description="Nur bei Verpacktem"
            min={1}
            max={100_000}
            allowDecimal={false}
            hideControls
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            {...form.getInputProps(`variants.${index}.amount`)}
          />
          <Select
            label="Einheit"
            data={UNITS}
            allowDeselect={false}
            {...form.getInputProps(`variants.${index}.unit`)}
          />
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
      ))}
      {form.errors.variants && <p role="alert">{form.errors.variants}</p>}
      {variants.length < 12 && (
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

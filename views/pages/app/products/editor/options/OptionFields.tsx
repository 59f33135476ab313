import { Button, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { AllergenFields } from '../../../../../components/allergens/AllergenFields';
import { EuroInput } from '../../../../../components/fields/EuroInput';
import classes from '../Fields.module.css';
import type { GroupValues, OptionValues } from './option-group-form';

interface Props {
  form: UseFormReturnType<GroupValues>;
  index: number;
  sizes: string[];
}

export function OptionFields({ form, index, sizes }: Props) {
  const option = form.values.options[index];
  if (!option) return null;
  const at = `options.${index}`;
  const called = option.name || `Möglichkeit ${index + 1}`;

  return (
    <div className={classes.option}>
      <div className={classes.variant}>
        <TextInput label={`Möglichkeit ${index + 1}`} maxLength={60} {...form.getInputProps(`${at}.name`)} />
        <EuroInput
          label={`Aufpreis ${index + 1}`}
          value={option.priceCents}
          onChange={(cents) => form.setFieldValue(`${at}.priceCents`, cents)}
          error={form.errors[`${at}.priceCents`]}
        />
        {form.values.options.length > 1 && (
          <Button
            variant="subtle"
            aria-label={`${called} entfernen`}
            onClick={() => form.removeListItem('options', index)}
          >
            Entfernen
          </Button>
        )}
      </div>
      <Details form={form} at={at} option={option} sizes={sizes} />
    </div>
  );
}

interface DetailsProps extends Pick<Props, 'form' | 'sizes'> {
  at: string;
  option: OptionValues;
}

/** What most options leave as it is: prices that differ by size, and allergens. */
function Details({ form, at, option: { allergens, additives, variantPrices }, sizes }: DetailsProps) {
  function setSizePrice(size: string, cents: number | null): void {
    const { [size]: _before, ...others } = variantPrices;
    form.setFieldValue(`${at}.variantPrices`, cents === null ? others : { ...others, [size]: cents });
  }

  return (
    <details className={classes.details}>
      <summary>
        {sizes.length > 1 ? 'Aufpreis je Größe, Allergene' : 'Allergene'}
        {allergens === null && ' (ungeprüft)'}
      </summary>
      {sizes.length > 1 && (
        <div className={classes.variant}>
          {sizes.map((size) => (
            <EuroInput
              key={size}
              label={`Aufpreis bei ${size}`}
              description="Leer: wie oben"
              value={variantPrices[size] ?? null}
              onChange={(cents) => setSizePrice(size, cents)}
            />
          ))}
        </div>
      )}
      <AllergenFields
        allergens={allergens}
        additives={additives}
        setAllergens={(next) => form.setFieldValue(`${at}.allergens`, next)}
        setAdditives={(next) => form.setFieldValue(`${at}.additives`, next)}
      />
    </details>
  );
}

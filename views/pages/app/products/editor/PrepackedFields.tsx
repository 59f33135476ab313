import { NumberInput, Switch, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { INCOMPLETE, prepackedGaps } from '../../../../../src/shop/dish/check/prepacked.rules';
import classes from './Editor.module.css';
import { emptyNutrition, NUTRITION, newPrepacked, prepackedOf } from './prepacked-form';
import type { ProductFields } from './product-form';

type FormProps = { form: UseFormReturnType<ProductFields> };

/** What the law wants to be read about prepacked food before somebody buys it. */
export function PrepackedFields({ form }: FormProps) {
  const { prepacked } = form.values;

  return (
    <>
      <Switch
        label="Kommt fertig verpackt ins Haus"
        description="Flaschen, Dosen, Eisbecher vom Hersteller. Gäste lesen dann, was auf dem Etikett steht."
        checked={prepacked !== null}
        onChange={({ currentTarget }) =>
          form.setFieldValue('prepacked', currentTarget.checked ? newPrepacked() : null)
        }
      />
      {prepacked && (
        <>
          <Gaps gaps={prepackedGaps(prepackedOf(prepacked))} />
          <LabelFields form={form} />
          <NutritionFields form={form} />
        </>
      )}
    </>
  );
}

const Gaps = ({ gaps }: { gaps: readonly string[] }) =>
  gaps.length > 0 && (
    <p className={classes.warning} role="status">
      {INCOMPLETE}: {gaps.join(', ')}. Speichern geht trotzdem.
    </p>
  );

const LabelFields = ({ form }: FormProps) => (
  <>
    <TextInput
      label="Bezeichnung"
      description="Wie auf dem Etikett, zum Beispiel „Koffeinhaltiges Erfrischungsgetränk“."
      maxLength={200}
      {...form.getInputProps('prepacked.legalName')}
    />
    <Textarea
      label="Zutaten"
      autosize
      minRows={2}
      maxLength={2_000}
      {...form.getInputProps('prepacked.ingredientsText')}
    />
    <AmountFields form={form} />
    <TextInput
      label="Verantwortliches Unternehmen"
      description="Name und Anschrift, wie auf dem Etikett."
      maxLength={300}
      {...form.getInputProps('prepacked.responsibleBusiness')}
    />
  </>
);

const AmountFields = ({ form }: FormProps) => (
  <div className={classes.grid}>
    <TextInput
      label="Nettofüllmenge"
      placeholder="330 ml"
      maxLength={40}
      {...form.getInputProps('prepacked.netQuantity')}
    />
    <NumberInput
      label="Alkohol in % vol"
      placeholder="ohne"
      min={0}
      max={100}
      decimalScale={1}
      decimalSeparator=","
      hideControls
      {...form.getInputProps('prepacked.alcoholVol')}
    />
  </div>
);

function NutritionFields({ form }: FormProps) {
  const nutrition = form.values.prepacked?.nutrition ?? null;

  return (
    <>
      <Switch
        label="Nährwerte angeben"
        description="Je 100 g oder 100 ml. Nicht nötig bei Wasser und über 1,2 % vol."
        checked={nutrition !== null}
        onChange={({ currentTarget }) =>
          form.setFieldValue('prepacked.nutrition', currentTarget.checked ? emptyNutrition() : null)
        }
      />
      {nutrition && (
        <div className={classes.grid}>
          {NUTRITION.map(({ key, label, unit }) => (
            <NumberInput
              key={key}
              label={`${label} (${unit})`}
              min={0}
              decimalScale={unit.startsWith('k') ? 0 : 2}
              decimalSeparator=","
              hideControls
              {...form.getInputProps(`prepacked.nutrition.${key}`)}
            />
          ))}
        </div>
      )}
    </>
  );
}

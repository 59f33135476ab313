import { Button, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ProductRow } from '../../../../../../src/shop/dish/product-row.view';
import { EuroInput } from '../../../../../components/fields/EuroInput';
import classes from '../Editor.module.css';
import type { ProductFields } from '../product-form';
import { type ChoiceFields, type ComboFields as Combo, choicesFor, sizeKey } from './combo-form';
import { DishSelect, sizeName } from './DishSelect';

interface Props {
  form: UseFormReturnType<ProductFields>;
  combo: Combo;
  index: number;
  rows: readonly ProductRow[];
  categories: readonly { id: string; name: string }[];
}

/** One part of a combo: what guests choose here, and from which dishes. */
export function CourseFields({ form, combo, index, rows, categories }: Props) {
  const course = combo.courses[index];
  if (!course) return null;
  const at = `combo.courses.${index}`;
  const wrong = Object.entries(form.errors).find(([field]) => field.startsWith(`${at}.choices`))?.[1];

  return (
    <fieldset className={classes.course}>
      <legend>Teil {index + 1}</legend>
      <TextInput
        label="Was Gäste hier wählen"
        placeholder={index === 0 ? 'zum Beispiel Deine Pizza' : 'zum Beispiel Dein Getränk'}
        maxLength={60}
        {...form.getInputProps(`${at}.name`)}
      />
      <DishSelect
        label="Speisen zur Wahl"
        placeholder={course.choices.length === 0 ? 'Name oder Nummer' : ''}
        by="size"
        rows={rows.filter(({ kind }) => kind === 'dish')}
        categories={categories}
        value={course.choices.map(sizeKey)}
        onChange={(keys) => form.setFieldValue(`${at}.choices`, choicesFor(keys, course.choices))}
        error={wrong}
      />
      {course.choices.length > 0 && (
        <Surcharges
          choices={course.choices}
          rows={rows}
          onChange={(place, cents) => form.setFieldValue(`${at}.choices.${place}.surchargeCents`, cents)}
        />
      )}
      {combo.courses.length > 2 && (
        <RemoveButton place={index + 1} onClick={() => form.removeListItem('combo.courses', index)} />
      )}
    </fieldset>
  );
}

const RemoveButton = ({ place, onClick }: { place: number; onClick: () => void }) => (
  <Button
    className={classes.remove}
    variant="subtle"
    aria-label={`Teil ${place} entfernen`}
    onClick={onClick}
  >
    Entfernen
  </Button>
);

interface SurchargesProps {
  choices: ChoiceFields[];
  rows: readonly ProductRow[];
  onChange: (place: number, cents: number | null) => void;
}

const Surcharges = ({ choices, rows, onChange }: SurchargesProps) => (
  <ul className={classes.choices}>
    {choices.map((choice, place) => (
      <li key={sizeKey(choice)} className={classes.choice}>
        <span>{nameIn(rows, choice)}</span>
        <EuroInput
          aria-label={`Aufpreis für ${nameIn(rows, choice)}`}
          description="Aufpreis"
          inputWrapperOrder={['description', 'input', 'error']}
          value={choice.surchargeCents}
          onChange={(cents) => onChange(place, cents)}
        />
      </li>
    ))}
  </ul>
);

function nameIn(rows: readonly ProductRow[], { productId, variantId }: ChoiceFields): string {
  const row = rows.find(({ id }) => id === productId);
  const size = row?.variants.find(({ id }) => id === variantId);
  return row && size ? sizeName(row.name, size.name) : 'Gelöschte Speise';
}

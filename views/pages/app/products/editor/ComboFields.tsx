import { Button, Radio, Stack, Switch, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatEuro } from '../../../../../src/shared/money';
import { comboThought } from '../../../../../src/shop/dish/product-combo.rules';
import type { ProductRow } from '../../../../../src/shop/dish/product-row.view';
import { EuroInput } from '../../../../components/fields/EuroInput';
import { dishesOf, leastSingles } from '../dishes';
import { type ComboFields as Combo, choicesFor, comboOf, newCombo, newCourse, sizeKey } from './combo-form';
import { DishSelect, sizeName } from './DishSelect';
import classes from './Editor.module.css';
import { inputOf, type ProductFields } from './product-form';

interface Props {
  form: UseFormReturnType<ProductFields>;
  rows: readonly ProductRow[];
  categories: readonly { id: string; name: string }[];
}

const MAX_COURSES = 8;

export function ComboFields({ form, rows, categories }: Props) {
  const { combo } = form.values;

  return (
    <>
      <Switch
        label="Diese Speise ist ein Menü"
        description="Ein Preis für alles zusammen; Gäste wählen zu jedem Teil eine Speise."
        checked={combo !== null}
        onChange={({ currentTarget }) =>
          form.setFieldValue('combo', currentTarget.checked ? newCombo() : null)
        }
      />
      {combo && (
        <>
          {combo.courses.map((course, index) => (
            <CourseFields
              key={course.key}
              form={form}
              combo={combo}
              index={index}
              rows={rows}
              categories={categories}
            />
          ))}
          <Problem>{form.errors['combo.courses']}</Problem>
          {combo.courses.length < MAX_COURSES && (
            <Button
              className={classes.remove}
              variant="subtle"
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => form.insertListItem('combo.courses', newCourse())}
            >
              Weiterer Teil
            </Button>
          )}
          <PriceHint combo={combo} form={form} rows={rows} />
          <Radio.Group label="Aufteilung für die Mehrwertsteuer" {...form.getInputProps('combo.method')}>
            <Stack gap="xs" mt="xs">
              <Radio
                value="singlePrices"
                label="Nach den Einzelpreisen"
                description="Das Übliche, wenn es alles auch einzeln gibt."
              />
              <Radio
                value="thirtySeventy"
                label="30 % Getränke, 70 % Speisen"
                description="Für Pauschalen wie Brunch oder Büfett. Im Zweifel mit dem Steuerbüro klären."
              />
            </Stack>
          </Radio.Group>
        </>
      )}
    </>
  );
}

function CourseFields({ form, combo, index, rows, categories }: Props & { combo: Combo; index: number }) {
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
        <ul className={classes.choices}>
          {course.choices.map((choice, place) => (
            <li key={sizeKey(choice)} className={classes.choice}>
              <span>{nameIn(rows, choice)}</span>
              <EuroInput
                aria-label={`Aufpreis für ${nameIn(rows, choice)}`}
                description="Aufpreis"
                inputWrapperOrder={['description', 'input', 'error']}
                value={choice.surchargeCents}
                onChange={(cents) => form.setFieldValue(`${at}.choices.${place}.surchargeCents`, cents)}
              />
            </li>
          ))}
        </ul>
      )}
      {combo.courses.length > 2 && (
        <Button
          className={classes.remove}
          variant="subtle"
          aria-label={`Teil ${index + 1} entfernen`}
          onClick={() => form.removeListItem('combo.courses', index)}
        >
          Entfernen
        </Button>
      )}
    </fieldset>
  );
}

function PriceHint({ combo, form, rows }: { combo: Combo; form: Props['form']; rows: Props['rows'] }) {
  const least = leastSingles(combo, rows);
  const thought = comboThought(comboOf(combo), inputOf(form.values).variants, dishesOf(rows));
  if (least === null) return null;

  return (
    <>
      <p className={classes.lead} role="status">
        Einzeln kosten die günstigsten Speisen zusammen {formatEuro(least)}. Mehr darf das Menü nicht kosten,
        wenn nach Einzelpreisen aufgeteilt wird.
      </p>
      {thought && <p className={classes.warning}>{thought}</p>}
    </>
  );
}

const Problem = ({ children }: { children?: ReactNode }) =>
  children ? (
    <p role="alert" className={classes.error}>
      {children}
    </p>
  ) : null;

function nameIn(
  rows: readonly ProductRow[],
  { productId, variantId }: { productId: string; variantId: string },
): string {
  const row = rows.find(({ id }) => id === productId);
  const size = row?.variants.find(({ id }) => id === variantId);
  return row && size ? sizeName(row.name, size.name) : 'Gelöschte Speise';
}

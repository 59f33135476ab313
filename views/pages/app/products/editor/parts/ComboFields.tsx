import { Button, Radio, Stack, Switch } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatEuro } from '../../../../../../src/shared/money';
import { comboThought } from '../../../../../../src/shop/dish/check/product-combo.rules';
import type { ProductRow } from '../../../../../../src/shop/dish/product-row.view';
import { dishesOf, leastSingles } from '../../dishes';
import classes from '../Editor.module.css';
import { inputOf, type ProductFields } from '../product-form';
import { CourseFields } from './CourseFields';
import { type ComboFields as Combo, comboOf, newCombo, newCourse } from './combo-form';

interface Props {
  form: UseFormReturnType<ProductFields>;
  rows: readonly ProductRow[];
  categories: readonly { id: string; name: string }[];
}

const MAX_COURSES = 8;

export function ComboFields(props: Props) {
  const { form } = props;
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
          <Courses {...props} combo={combo} />
          <PriceHint combo={combo} form={form} rows={props.rows} />
          <MethodChoice form={form} />
        </>
      )}
    </>
  );
}

function Courses({ combo, ...props }: Props & { combo: Combo }) {
  const { form } = props;

  return (
    <>
      {combo.courses.map((course, index) => (
        <CourseFields key={course.key} {...props} combo={combo} index={index} />
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
    </>
  );
}

const MethodChoice = ({ form }: Pick<Props, 'form'>) => (
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
);

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

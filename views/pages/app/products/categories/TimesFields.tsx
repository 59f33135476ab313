import { Switch } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { WEEKDAYS } from '../../../../../src/shared/berlin-time';
import type { ShopTimes } from '../../../../../src/shop/opening-hours/opening-hours.types';
import { FieldError } from '../../../../components/fields/FieldError';
import { WeekEditor } from '../../../../components/hours/WeekEditor';
import type { CategoryFields } from './category-form';

/** Hours of a category within those of the restaurant, such as lunch or breakfast. */
export function TimesFields({ form }: { form: UseFormReturnType<CategoryFields> }) {
  const { times } = form.values;
  const problems = Object.fromEntries(
    Object.entries(form.errors).map(([field, problem]) => [field, String(problem)]),
  );

  return (
    <>
      <Switch
        label="Nur zu bestimmten Zeiten"
        description="Zum Beispiel der Mittagstisch. Außerhalb sehen Gäste die Speisen, können sie aber nicht bestellen."
        checked={times !== null}
        onChange={({ currentTarget }) =>
          form.setFieldValue('times', currentTarget.checked ? weekdays() : null)
        }
      />
      {times && (
        <>
          <WeekEditor
            times={times}
            field="times"
            problems={problems}
            closed="Nicht angeboten"
            onChange={(next) => form.setFieldValue('times', next)}
          />
          <FieldError id="times">{problems.times}</FieldError>
        </>
      )}
    </>
  );
}

const LUNCH = { from: '11:30', to: '14:30' };

/** Begins with the most frequent case: lunch from Monday to Friday. */
const weekdays = (): ShopTimes =>
  Object.fromEntries(
    WEEKDAYS.map((day, index) => [day, { closed: index > 4, ranges: [{ ...LUNCH }] }]),
  ) as ShopTimes;

import { Switch } from '@mantine/core';
import type { DeliveryArea } from '../../../../../src/shop/delivery/delivery.types';
import { sameTimesDaily } from '../../../../../src/shop/opening-hours/opening-defaults.rules';
import { WeekEditor } from '../../../../components/hours/WeekEditor';
import type { Problems } from '../form/settings-form';

interface AreaHoursProps {
  area: DeliveryArea;
  field: string;
  problems: Problems;
  onChange: (part: Partial<DeliveryArea>) => void;
}

export function AreaHours({ area: { name, times }, field, problems, onChange }: AreaHoursProps) {
  return (
    <>
      <Switch
        label="Nur zu bestimmten Zeiten"
        aria-label={`${name}: nur zu bestimmten Zeiten`}
        description="Sonst immer, wenn ihr liefert."
        checked={times !== null}
        onChange={({ currentTarget }) =>
          onChange({ times: currentTarget.checked ? sameTimesDaily([{ from: '17:00', to: '22:00' }]) : null })
        }
      />
      {times && (
        <WeekEditor
          times={times}
          field={field}
          problems={problems}
          onChange={(week) => onChange({ times: week })}
        />
      )}
    </>
  );
}

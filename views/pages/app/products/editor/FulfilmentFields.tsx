import { Checkbox, Group } from '@mantine/core';
import { FULFILMENTS, type Fulfilment } from '../../../../../src/shared/fulfilment.types';
import { FULFILMENT_LABELS } from './product-form';

interface Props {
  value: Fulfilment[];
  onChange: (value: Fulfilment[]) => void;
}

export function FulfilmentFields({ value, onChange }: Props) {
  return (
    <Checkbox.Group
      label="Angeboten für"
      value={value}
      onChange={(next) => onChange(FULFILMENTS.filter((one) => next.includes(one)))}
    >
      <Group gap="lg" mt="xs">
        {FULFILMENTS.map((one) => (
          <Checkbox key={one} value={one} label={FULFILMENT_LABELS[one]} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}

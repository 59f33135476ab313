import { Checkbox, Group } from '@mantine/core';
import { FULFILMENT_LABEL, FULFILMENTS, type Fulfilment } from '../../../../../src/shared/fulfilment.types';

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
          <Checkbox key={one} value={one} label={FULFILMENT_LABEL[one]} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}

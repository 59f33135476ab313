import { Checkbox, Group } from '@mantine/core';
import { DIETS, type Diet } from '../../../../../src/shop/menu/menu.types';

export const DIET_LABELS: Record<Diet, string> = {
  vegetarian: 'Vegetarisch',
  vegan: 'Vegan',
  halal: 'Halal',
  spicy: 'Scharf',
};

/** Vegan is vegetarian too: who ticks the one means the other. */
export function DietFields({ value, onChange }: { value: Diet[]; onChange: (value: Diet[]) => void }) {
  function choose(next: string[]): void {
    const added = next.includes('vegan') && !value.includes('vegan') ? [...next, 'vegetarian'] : next;
    onChange(DIETS.filter((diet) => added.includes(diet)));
  }

  return (
    <Checkbox.Group label="Das versprichst du" value={value} onChange={choose}>
      <Group gap="lg" mt="xs">
        {DIETS.map((diet) => (
          <Checkbox key={diet} value={diet} label={DIET_LABELS[diet]} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}

import { Radio, Stack, Switch } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ProductRow } from '../../../../../../src/shop/dish/product-row.view';
import type { Halves } from '../../../../../../src/shop/menu/menu.types';
import { sharedSizes } from '../../../../../../src/shop/menu/product-halves.rules';
import { dishesOf } from '../../dishes';
import classes from '../Editor.module.css';
import { newVariant, type ProductFields } from '../product-form';
import { DishSelect } from './DishSelect';

interface Props {
  form: UseFormReturnType<ProductFields>;
  rows: readonly ProductRow[];
  categories: readonly { id: string; name: string }[];
}

/** Sizes and prices follow from the halves; nobody types them twice. */
export function HalvesFields(props: Props) {
  const { form } = props;
  const { halves } = form.values;

  return (
    <>
      <Switch
        label="Aus zwei Hälften"
        description="„Halb Salami, halb Funghi“: Gäste wählen zwei Speisen, der Preis folgt aus ihnen."
        checked={halves !== null}
        onChange={({ currentTarget }) =>
          form.setFieldValue('halves', currentTarget.checked ? { productIds: [], price: 'dearer' } : null)
        }
      />
      {halves && <Chosen {...props} halves={halves} />}
    </>
  );
}

function Chosen({ form, rows, categories, halves }: Props & { halves: Halves }) {
  const { variants } = form.values;
  const sizes = sizesOf(halves.productIds, rows);

  function choose(productIds: string[]): void {
    form.setFieldValue('halves', { ...halves, productIds });
    const names = sizesOf(productIds, rows);
    if (names.length === 0) return;
    const known = (name: string) => variants.find((variant) => variant.name === name);
    form.setFieldValue(
      'variants',
      names.map((name) => known(name) ?? newVariant(name)),
    );
  }

  return (
    <>
      <DishSelect
        label="Speisen für die Hälften"
        placeholder={halves.productIds.length === 0 ? 'Name oder Nummer' : ''}
        by="dish"
        rows={rows.filter(({ kind }) => kind === 'dish')}
        categories={categories}
        value={halves.productIds}
        onChange={choose}
        error={form.errors['halves.productIds']}
      />
      {halves.productIds.length > 1 && (
        <p className={sizes.length === 0 ? classes.warning : classes.lead} role="status">
          {sizesText(sizes)}
        </p>
      )}
      <PriceChoice
        price={halves.price}
        onChange={(price) => form.setFieldValue('halves', { ...halves, price })}
      />
    </>
  );
}

interface PriceChoiceProps {
  price: Halves['price'];
  onChange: (price: Halves['price']) => void;
}

const PriceChoice = ({ price, onChange }: PriceChoiceProps) => (
  <Radio.Group
    label="Welcher Preis gilt"
    value={price}
    onChange={(chosen) => onChange(chosen as Halves['price'])}
  >
    <Stack gap="xs" mt="xs">
      <Radio value="dearer" label="Der Preis der teureren Hälfte" />
      <Radio value="mean" label="Der Mittelwert beider Hälften" />
    </Stack>
  </Radio.Group>
);

const sizesOf = (ids: readonly string[], rows: readonly ProductRow[]): string[] => {
  const dishes = dishesOf(rows);
  return sharedSizes(ids.flatMap((id) => dishes.get(id) ?? []));
};

function sizesText(sizes: readonly string[]): string {
  if (sizes.length === 0)
    return 'Diese Speisen haben keine Größe gemeinsam. Gleiche Größen müssen gleich heißen.';
  const names = sizes.filter(Boolean);
  return names.length === 0 ? 'Alle haben eine Größe.' : `Angeboten in: ${names.join(', ')}.`;
}

import { Button, Group, Modal } from '@mantine/core';
import { formatEuro } from '../../../../src/shared/money';
import type { ProductForm } from '../../../../src/shop/catalog/catalog.view';
import type { DishExtras } from '../../../../src/shop/catalog/menu-edit.types';
import { TAX_CLASS_LABELS } from '../../../../src/shop/pricing/tax.rules';
import { DataTable } from '../../../components/DataTable';
import { FULFILMENT_LABELS, inputOf, type ProductFields } from './product-form';

interface Props {
  mine: ProductFields;
  /** What stands in the store since a colleague saved; null while there is no conflict. */
  current: ProductForm | null;
  categories: { id: string; name: string }[];
  close: () => void;
  keep: (current: ProductForm) => void;
  take: () => void;
}

type Compared = Omit<ProductForm, 'id' | 'version' | keyof DishExtras>;

const LABELS: Record<keyof Compared, string> = {
  name: 'Name',
  number: 'Nummer',
  description: 'Beschreibung',
  categoryId: 'Kategorie',
  taxClass: 'Steuerklasse',
  variants: 'Preise',
  optionGroupIds: 'Auswahl und Extras',
  allergens: 'Allergene',
  additives: 'Zusatzstoffe',
  depositCents: 'Pfand',
  minAge: 'Altersgrenze',
  fulfilments: 'Angeboten für',
};

/** Two people had the dish open: here stand both versions, and nothing is lost without a decision. */
export function ConflictModal({ mine, current, categories, close, keep, take }: Props) {
  const wanted = inputOf(mine);
  const words = (key: keyof Compared, form: Compared) =>
    key === 'categoryId'
      ? (categories.find(({ id }) => id === form.categoryId)?.name ?? '')
      : wordsOf(key, form);
  const rows = (Object.keys(LABELS) as (keyof Compared)[])
    .filter((key) => current && JSON.stringify(wanted[key]) !== JSON.stringify(current[key]))
    .map((key) => ({
      key,
      label: LABELS[key],
      mine: words(key, wanted),
      theirs: current ? words(key, current) : '',
    }));

  return (
    <Modal opened={current !== null} onClose={close} title="Inzwischen geändert" size="lg">
      <p>Jemand anderes hat diese Speise gespeichert, während du sie offen hattest.</p>
      <DataTable
        caption="Unterschiede"
        columns={[
          { label: 'Feld', cell: (row) => row.label, main: true },
          { label: 'Deine Eingabe', cell: (row) => row.mine },
          { label: 'Jetzt gespeichert', cell: (row) => row.theirs },
        ]}
        rows={rows}
        keyOf={(row) => row.key}
      />
      <Group justify="flex-end" gap="sm" mt="xl">
        <Button variant="default" onClick={take}>
          Gespeichertes behalten
        </Button>
        <Button onClick={() => current && keep(current)}>Mit meiner Eingabe weitermachen</Button>
      </Group>
    </Modal>
  );
}

function wordsOf(key: keyof Compared, form: Compared): string {
  if (key === 'variants')
    return form.variants.map(({ name, priceCents }) => `${name} ${formatEuro(priceCents)}`.trim()).join(', ');
  if (key === 'taxClass') return TAX_CLASS_LABELS[form.taxClass];
  if (key === 'fulfilments')
    return form.fulfilments.map((one) => FULFILMENT_LABELS[one]).join(', ') || 'nichts';
  if (key === 'depositCents') return formatEuro(form.depositCents);
  if (key === 'minAge') return form.minAge === 0 ? 'keine' : `ab ${form.minAge}`;
  if (key === 'allergens' && form.allergens === null) return 'nicht geprüft';
  const value = form[key];
  return Array.isArray(value) ? (value.length === 0 ? 'keine' : `${value.length} gewählt`) : String(value);
}

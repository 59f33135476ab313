import { Button, Group, Modal } from '@mantine/core';
import type { ProductForm, ProductsPage } from '../../../../src/shop/dish/dish.view';
import { DataTable } from '../../../components/tables/DataTable';
import { inputOf, type ProductFields } from './editor/product-form';
import { differences } from './product-words';

interface Props {
  mine: ProductFields;
  /** What stands in the store since a colleague saved; null while there is no conflict. */
  current: ProductForm | null;
  page: ProductsPage;
  close: () => void;
  keep: (current: ProductForm) => void;
  take: () => void;
}

/** Two people had the dish open: here stand both versions, and nothing is lost without a decision. */
export function ConflictModal({ mine, current, page, close, keep, take }: Props) {
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
        rows={current ? differences(inputOf(mine), current, page) : []}
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

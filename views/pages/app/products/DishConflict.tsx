import type { ProductForm, ProductsPage } from '../../../../src/shop/dish/dish.view';
import { ConflictTable } from '../../../components/dialogs/ConflictTable';
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

export const DishConflict = ({ mine, current, page, close, keep, take }: Props) => (
  <ConflictTable
    opened={current !== null}
    lead="Jemand anderes hat diese Speise gespeichert, während du sie offen hattest."
    differences={current ? differences(inputOf(mine), current, page) : []}
    keep="Mit meiner Eingabe weitermachen"
    onSettle={(keepsMine) => (keepsMine ? current && keep(current) : take())}
    onClose={close}
  />
);

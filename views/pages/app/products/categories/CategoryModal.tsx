import { useEffect } from 'react';
import type { CategoryRow } from '../../../../../src/shop/category/category.view';
import { Modal } from '../../../../components/dialogs/Dialog';
import { closing } from '../../../../lib/form/unsaved';
import { later } from '../../../../lib/vike/later';

interface Props {
  /** null: a new one. */
  category: CategoryRow | null;
  opened: boolean;
  close: () => void;
}

const WINDOW = 'category';
const form = later(() => import('./CategoryForm').then(({ CategoryForm }) => CategoryForm));

export function CategoryModal({ category, opened, close }: Props) {
  const Form = form.use();
  useEffect(() => {
    if (opened) form.fetch();
  }, [opened]);
  return (
    <Modal
      opened={opened && Form !== null}
      onClose={closing(WINDOW, close)}
      size="lg"
      title={category ? `Kategorie „${category.name}“` : 'Neue Kategorie'}
      closeButtonProps={{ 'aria-label': 'Schließen' }}
      closeOnClickOutside={false}
    >
      {opened && Form && <Form key={category?.id} category={category} window={WINDOW} close={close} />}
    </Modal>
  );
}

import { useEffect, useEffectEvent, useState } from 'react';
import type { OpenedProduct, ProductsPage } from '../../../../../src/shop/dish/dish.view';
import { Drawer } from '../../../../components/dialogs/Dialog';
import { LoadingState } from '../../../../components/states/LoadingState';
import { api } from '../../../../lib/http/api';
import { emptyProduct, fieldsOf, type Opened, type ProductFields } from './product-form';

/** The list is there before the editor, which is larger than everything else on the page. */
const loadEditor = () => import('./ProductEditor').then(({ ProductEditor }) => ProductEditor);
const EDITOR_AFTER_MS = 1_000;

interface Props {
  opened: Opened;
  close: () => void;
  page: ProductsPage;
  changed: () => void;
}

interface Loaded {
  of: Opened;
  saved: OpenedProduct | null;
  fields: ProductFields;
  Editor: Awaited<ReturnType<typeof loadEditor>>;
}

/** The list carries what its lines show; a dish that is opened comes fresh from the server. */
export function ProductDrawer({ opened, close, page, changed }: Props) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const open = useEffectEvent(async (of: NonNullable<Opened>) => {
    const Editor = await loadEditor().catch(() => null);
    if (!Editor) return close();
    if ('newIn' in of) return setLoaded({ of, saved: null, fields: emptyProduct(of.newIn), Editor });
    const answer = await api.get<OpenedProduct>(`/api/product/get?id=${encodeURIComponent(of.id)}`);
    if (!answer.success) return close();
    setLoaded({ of, saved: answer.data, fields: fieldsOf(answer.data), Editor });
  });
  useEffect(() => {
    if (opened) void open(opened);
  }, [opened]);

  useEffect(() => {
    const timer = setTimeout(() => void loadEditor().catch(() => undefined), EDITOR_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  const current = loaded && loaded.of === opened ? loaded : null;
  return (
    <Drawer
      opened={opened !== null}
      onClose={close}
      position="right"
      size="xl"
      title={opened && 'newIn' in opened ? 'Neue Speise' : (current?.saved?.name ?? 'Speise')}
      closeButtonProps={{ 'aria-label': 'Schließen' }}
      closeOnClickOutside={false}
    >
      {current ? (
        <current.Editor
          saved={current.saved}
          initial={current.fields}
          page={page}
          changed={changed}
          close={close}
        />
      ) : (
        <LoadingState />
      )}
    </Drawer>
  );
}

import { Drawer } from '@mantine/core';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { OpenedProduct, ProductsPage } from '../../../../../src/shop/dish/dish.view';
import { LoadingState } from '../../../../components/states/LoadingState';
import { api } from '../../../../lib/http/api';
import { emptyProduct, fieldsOf, type Opened, type ProductFields } from './product-form';

/** Fetched together with the first dish that is opened, not with the list. */
const loadEditor = () => import('./ProductEditor').then(({ ProductEditor }) => ({ default: ProductEditor }));
const ProductEditor = lazy(loadEditor);

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
}

/** The list carries what its lines show; a dish that is opened comes fresh from the server. */
export function ProductDrawer({ opened, close, page, changed }: Props) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const open = useEffectEvent(async (of: NonNullable<Opened>) => {
    if ('newIn' in of) return setLoaded({ of, saved: null, fields: emptyProduct(of.newIn) });
    const answer = await api.get<OpenedProduct>(`/api/product/get?id=${encodeURIComponent(of.id)}`);
    if (!answer.success) return close();
    setLoaded({ of, saved: answer.data, fields: fieldsOf(answer.data) });
  });
  useEffect(() => {
    if (!opened) return;
    // What fails here fails again where it is drawn, and is dealt with there.
    loadEditor().catch(() => undefined);
    void open(opened);
  }, [opened]);

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
        <Suspense fallback={<LoadingState />}>
          <ProductEditor
            saved={current.saved}
            initial={current.fields}
            page={page}
            changed={changed}
            close={close}
          />
        </Suspense>
      ) : (
        <LoadingState />
      )}
    </Drawer>
  );
}

import { useEffect, useEffectEvent, useState } from 'react';
import type { OpenedProduct, ProductsPage } from '../../../../../src/shop/dish/dish.view';
import { Drawer } from '../../../../components/dialogs/Dialog';
import { LoadingState } from '../../../../components/states/LoadingState';
import { mayLeave } from '../../../../lib/form/unsaved';
import { api } from '../../../../lib/http/api';
import { usePageUser } from '../../../../lib/vike/page-context';
import { DraftOffer } from '../DraftOffer';
import { dropDraft, readDraft } from './drafts';
import type { Draft, Opened } from './opened.types';
import { emptyProduct, fieldsOf, type ProductFields } from './product-form';

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
  /** As it is stored. */
  fields: ProductFields;
  /** What is gone on with. */
  draft: Draft | null;
  /** What could be gone on with. */
  offered: Draft | null;
  Editor: Awaited<ReturnType<typeof loadEditor>>;
}

/** The list carries what its lines show; a dish that is opened comes fresh from the server. */
export function ProductDrawer({ opened, close, page, changed }: Props) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const userId = usePageUser()?.id ?? '';
  const open = useEffectEvent(async (of: NonNullable<Opened>) => {
    const Editor = await loadEditor().catch(() => null);
    if (!Editor) return close();
    const draft = of.draft ?? null;
    const left = { of, draft, offered: draft ? null : readDraft(userId, 'id' in of ? of.id : null), Editor };
    if ('newIn' in of) return setLoaded({ ...left, saved: null, fields: emptyProduct(of.newIn) });
    const answer = await api.get<OpenedProduct>(`/api/product/get?id=${encodeURIComponent(of.id)}`);
    if (!answer.success) return close();
    setLoaded({ ...left, saved: answer.data, fields: fieldsOf(answer.data) });
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
      onClose={() => void leave(close)}
      position="right"
      size="xl"
      title={opened && 'newIn' in opened ? 'Neue Speise' : (current?.saved?.name ?? 'Speise')}
      closeButtonProps={{ 'aria-label': 'Schließen' }}
      closeOnClickOutside={false}
    >
      {current ? (
        <>
          {current.offered && (
            <DraftOffer
              draft={current.offered}
              resume={() => setLoaded({ ...current, draft: current.offered, offered: null })}
              discard={() => {
                if (current.offered) dropDraft(current.offered.key);
                setLoaded({ ...current, offered: null });
              }}
            />
          )}
          <current.Editor
            key={current.draft?.at ?? 0}
            saved={current.saved}
            initial={current.fields}
            draft={current.draft}
            userId={userId}
            page={page}
            changed={changed}
            close={close}
            cancel={() => void leave(close)}
          />
        </>
      ) : (
        <LoadingState />
      )}
    </Drawer>
  );
}

/** A window above this one hears the same Escape and is the one that is meant. */
async function leave(close: () => void): Promise<void> {
  if (document.querySelectorAll('[role=dialog]').length > 1) return;
  if (await mayLeave()) close();
}

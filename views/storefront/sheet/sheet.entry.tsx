import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { MenuView } from '../../../src/storefront/menu.view';
import { get } from '../lib/api';
import type { PageConfig } from '../lib/config';
import { Dialog } from '../lib/Dialog';
import { Speaks, useSentences } from '../lib/Speech';
import { BasketSheet } from './BasketSheet';
import { ProductSheet } from './ProductSheet';

let root: Root | undefined;
let menu: Promise<MenuView | null> | undefined;
let opened = 0;

export const openProduct = (config: PageConfig, productId: string): void =>
  void open(config, (loaded, close) => {
    const product = loaded.categories.flatMap(({ products }) => products).find(({ id }) => id === productId);
    if (!product) return <Gone close={close} />;
    return (
      <ProductSheet
        slug={config.slug}
        product={product}
        groups={groupsOf(loaded, product.groupIds)}
        close={close}
      />
    );
  });

export const openBasket = (config: PageConfig): void =>
  void open(config, (_, close) => <BasketSheet config={config} close={close} />);

async function open(
  config: PageConfig,
  content: (menu: MenuView, close: () => void) => React.ReactNode,
): Promise<void> {
  const focused = document.activeElement as HTMLElement | null;
  const loaded = await loadMenu(config);
  const close = () => {
    root?.render(null);
    focused?.focus();
  };
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  opened += 1;
  root.render(
    <StrictMode>
      <Speaks speech={config.speech}>
        <Dialog key={opened} close={close}>
          {loaded ? content(loaded, close) : <Offline close={close} />}
        </Dialog>
      </Speaks>
    </StrictMode>,
  );
}

/** Kept for the visit; a failed load is tried again at the next tap. */
async function loadMenu({ links }: PageConfig): Promise<MenuView | null> {
  menu ??= get<MenuView>(`${links.api}/menu`).then((answer) => (answer.ok ? answer.data : null));
  const loaded = await menu;
  if (!loaded) menu = undefined;
  return loaded;
}

const groupsOf = (loaded: MenuView, ids: string[]) =>
  ids.flatMap((id) => loaded.groups.find((group) => group.id === id) ?? []);

const Gone = ({ close }: { close: () => void }) => <Notice text={useSentences().sheet.gone} close={close} />;

const Offline = ({ close }: { close: () => void }) => (
  <Notice text={useSentences().sheet.noConnection} close={close} />
);

function Notice({ text, close }: { text: string; close: () => void }) {
  return (
    <div className="sheet__body">
      <p>{text}</p>
      <button type="button" className="button" onClick={close}>
        {useSentences().page.close}
      </button>
    </div>
  );
}

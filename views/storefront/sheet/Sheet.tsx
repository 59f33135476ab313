import { useState } from 'react';
import type { MenuView } from '../../../src/storefront/menu/menu.view';
import { KnowsCodes } from '../lib/Codes';
import type { PageConfig } from '../lib/config';
import { Dialog } from '../lib/Dialog';
import { useSentences } from '../lib/words/Voice';
import { availableOf } from './available';
import { BasketSheet } from './BasketSheet';
import { ProductSheet } from './ProductSheet';

/** null: the basket; otherwise the id of a dish. */
export type Shown = string | null;

interface Props {
  config: PageConfig;
  menu: MenuView | null;
  legend: { code: string; name: string }[];
  first: Shown;
  close: () => void;
}

/** A dish opened from another one lies above it; the one below keeps what was chosen. */
export function Sheet({ config, menu, legend, first, close }: Props) {
  const { sheet } = useSentences();
  const [pile, setPile] = useState<Shown[]>([first]);
  const back = () => (pile.length === 1 ? close() : setPile(pile.slice(0, -1)));
  const open = (productId: string) => setPile([...pile, productId]);
  const titleOf = (place: number) => `sheet-title-${place}`;

  return (
    <Dialog labelledBy={titleOf(pile.length - 1)} close={close}>
      <KnowsCodes legend={legend}>
        {!menu && <Notice text={sheet.noConnection} titleId={titleOf(0)} close={close} />}
        {menu &&
          pile.map((shown, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a pile grows and shrinks at its end only
            <div key={place} hidden={place < pile.length - 1}>
              <Content
                config={config}
                menu={menu}
                shown={shown}
                titleId={titleOf(place)}
                open={open}
                close={back}
              />
            </div>
          ))}
      </KnowsCodes>
    </Dialog>
  );
}

interface ContentProps {
  config: PageConfig;
  menu: MenuView;
  shown: Shown;
  titleId: string;
  open: (productId: string) => void;
  close: () => void;
}

function Content({ config, menu, shown, titleId, open, close }: ContentProps) {
  const { sheet } = useSentences();
  const products = menu.categories.flatMap((category) => category.products);
  if (shown === null) {
    return <BasketSheet config={config} products={products} titleId={titleId} open={open} close={close} />;
  }
  const product = products.find(({ id }) => id === shown);
  if (!product) return <Notice text={sheet.gone} titleId={titleId} close={close} />;
  return (
    <ProductSheet
      slug={config.slug}
      product={product}
      groups={product.groupIds.flatMap((id) => menu.groups.find((group) => group.id === id) ?? [])}
      goesWith={availableOf(product.goesWithIds, products)}
      titleId={titleId}
      open={open}
      close={close}
    />
  );
}

function Notice({ text, titleId, close }: { text: string; titleId: string; close: () => void }) {
  return (
    <div className="sheet__body">
      <p id={titleId}>{text}</p>
      <button type="button" className="button" onClick={close}>
        {useSentences().page.close}
      </button>
    </div>
  );
}

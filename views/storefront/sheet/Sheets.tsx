import { useId } from 'react';
import { Dialog } from '../lib/Dialog';
import { useSentences } from '../lib/words/Voice';
import { BasketView } from './basket/BasketView';
import { ProductSheet } from './dish/ProductSheet';
import { type Shown, useRestaurant } from './Restaurant';
import { SheetHead } from './SheetHead';
import { WaySheet } from './way/WaySheet';

export type Placed = Shown & { key: number; opener: HTMLElement | null };

interface Props {
  pile: readonly Placed[];
  close: (placed: Placed) => void;
}

export const Sheets = ({ pile, close }: Props) =>
  pile.map((shown) => <Sheet key={shown.key} shown={shown} close={() => close(shown)} />);

function Sheet({ shown, close }: { shown: Placed; close: () => void }) {
  const titleId = useId();
  return (
    <Dialog
      labelledBy={titleId}
      className={shown.kind === 'way' ? '' : `sheet--tall sheet--${shown.kind}`}
      close={close}
    >
      <Content shown={shown} titleId={titleId} close={close} />
    </Dialog>
  );
}

interface ContentProps {
  shown: Placed;
  titleId: string;
  close: () => void;
}

function Content({ shown, titleId, close }: ContentProps) {
  const { sheet } = useSentences();
  const { menu, products } = useRestaurant();
  if (shown.kind === 'way') return <WaySheet titleId={titleId} close={close} />;
  if (!menu) return <Notice text={sheet.noConnection} titleId={titleId} close={close} />;
  if (shown.kind === 'basket') return <BasketView titleId={titleId} close={close} />;
  const product = products.find(({ id }) => id === shown.id);
  if (!product) return <Notice text={sheet.gone} titleId={titleId} close={close} />;
  return <ProductSheet product={product} lineKey={shown.line} titleId={titleId} close={close} />;
}

/** What there is to say when there is nothing to show. */
function Notice({ text, titleId, close }: Omit<ContentProps, 'shown'> & { text: string }) {
  const { page } = useSentences();
  return (
    <>
      <SheetHead title={text} titleId={titleId} close={close} />
      <div className="sheet__foot">
        <button type="button" className="button button--wide" onClick={close}>
          {page.close}
        </button>
      </div>
    </>
  );
}

import { useEffect, useState } from 'react';
import { type BasketLine, readBasket, withQuantity, writeBasket } from '../../lib/basket/basket';
import { Totals } from '../../lib/basket/Totals';
import { useAddress, useBasket } from '../../lib/basket/useBasket';
import { useQuote } from '../../lib/basket/useQuote';
import { Icon } from '../../lib/Icon';
import { useSentences } from '../../lib/words/Voice';
import { GoesWith } from '../GoesWith';
import { forgetMenu } from '../menu';
import { useRestaurant } from '../Restaurant';
import { SheetHead } from '../SheetHead';
import { BasketFoot } from './BasketFoot';
import { BasketLines } from './BasketLines';
import { BasketProblem } from './BasketProblem';
import { FaultyLines, InsteadOfGone } from './FaultyLines';
import { suggestionsFor } from './suggestions';
import { type Removed, Undo } from './Undo';
import { WayLine } from './WayLine';

interface Props {
  /** Both only where it is a sheet; without them it stands beside the menu. */
  titleId?: string;
  close?: () => void;
}

/** The basket with all that can still be changed in it. */
export function BasketView({ titleId, close }: Props) {
  const { basket: say } = useSentences();
  const { config, products } = useRestaurant();
  const basket = useBasket(config.slug);
  const [round, setRound] = useState(0);
  const quoted = useQuote(config.links.api, basket, { address: useAddress(), round });
  const [removed, setRemoved] = useState<Removed | null>(null);
  const { quote } = quoted;
  useEffect(() => keepSum(config.slug, quote?.payableCents), [config.slug, quote]);
  const isFaulty = quoted.faults.length > 0;
  useEffect(() => {
    if (isFaulty) forgetMenu();
  }, [isFaulty]);
  const takeOut = (line: BasketLine, name: string) => {
    setRemoved({ line, name, place: basket.lines.indexOf(line) });
    writeBasket(config.slug, withQuantity(readBasket(config.slug), line.key, 0));
  };
  const isEmpty = basket.lines.length === 0;

  return (
    <>
      {close && titleId ? (
        <SheetHead title={say.title} titleId={titleId} close={close} />
      ) : (
        <h2 className="korb__title">{say.title}</h2>
      )}
      <div className="sheet__body" aria-busy={quoted.busy}>
        {!config.table && <WayLine basket={basket} quote={isEmpty ? null : quote} />}
        {removed && <Undo slug={config.slug} removed={removed} done={() => setRemoved(null)} />}
        {isEmpty && <Empty />}
        {!isEmpty && (
          <>
            <BasketProblem quoted={quoted} />
            <FaultyLines basket={basket} faults={quoted.faults} takeOut={takeOut} />
            {quote && <BasketLines basket={basket} quote={quote} keys={quoted.keys} takeOut={takeOut} />}
            {!quote && !quoted.problem && <Bones />}
            <InsteadOfGone basket={basket} faults={quoted.faults} />
            {close && (
              <button type="button" className="link" onClick={close}>
                <Icon name="plus" small />
                {say.more}
              </button>
            )}
            <GoesWith products={suggestionsFor(basket, products, removed?.line.productId)} />
            {quote && <Totals sums={quote} />}
          </>
        )}
      </div>
      {!isEmpty && (
        <BasketFoot
          basket={basket}
          quoted={quoted}
          close={close}
          takeOut={takeOut}
          again={() => setRound(round + 1)}
        />
      )}
      {isEmpty && close && (
        <footer className="sheet__foot">
          <button type="button" className="button button--wide" onClick={close}>
            {say.toMenu}
          </button>
        </footer>
      )}
    </>
  );
}

const Empty = () => (
  <div className="empty">
    <Icon name="bag" />
    <p>{useSentences().basket.empty}</p>
  </div>
);

/** While the first answer is on its way. */
const Bones = () => (
  <div className="bones" role="status">
    <span className="visually-hidden">{useSentences().basket.counting}</span>
    <span className="bone" />
    <span className="bone" />
    <span className="bone" />
  </div>
);

/** For the bar of the menu, which does not count for itself. */
function keepSum(slug: string, cents: number | undefined): void {
  if (cents === undefined) return;
  try {
    sessionStorage.setItem(`tresen:summe:${slug}`, String(cents));
  } catch {
    // Private windows may refuse; the bar then stands without a sum.
  }
}

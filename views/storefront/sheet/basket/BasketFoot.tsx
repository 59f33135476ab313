import { type Basket, type BasketLine, chooseFulfilment } from '../../lib/basket/basket';
import type { Quoted } from '../../lib/basket/useQuote';
import type { Sentences } from '../../lib/words/sentences';
import { useEuro, useSentences } from '../../lib/words/Voice';
import { useRestaurant } from '../Restaurant';
import { nextStepOf } from './next-step';
import { type Reach, reachOf } from './reach';
import { TableSend } from './TableSend';

interface Props {
  basket: Basket;
  quoted: Quoted;
  /** Missing where the menu is beside it already. */
  close?: () => void;
  takeOut: (line: BasketLine, name: string) => void;
  again: () => void;
}

export function BasketFoot({ quoted, ...props }: Props) {
  const reach = quoted.quote && !quoted.problem ? reachOf(quoted.quote) : null;
  return (
    <footer className="sheet__foot">
      {reach && <ReachBar reach={reach} />}
      <MainButton quoted={quoted} {...props} />
    </footer>
  );
}

function MainButton({ basket, quoted, close, takeOut, again }: Props) {
  const { basket: say, way } = useSentences();
  const { config, products, open } = useRestaurant();
  const euro = useEuro();
  const step = nextStepOf(quoted, config.ways);
  const line = basket.lines[quoted.problemLine ?? -1];
  const name = products.find(({ id }) => id === line?.productId)?.name ?? '';

  if (config.table && step === 'checkout' && quoted.quote && !quoted.quote.refusal)
    return <TableSend basket={basket} quote={quoted.quote} close={close} />;
  if (config.table && step === 'checkout') return <Action text={say.toMenu} act={close ?? toMenu} />;
  if (step === 'checkout' || step === 'wait') {
    return (
      <a className="button button--wide button--split" href={config.links.checkout} data-needs-network>
        <span>{say.toCheckout}</span>
        {quoted.quote && <span className="price">{euro(quoted.quote.payableCents)}</span>}
      </a>
    );
  }
  if (step === 'takeOut' && line) {
    return <Action text={name ? say.takeOutOne(name) : say.takeOut} act={() => takeOut(line, name)} />;
  }
  if (step === 'pickup') {
    return <Action text={say.pickUpInstead} act={() => chooseFulfilment(config.slug, 'pickup')} />;
  }
  if (step === 'place') return <Action text={way.otherCode} act={() => open({ kind: 'way' })} />;
  if (step === 'menu') return <Action text={say.toMenu} act={close ?? toMenu} />;
  return <Action text={say.again} act={again} />;
}

const Action = ({ text, act }: { text: string; act: () => void }) => (
  <button type="button" className="button button--wide" onClick={act}>
    {text}
  </button>
);

const toMenu = () => document.getElementById('karte')?.scrollIntoView();

function ReachBar({ reach }: { reach: Reach }) {
  const { basket: say } = useSentences();
  const euro = useEuro();
  return (
    <div className={reach.to === 'minimum' ? 'reach' : 'reach reach--ok'}>
      <span id="noch">{textOf(reach, say, euro)}</span>
      <progress aria-labelledby="noch" max={reach.goalCents} value={reach.valueCents} />
    </div>
  );
}

function textOf(
  { to, missingCents, feeCents, goalCents }: Reach,
  say: Sentences['basket'],
  euro: (cents: number) => string,
): string {
  const amount = euro(missingCents);
  if (to === 'minimum') return say.toMinimum(amount, euro(goalCents));
  if (to === 'noSurcharge') return say.toNoSurcharge(amount);
  return feeCents > 0 ? say.toCheaperDelivery(amount, euro(feeCents)) : say.toFreeDelivery(amount);
}

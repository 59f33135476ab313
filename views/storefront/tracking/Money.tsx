import type { TrackingView } from '../../../src/storefront/order/quote.view';
import { PAY_DRAWINGS } from '../checkout/PaymentChoice';
import { Icon } from '../lib/Icon';
import type { PayingWords } from '../lib/words/sentences.paying';
import { usePayingWords } from '../lib/words/sentences.paying';
import { useTrackingWords } from '../lib/words/sentences.tracking';
import { useEuro } from '../lib/words/Voice';
import { type MoneyLine, moneyLineOf } from './money-lines';

type Euro = (cents: number) => string;

/** Paid, open, given back: how it stands with the money, in a sentence or two. */
export function Money({ order, card = false }: { order: TrackingView; card?: boolean }) {
  const words = usePayingWords();
  const { payments } = useTrackingWords();
  const euro = useEuro();
  const line = moneyLineOf(order);
  const { payment, money } = order;
  const onVoucher = money.voucherBackCents > 0 ? words.money.toVoucher(euro(money.voucherBackCents)) : '';
  if (!line && !onVoucher) return null;
  const way = payments[payment] ?? payment;
  const [first, second] = line ? sentencesOf(line, { words, euro, way }) : [onVoucher];
  return (
    <div className={card ? 'card money' : 'money'}>
      <p className="place">
        <Icon name={PAY_DRAWINGS[payment as keyof typeof PAY_DRAWINGS] ?? 'card'} />
        <span>
          {first}
          {second && (
            <>
              <br />
              <small>{second}</small>
            </>
          )}
          {line && onVoucher && (
            <>
              <br />
              {onVoucher}
            </>
          )}
        </span>
      </p>
      {money.test && <p className="note note--warn">{words.money.test}</p>}
    </div>
  );
}

/** What it is, and what the guest can expect of it. */
function sentencesOf(
  line: MoneyLine,
  { words, euro, way }: { words: PayingWords; euro: Euro; way: string },
): [string, string?] {
  const { money, cash } = words;
  switch (line.kind) {
    case 'atDoor':
      return [`${euro(line.cents)} · ${money.atDoor[line.way] ?? way}`, cashText(line, cash, euro)];
    case 'paidAtDoor':
      return [`${euro(line.cents)} · ${way}`];
    case 'held':
      return [`${euro(line.cents)} · ${way}`, money.held];
    case 'checked':
      return [`${euro(line.cents)} · ${way}`, money.checked];
    case 'paid':
      return [`${euro(line.cents)} · ${way}: ${money.paid}`];
    case 'failed':
      return [money.failed(euro(line.cents))];
    case 'nothingTaken':
      return [money.nothingTaken];
    case 'partly':
      return [money.partly(euro(line.cents), euro(line.paidCents)), money.comesBack[line.comesBack]];
    default:
      return [money[line.kind](euro(line.cents)), money.comesBack[line.comesBack]];
  }
}

function cashText(
  { cents, cashCents }: { cents: number; cashCents: number | null },
  words: PayingWords['cash'],
  euro: Euro,
): string | undefined {
  if (cashCents === null) return undefined;
  return cashCents === cents ? words.saidExact : words.said(euro(cashCents), euro(cashCents - cents));
}

import type { Basket } from '../lib/basket/basket';
import { useCheckoutWords } from '../lib/words/sentences.checkout';
import { CashChoice } from './CashChoice';
import type { Cash } from './ordering/cash';
import type { Method, OfferedWay } from './ordering/pay-ways';
import type { Tip } from './ordering/tip';
import type { Told } from './ordering/useFaults';
import { PaymentChoice } from './PaymentChoice';
import { TipChoice } from './TipChoice';

interface Props {
  fulfilment: Basket['fulfilment'];
  offered: readonly OfferedWay[];
  payment: Method;
  /** Vouchers pay all of it: there is nothing to choose. */
  isPaid: boolean;
  cash: Cash;
  tip: Tip;
  goodsCents: number;
  payableCents: number;
  told: Told;
  setPayment: (way: Method) => void;
  setCash: (cash: Cash) => void;
  setTip: (tip: Tip) => void;
}

export function Paying(props: Props) {
  const { fulfilment, offered, payment, isPaid, cash, tip, told } = props;
  const words = useCheckoutWords();
  return (
    <section className="card" aria-labelledby="zahlen">
      <h2 id="zahlen">{words.pay}</h2>
      {!isPaid && (
        <PaymentChoice value={payment} fulfilment={fulfilment} offered={offered} change={props.setPayment} />
      )}
      {!isPaid && payment === 'cash' && (
        <CashChoice
          value={cash}
          payableCents={props.payableCents}
          error={told.errorOf('cashCents')}
          left={() => told.left('cashCents')}
          change={(chosen) => {
            told.typed('cashCents');
            props.setCash(chosen);
          }}
        />
      )}
      <TipChoice
        value={tip}
        goodsCents={props.goodsCents}
        error={told.errorOf('tip')}
        left={() => told.left('tip')}
        change={(chosen) => {
          told.typed('tip');
          props.setTip(chosen);
        }}
      />
    </section>
  );
}

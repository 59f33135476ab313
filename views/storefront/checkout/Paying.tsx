import type { StorefrontShop } from '../../../src/storefront/shop/shop.view';
import type { Basket } from '../lib/basket/basket';
import { useCheckoutWords } from '../lib/words/sentences.checkout';
import type { Tip } from './ordering/tip';
import type { Told } from './ordering/useFaults';
import { PaymentChoice } from './PaymentChoice';
import { TipChoice } from './TipChoice';

interface Props {
  shop: StorefrontShop;
  fulfilment: Basket['fulfilment'];
  payment: string;
  tip: Tip;
  goodsCents: number;
  told: Told;
  setPayment: (way: string) => void;
  setTip: (tip: Tip) => void;
}

export function Paying({ shop, fulfilment, payment, tip, goodsCents, told, setPayment, setTip }: Props) {
  const words = useCheckoutWords();
  return (
    <section className="card" aria-labelledby="zahlen">
      <h2 id="zahlen">{words.pay}</h2>
      <PaymentChoice
        value={payment}
        fulfilment={fulfilment}
        payments={shop.start.payments}
        change={setPayment}
      />
      <TipChoice
        value={tip}
        goodsCents={goodsCents}
        error={told.errorOf('tip')}
        left={() => told.left('tip')}
        change={(chosen) => {
          told.typed('tip');
          setTip(chosen);
        }}
      />
    </section>
  );
}

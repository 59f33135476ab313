import type { FormEvent } from 'react';
import { isPaidByVoucher } from '../../../src/shop/pricing/voucher.rules';
import type { QuoteView } from '../../../src/storefront/order/quote.view';
import type { StorefrontShop } from '../../../src/storefront/shop/shop.view';
import type { PageConfig } from '../lib/config';
import { Changes } from './Changes';
import { CodeField } from './CodeField';
import { Empty } from './Empty';
import { Final } from './Final';
import { Findings } from './Findings';
import { HowAndWhen } from './HowAndWhen';
import { OrderButton } from './OrderButton';
import { useCheckout } from './ordering/useCheckout';
import { Paying } from './Paying';
import { Summary } from './Summary';
import { Who } from './Who';

/** From the basket to the order on one page: how, who, how paid, and right above the button all that it binds to. */
export function Checkout({ config, shop }: { config: PageConfig; shop: StorefrontShop }) {
  const checkout = useCheckout(config, shop);
  const { basket, typed, chosen, quoted, told, isDelivery, offered, payment, minAge, sending, again } =
    checkout;
  const { vouchers } = checkout;
  const { fulfilment } = basket;
  const { draft, change, remember } = typed;
  const { address } = draft;
  const { when, cash, tip, ageConfirmed, goodsCents, payableCents, setWhen, setAge } = chosen;
  const { menu } = config.links;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    checkout.order();
  };

  if (basket.lines.length === 0 && !sending) return <Empty menu={menu} voucher={vouchers.codes.length > 0} />;
  return (
    <form noValidate className="desk desk--two" onSubmit={submit}>
      <Findings findings={checkout.findings} />
      <Final blocker={checkout.blocker} menu={menu} />
      <div className="desk__main">
        <HowAndWhen
          key={fulfilment}
          config={config}
          shop={shop}
          fulfilment={fulfilment}
          address={address}
          quoted={quoted}
          when={when}
          told={told}
          change={change}
          towns={checkout.towns}
          setTown={checkout.setTown}
          setWhen={setWhen}
        />
        <Who
          draft={draft}
          isDelivery={isDelivery}
          minAge={minAge}
          ageConfirmed={ageConfirmed}
          told={told}
          change={change}
          remember={remember}
          setAge={setAge}
        />
        <Paying
          fulfilment={fulfilment}
          offered={offered}
          payment={payment}
          isPaid={isPaid(quoted.quote)}
          cash={cash}
          tip={tip}
          goodsCents={goodsCents}
          payableCents={payableCents ?? 0}
          told={told}
          setPayment={chosen.setPayment}
          setCash={chosen.setCash}
          setTip={chosen.setTip}
        />
        {(shop.withdraws || vouchers.codes.length > 0) && (
          <CodeField vouchers={vouchers} quote={quoted.quote} busy={quoted.busy} />
        )}
      </div>
      <Summary
        quote={quoted.quote}
        busy={quoted.busy}
        place={{ fulfilment, when, address, shop, payment: isPaid(quoted.quote) ? 'voucher' : payment }}
        menu={menu}
      >
        <OrderButton
          config={config}
          shop={shop}
          basket={basket}
          quoted={quoted}
          sending={sending}
          again={again}
          refusal={checkout.refusal}
        />
      </Summary>
      {checkout.changed && (
        <Changes slug={config.slug} refused={checkout.changed} menu={menu} close={checkout.forgetRefusal} />
      )}
    </form>
  );
}

const isPaid = (quote: QuoteView | null): boolean => quote !== null && isPaidByVoucher(quote);

import type { StorefrontShop } from '../../../src/storefront/shop/shop.view';
import { type Address, isPostalCode } from '../lib/basket/address';
import { type Basket, chooseFulfilment } from '../lib/basket/basket';
import type { Quoted } from '../lib/basket/useQuote';
import type { PageConfig } from '../lib/config';
import { Icon } from '../lib/Icon';
import { useCheckoutWords } from '../lib/words/sentences.checkout';
import { useSentences } from '../lib/words/Voice';
import { WayRadios } from '../sheet/way/WayRadios';
import { AddressFields } from './AddressFields';
import type { Draft } from './ordering/draft';
import type { Told } from './ordering/useFaults';
import { TimeChoice } from './TimeChoice';

interface Props {
  config: PageConfig;
  shop: StorefrontShop;
  fulfilment: Basket['fulfilment'];
  address: Address;
  quoted: Quoted;
  when: string;
  told: Told;
  change: (part: Partial<Draft>) => void;
  /** Of the postal code. */
  towns: readonly string[];
  /** The town as it stands once its field is left. */
  setTown: (town: string) => void;
  setWhen: (when: string, isOwn?: boolean) => void;
}

export function HowAndWhen({
  config,
  shop,
  fulfilment,
  address,
  quoted,
  when,
  told,
  change,
  towns,
  setTown,
  setWhen,
}: Props) {
  const words = useCheckoutWords();
  const { ways } = useSentences();
  const mayPickUp = shop.ways.includes('pickup');
  const { quote, busy } = quoted;
  const isDelivery = fulfilment === 'delivery';
  const refusalFor = (code: string) =>
    isDelivery && !busy && quote?.refusal?.code === code ? quote.refusal.message : null;
  return (
    <section className="card" aria-labelledby="wie">
      <h2 id="wie">{words.howAndWhen}</h2>
      {shop.ways.length > 1 && (
        <WayRadios value={fulfilment} change={(way) => chooseFulfilment(config.slug, way)} />
      )}
      {!mayPickUp && (
        <p className="place">
          <Icon name="bike" />
          <span>{ways.noPickup}</span>
        </p>
      )}
      {isDelivery ? (
        <AddressFields
          address={address}
          told={told}
          outside={refusalFor('outsideArea')}
          otherPlace={refusalFor('otherPlace')}
          towns={towns}
          setTown={setTown}
          pickUp={mayPickUp ? () => chooseFulfilment(config.slug, 'pickup') : undefined}
          change={(typed) => change({ address: typed })}
        />
      ) : (
        <p className="place">
          <Icon name="pin" />
          <span>
            <b>{shop.name}</b>
            <br />
            {shop.street}, {shop.postalCode} {shop.city}
          </span>
        </p>
      )}
      <TimeChoice
        api={config.links.api}
        fulfilment={fulfilment}
        postalCode={isDelivery && isPostalCode(address.postalCode) ? address.postalCode.trim() : null}
        preorder={shop.preorder}
        value={when}
        quote={quoted.way === fulfilment ? quote : null}
        busy={quoted.busy}
        change={setWhen}
      />
    </section>
  );
}

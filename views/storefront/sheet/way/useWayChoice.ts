import { type FormEvent, useState } from 'react';
import { isPostalCode, keepAddress, readAddress } from '../../lib/basket/address';
import { type Basket, chooseFulfilment, readBasket } from '../../lib/basket/basket';
import { useRestaurant } from '../Restaurant';
import { useArea, useWays } from './way';

export type WayChoice = ReturnType<typeof useWayChoice>;

/** What a guest chooses and types in the sheet, and what the house says to it. */
export function useWayChoice(close: () => void) {
  const { config } = useRestaurant();
  const { slug, links, ways: offered = ['pickup'] } = config;
  const mayPickUp = offered.includes('pickup');
  const [chosen, setChosen] = useState<Basket['fulfilment']>(readBasket(slug).fulfilment);
  const [code, setCode] = useState(() => readAddress().postalCode);
  /** Whether the guest has been told that this is no postal code. */
  const [isTold, setTold] = useState(false);
  const isDelivery = chosen === 'delivery' && offered.includes('delivery');
  const answer = useArea(links.api, isDelivery ? code : '');
  const ways = useWays(links.api);
  const isOutside = answer !== null && answer.area === null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isDelivery && (!isPostalCode(code) || (isOutside && !mayPickUp))) {
      setTold(!isPostalCode(code));
      return document.getElementById('postalCode')?.focus();
    }
    if (isDelivery && !isOutside) keepAddress({ ...readAddress(), postalCode: code.trim() });
    chooseFulfilment(slug, isDelivery && !isOutside ? 'delivery' : 'pickup');
    close();
  };

  return {
    about: config.about,
    mayPickUp,
    mayChoose: offered.length > 1,
    chosen,
    setChosen,
    isDelivery,
    code,
    type: (typed: string) => {
      setTold(false);
      setCode(typed);
    },
    isTold,
    answer,
    isOutside,
    minutes: ways.pickup?.open ? ways.pickup.etaMinutes : null,
    shut: ways[isDelivery ? 'delivery' : 'pickup'],
    submit,
  };
}

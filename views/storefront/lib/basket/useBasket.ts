import { useEffect, useState } from 'react';
import { type Address, readAddress, watchAddress } from './address';
import { type Basket, readBasket, watchBasket } from './basket';

export function useBasket(slug: string): Basket {
  const [basket, setBasket] = useState(() => readBasket(slug));
  useEffect(() => watchBasket(slug, setBasket), [slug]);
  return basket;
}

export function useAddress(): Address {
  const [address, setAddress] = useState(readAddress);
  useEffect(() => watchAddress(setAddress), []);
  return address;
}

import { useEffect, useState } from 'react';
import { type Basket, readBasket, watchBasket } from './basket';

export function useBasket(slug: string): Basket {
  const [basket, setBasket] = useState(() => readBasket(slug));
  useEffect(() => watchBasket(slug, setBasket), [slug]);
  return basket;
}

import { useEffect, useState } from 'react';
import type { AddressView } from '../../../../src/storefront/order/quote.view';
import { post } from '../../lib/api';
import { isPostalCode } from '../../lib/basket/address';
import { townToWrite } from './towns';
import type { useDraft } from './useDraft';

const known = new Map<string, readonly string[]>();

/**
 * The towns of the postal code, asked of the server once a code while the guest has written none. The only one there is
 * gets written; without a network there are none.
 */
export function useTowns(
  api: string,
  { draft, change }: Pick<ReturnType<typeof useDraft>, 'draft' | 'change'>,
  isDelivery: boolean,
): readonly string[] {
  const [towns, setTowns] = useState<readonly string[] | null>(null);
  const { address, ourTown } = draft;
  const code = isDelivery && isPostalCode(address.postalCode) ? address.postalCode.trim() : '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever empties the field writes another town
  useEffect(() => {
    if (code === '' || (address.city.trim() !== '' && address.city !== ourTown)) return;
    let isStale = false;
    void townsOf(api, code).then((found) => {
      if (!isStale) setTowns(found);
    });
    return () => {
      isStale = true;
    };
  }, [api, code]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only an answer writes
  useEffect(() => {
    const city = towns && townToWrite(towns, { written: address.city, ours: ourTown });
    if (city === null) return;
    change({ address: { ...address, city }, ourTown: city });
    selectWhereTyping('address.city');
  }, [towns]);
  return towns ?? [];
}

/** null where nobody can be asked. */
async function townsOf(api: string, code: string): Promise<readonly string[] | null> {
  const before = known.get(code);
  if (before) return before;
  const answer = await post<AddressView>(`${api}/address`, { postalCode: code });
  if (!answer.ok) return null;
  known.set(code, answer.data.towns);
  return answer.data.towns;
}

/** What was written under somebody's fingers gives way to what they type. */
function selectWhereTyping(id: string): void {
  const field = document.getElementById(id) as HTMLInputElement | null;
  if (field && field === document.activeElement) setTimeout(() => field.select());
}

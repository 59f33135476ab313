import { useEffect, useState } from 'react';
import { isPostalCode, keepAddress, readAddress } from '../../lib/basket/address';
import { type Draft, forgetDetails, keepDraft, readDraft } from './draft';

/** What is typed here survives a look at the menu; the menu knows the postal code that was typed here. */
export function useDraft(slug: string) {
  const [draft, setDraft] = useState(() => readDraft(slug));
  const change = (part: Partial<Draft>) => setDraft((last) => ({ ...last, ...part }));
  const { postalCode } = draft.address;

  useEffect(() => keepDraft(slug, draft), [slug, draft]);
  useEffect(() => {
    const known = readAddress();
    if (isPostalCode(postalCode) && known.postalCode !== postalCode) keepAddress({ ...known, postalCode });
  }, [postalCode]);

  const remember = (wanted: boolean) => {
    if (!wanted) forgetDetails();
    change({ remember: wanted });
  };
  return { draft, change, remember };
}

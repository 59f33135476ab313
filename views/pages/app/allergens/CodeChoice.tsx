import { Button } from '@mantine/core';
import { useState } from 'react';
import { reload } from 'vike/client/router';
import type { AllergensPage } from '../../../../src/shop/allergen-matrix/allergen-matrix.view';
import type { CodeSet, ShippedSet } from '../../../../src/shop/allergens/allergens.types';
import { Select } from '../../../components/fields/Select';
import { useSending } from '../../../lib/form/sending';
import { api } from '../../../lib/http/api';
import { toast } from '../../../lib/toasts/toasts';
import classes from './Allergens.module.css';
import { OwnCodes } from './OwnCodes';

const OWN = 'OWN';
const SPELLINGS: { value: ShippedSet | typeof OWN; label: string }[] = [
  { value: 'AT', label: 'A B C D … L M N O P R (üblich)' },
  { value: 'AN', label: 'A bis N, fortlaufend' },
  { value: 'NUM', label: '1 bis 14, Zusatzstoffe als Buchstaben' },
  { value: OWN, label: 'Eigene Kürzel' },
];

const isOwnSet = (codeSet: CodeSet): codeSet is Exclude<CodeSet, ShippedSet> => typeof codeSet !== 'string';

/** Which short codes guests read on the menu. */
export function CodeChoice({ codeSet, ownCodes }: Pick<AllergensPage, 'codeSet' | 'ownCodes'>) {
  const [editing, setEditing] = useState(false);
  const { send } = useSending();

  async function choose(next: string | null): Promise<void> {
    if (next === OWN) return setEditing(true);
    const answer = await send(() => api.post('/api/allergens/codeSet', { codeSet: next }));
    if (answer) toast.success('Die Karte zeigt jetzt diese Kürzel.');
    await reload();
  }

  return (
    <>
      <Select
        label="Kürzel auf der Karte"
        data={SPELLINGS}
        value={isOwnSet(codeSet) ? OWN : codeSet}
        onChange={(next) => void choose(next)}
        allowDeselect={false}
        className={classes.spelling}
      />
      {isOwnSet(codeSet) && (
        <Button variant="default" onClick={() => setEditing(true)}>
          Kürzel ändern
        </Button>
      )}
      <OwnCodes opened={editing} from={ownCodes ?? codeSet} close={() => setEditing(false)} />
    </>
  );
}

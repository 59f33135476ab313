import { Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { additiveEntry, allergenEntry } from '../../../src/shop/allergens/allergens.rules';
import {
  ADDITIVES,
  type Additive,
  ALLERGENS,
  type Allergen,
} from '../../../src/shop/allergens/allergens.types';
import classes from './AllergenFields.module.css';

interface Props {
  allergens: Allergen[] | null;
  additives: Additive[];
  setAllergens: (allergens: Allergen[] | null) => void;
  setAdditives: (additives: Additive[]) => void;
}

type State = 'unchecked' | 'none' | 'listed';

/** "Not checked" and "none" are different answers to a guest, so neither is ever the silent default of the other. */
export function AllergenFields({ allergens, additives, setAllergens, setAdditives }: Props) {
  const [listing, setListing] = useState(allergens !== null && allergens.length > 0);
  const state: State = allergens === null ? 'unchecked' : listing ? 'listed' : 'none';

  function choose(next: State): void {
    setListing(next === 'listed');
    if (next === 'unchecked') setAllergens(null);
    else if (next === 'none') setAllergens([]);
    else setAllergens(allergens ?? []);
  }

  return (
    <>
      <Radio.Group label="Allergene" value={state} onChange={(next) => choose(next as State)}>
        <Stack gap="xs" mt="xs">
          <Radio value="unchecked" label="Noch nicht geprüft" />
          <Radio value="none" label="Geprüft: keine" />
          <Radio value="listed" label="Enthält" />
        </Stack>
      </Radio.Group>
      {state === 'listed' && (
        <Ticks
          legend="Enthaltene Allergene"
          entries={ALLERGENS.map((key) => ({ key, ...allergenEntry(key) }))}
          ticked={allergens ?? []}
          setTicked={setAllergens}
        />
      )}
      <details className={classes.details} open={additives.length > 0}>
        <summary>Zusatzstoffe{additives.length > 0 && ` (${additives.length})`}</summary>
        <Ticks
          legend="Enthaltene Zusatzstoffe"
          entries={ADDITIVES.map((key) => ({ key, ...additiveEntry(key) }))}
          ticked={additives}
          setTicked={setAdditives}
        />
      </details>
    </>
  );
}

interface TicksProps<K extends string> {
  legend: string;
  entries: { key: K; code: string; name: string }[];
  ticked: readonly K[];
  setTicked: (keys: K[]) => void;
}

function Ticks<K extends string>({ legend, entries, ticked, setTicked }: TicksProps<K>) {
  const toggle = (key: K) =>
    setTicked(entries.map((entry) => entry.key).filter((one) => (one === key) !== ticked.includes(one)));

  return (
    <fieldset className={classes.fieldset}>
      <legend>{legend}</legend>
      <div className={classes.ticks}>
        {entries.map(({ key, code, name }) => (
          <label key={key} className={classes.tickLine}>
            <input type="checkbox" checked={ticked.includes(key)} onChange={() => toggle(key)} />
            <span>
              <b>{code}</b> {name}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

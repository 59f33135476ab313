import { useState } from 'react';
import { useCheckoutWords } from '../../lib/words/sentences.checkout';
import type { Faults } from './faults';

export interface Finding {
  /** The id of what it leads to. */
  place: string;
  text: string;
}

export interface Told {
  errorOf: (field: string) => string | undefined;
  /** Nobody is corrected while typing, and what is being corrected is not red any more. */
  typed: (field: string) => void;
  left: (field: string) => void;
  /** Tells everything that is wrong; answers whether anything is. */
  tellAll: () => boolean;
  /** What the server does not take, at the fields it names. */
  refuse: (fields: Record<string, string>) => void;
  /** For the list above the form: what was wrong when the guest pressed, and still is. */
  findings: Finding[];
}

/** Which faults the guest has been told about: those of fields that were left, and all of them after the button. */
export function useFaults(faults: Faults): Told {
  const { faults: words, atField } = useCheckoutWords();
  const [told, setTold] = useState<readonly string[]>([]);
  const [listed, setListed] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<Record<string, string>>({});

  const textOf = (field: string): string | undefined =>
    refused[field] ?? (faults[field] && words[faults[field]]);
  return {
    errorOf: (field) => {
      const fault = told.includes(field) ? faults[field] : undefined;
      return refused[field] ?? (fault && (atField[fault] ?? words[fault]));
    },
    typed: (field) => {
      setTold((fields) => fields.filter((one) => one !== field));
      setRefused((fields) => others(fields, field));
    },
    left: (field) => setTold((fields) => (fields.includes(field) ? fields : [...fields, field])),
    tellAll: () => {
      const wrong = Object.keys(faults);
      setRefused({});
      setTold(wrong);
      setListed(wrong);
      return wrong.length > 0;
    },
    refuse: (fields) => {
      setRefused(fields);
      setListed(Object.keys(fields));
    },
    findings: listed.flatMap((place) => {
      const text = textOf(place);
      return text ? [{ place, text }] : [];
    }),
  };
}

/** What the server refuses of an address may be mended in another field of it. */
const others = (refused: Record<string, string>, field: string): Record<string, string> =>
  Object.fromEntries(Object.entries(refused).filter(([one]) => partOf(one) !== partOf(field)));

const partOf = (field: string): string => (field.startsWith('address.') ? 'address' : field);

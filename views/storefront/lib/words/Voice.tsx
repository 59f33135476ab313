import { createContext, type ReactNode, useContext } from 'react';
import { formatEuro } from '../../../../src/shared/money';
import type { Voice } from '../../../../src/shared/voice.types';
import { type Sentences, sentencesFor } from './sentences';

const Spoken = createContext<Voice>({ language: 'de', salutation: 'du' });

/** Everything inside speaks to the guest like this. */
export const Speaks = ({ speech, children }: { speech: Voice; children: ReactNode }) => (
  <Spoken.Provider value={speech}>{children}</Spoken.Provider>
);

export const useVoice = (): Voice => useContext(Spoken);

/** Amounts as the guest's language writes them. */
export function useEuro(): (cents: number) => string {
  const { language } = useContext(Spoken);
  return (cents) => formatEuro(cents, language);
}

export const useSentences = (): Sentences => sentencesFor(useContext(Spoken));

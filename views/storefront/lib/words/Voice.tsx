import { createContext, type ReactNode, useContext } from 'react';
import type { Voice } from '../../../../src/shared/voice.types';
import { type Sentences, sentencesFor } from './sentences';

const Spoken = createContext<Voice>({ language: 'de', salutation: 'du' });

/** Everything inside speaks to the guest like this. */
export const Speaks = ({ speech, children }: { speech: Voice; children: ReactNode }) => (
  <Spoken.Provider value={speech}>{children}</Spoken.Provider>
);

export const useVoice = (): Voice => useContext(Spoken);

export const useSentences = (): Sentences => sentencesFor(useContext(Spoken));

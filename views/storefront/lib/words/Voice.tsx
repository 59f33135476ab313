import { createContext, type ReactNode, useContext } from 'react';
import type { Speech } from '../../../../src/shared/voice.types';
import { type Sentences, sentencesFor } from './sentences';

const Spoken = createContext<Speech>({ language: 'de', salutation: 'du' });

/** Everything inside speaks to the guest like this. */
export const Speaks = ({ speech, children }: { speech: Speech; children: ReactNode }) => (
  <Spoken.Provider value={speech}>{children}</Spoken.Provider>
);

export const useSpeech = (): Speech => useContext(Spoken);

export const useSentences = (): Sentences => sentencesFor(useContext(Spoken));

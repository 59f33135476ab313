import { createContext, type ReactNode, useContext } from 'react';

type Legend = { code: string; name: string }[];
const Words = createContext<ReadonlyMap<string, string>>(new Map());

/** What the codes inside mean. */
export const KnowsCodes = ({ legend, children }: { legend: Legend; children: ReactNode }) => (
  <Words.Provider value={new Map(legend.map(({ code, name }) => [code, name]))}>{children}</Words.Provider>
);

/** 'A1, G' for the eye, with their words for whoever listens. */
export function Codes({ codes }: { codes: string[] }) {
  const words = useContext(Words);
  return codes.map((code, index) => (
    <span key={code} data-code={code}>
      {index > 0 && ', '}
      {code}
      <span className="visually-hidden"> {words.get(code)}</span>
    </span>
  ));
}

/** 'A1 Weizen, G Milch', where there is room for it. */
export function CodesInWords({ codes }: { codes: string[] }) {
  const words = useContext(Words);
  return codes.map((code) => `${code} ${words.get(code) ?? ''}`.trim()).join(', ');
}

import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { act, memo } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { useSame } from './useSame';

interface Acts {
  mayEdit: boolean;
  choose: (row: string) => void;
}

let page: Root;
let drawn: Acts[];
let chosen: string[];

const Row = memo(function Row({ acts }: { acts: Acts }) {
  drawn.push(acts);
  return null;
});

function List({ mayEdit, by }: { mayEdit: boolean; by: string }) {
  const acts = useSame<Acts>({ mayEdit, choose: (row) => chosen.push(`${row} by ${by}`) });
  return <Row acts={acts} />;
}

const draw = (mayEdit: boolean, by: string) =>
  act(async () => page.render(<List mayEdit={mayEdit} by={by} />));

beforeEach(() => {
  const { window } = new JSDOM('<div id="root"></div>');
  Object.assign(globalThis, { window, document: window.document, IS_REACT_ACT_ENVIRONMENT: true });
  page = createRoot(window.document.getElementById('root')!);
  drawn = [];
  chosen = [];
});
afterEach(() => act(async () => page.unmount()));

it('draws a row once, and what it calls is the newest', async () => {
  await draw(true, 'Lucia');
  await draw(true, 'Jonas');
  expect(drawn).toHaveLength(1);
  drawn[0]?.choose('Pizza');
  expect(chosen).toEqual(['Pizza by Jonas']);
});

it('draws it again when something else than a function changes', async () => {
  await draw(true, 'Lucia');
  await draw(false, 'Lucia');
  expect(drawn.at(-1)?.mayEdit).toBe(false);
});

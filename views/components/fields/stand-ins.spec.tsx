import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { act, type ReactNode, useState } from 'react';
import type { Root } from 'react-dom/client';

const { window: browser } = new JSDOM('<div id="page"></div>', { pretendToBeVisual: true });
const MISSING = {
  matchMedia: () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }),
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
};
let page: Root;
let sent = 0;
let draw: (field: ReactNode) => Promise<void>;
let Select: typeof import('./Select').Select;
let TagsInput: typeof import('./Tags').TagsInput;
let ColorInput: typeof import('./ColorInput').ColorInput;

/** React and Mantine look once, as they are loaded, whether there is a browser. */
beforeAll(async () => {
  Object.assign(browser, MISSING);
  browser.Element.prototype.scrollIntoView = () => undefined;
  const { document, HTMLElement, HTMLInputElement, Element, Node, getComputedStyle } = browser;
  const { requestAnimationFrame, cancelAnimationFrame } = browser;
  const { navigator } = browser;
  const parts = { navigator, document, HTMLElement, HTMLInputElement, Element, Node, getComputedStyle };
  const timing = { requestAnimationFrame, cancelAnimationFrame, IS_REACT_ACT_ENVIRONMENT: true };
  Object.assign(globalThis, { window: browser, ...parts, ...timing, ...MISSING });
  const { createRoot } = await import('react-dom/client');
  const { MantineProvider } = await import('@mantine/core');
  ({ Select } = await import('./Select'));
  ({ TagsInput } = await import('./Tags'));
  ({ ColorInput } = await import('./ColorInput'));
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    sent += 1;
  };
  draw = async (field) => {
    page = createRoot(document.getElementById('page') as HTMLElement);
    await act(async () =>
      page.render(
        <MantineProvider env="test">
          <form onSubmit={submit}>{field}</form>
        </MantineProvider>,
      ),
    );
  };
}, 30_000);
beforeEach(() => {
  sent = 0;
});
afterEach(() => act(async () => page.unmount()));

const field = () => document.querySelector('input:not([type=hidden])') as HTMLInputElement;

/** The code comes while somebody is in the field with these letters. */
async function typedBefore(letters: string): Promise<void> {
  const standIn = field();
  expect(standIn.readOnly).toBe(false);
  standIn.value = letters;
  await act(async () => standIn.focus());
  for (let tries = 0; field() === standIn && tries < 500; tries++)
    await act(() => new Promise((passed) => setTimeout(passed, 10)));
  expect(document.activeElement).toBe(field());
}

const press = (key: string) =>
  act(
    async () =>
      void field().dispatchEvent(
        new browser.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      ),
  );

describe('letters typed before the code of a field has come', () => {
  it('stand in the list to search, over what is chosen', async () => {
    const data = [
      { value: 'p', label: 'Pasta' },
      { value: 'z', label: 'Pizza' },
    ];
    await draw(<Select searchable data={data} value="p" onChange={() => undefined} />);
    expect(field().value).toBe('Pasta');
    await typedBefore('Piz');
    expect(field().value).toBe('Piz');
    expect(field().getAttribute('aria-expanded')).toBe('true');
  }, 30_000);

  it('become a tag with Enter, which sends no form', async () => {
    function Tags() {
      const [tags, setTags] = useState(['Nuss']);
      return <TagsInput value={tags} onChange={setTags} />;
    }
    await draw(<Tags />);
    field().value = 'Ei';
    await press('Enter');
    expect(sent).toBe(0);
    expect(document.body.textContent).toContain('Ei');
    await typedBefore('Mil');
    expect(field().value).toBe('Mil');
  });

  it('are the colour', async () => {
    function Color() {
      const [color, setColor] = useState('#112233');
      return <ColorInput value={color} onChange={setColor} />;
    }
    await draw(<Color />);
    await typedBefore('#aabbcc');
    expect(field().value).toBe('#aabbcc');
  });
});

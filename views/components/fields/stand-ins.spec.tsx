import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { JSDOM } from 'jsdom';
import { act, type ReactNode, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';

let dom: JSDOM;
let page: Root;
let sent = 0;

beforeEach(() => {
  dom = new JSDOM('<div id="page"></div>', { pretendToBeVisual: true });
  const { window } = dom;
  const matchMedia = () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  class ResizeObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.assign(window, { matchMedia, ResizeObserver });
  window.Element.prototype.scrollIntoView = () => undefined;
  const { document, HTMLElement, HTMLInputElement, Element, Node, getComputedStyle, requestAnimationFrame } =
    window;
  Object.assign(globalThis, {
    window,
    document,
    HTMLElement,
    HTMLInputElement,
    Element,
    Node,
    ResizeObserver,
    getComputedStyle,
    requestAnimationFrame,
    cancelAnimationFrame: window.cancelAnimationFrame,
    IS_REACT_ACT_ENVIRONMENT: true,
  });
  sent = 0;
});
afterEach(() => act(async () => page.unmount()));

async function draw(field: ReactNode): Promise<void> {
  page = createRoot(document.getElementById('page') as HTMLElement);
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    sent += 1;
  };
  await act(async () =>
    page.render(
      <MantineProvider env="test">
        <form onSubmit={submit}>{field}</form>
      </MantineProvider>,
    ),
  );
}

const field = () => document.querySelector('input:not([type=hidden])') as HTMLInputElement;

/** The code comes while somebody is in the field with these letters. */
async function typedBefore(letters: string): Promise<void> {
  const standIn = field();
  expect(standIn.readOnly).toBe(false);
  standIn.value = letters;
  await act(async () => standIn.focus());
  while (field() === standIn) await act(() => new Promise((passed) => setTimeout(passed, 10)));
  expect(document.activeElement).toBe(field());
}

const press = (key: string) =>
  act(
    async () =>
      void field().dispatchEvent(
        new dom.window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      ),
  );

describe('letters typed before the code of a field has come', () => {
  it('stand in the list to search, over what is chosen', async () => {
    const { Select } = await import('./Select');
    const data = [
      { value: 'p', label: 'Pasta' },
      { value: 'z', label: 'Pizza' },
    ];
    await draw(<Select searchable data={data} value="p" onChange={() => undefined} />);
    expect(field().value).toBe('Pasta');
    await typedBefore('Piz');
    expect(field().value).toBe('Piz');
    expect(field().getAttribute('aria-expanded')).toBe('true');
  });

  it('become a tag with Enter, which sends no form', async () => {
    const { TagsInput } = await import('./Tags');
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
    const { ColorInput } = await import('./ColorInput');
    function Color() {
      const [color, setColor] = useState('#112233');
      return <ColorInput value={color} onChange={setColor} />;
    }
    await draw(<Color />);
    await typedBefore('#aabbcc');
    expect(field().value).toBe('#aabbcc');
  });
});

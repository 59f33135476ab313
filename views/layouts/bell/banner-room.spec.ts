import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { JSDOM } from 'jsdom';

const HEIGHTS = { red: 60, yellow: 50 };
let said = '';

class Sheet {
  replaceSync(text: string): void {
    said = text;
  }
}

/** The sizes are those of a browser that lays out; watching begins with one answer. */
class Watch {
  constructor(readonly tell: () => void) {}
  observe(): void {
    this.tell();
  }
  disconnect(): void {}
}

Object.assign(globalThis, { CSSStyleSheet: Sheet });
const { makeRoom } = await import('./banner-room');

let banners: { red: HTMLElement; yellow: HTMLElement };

beforeEach(() => {
  const { window } = new JSDOM('<p id="red" style="top: 68px"></p><p id="yellow" style="top: 68px"></p>');
  Object.assign(globalThis, {
    window,
    document: window.document,
    Node: window.Node,
    getComputedStyle: () => ({ top: '68px' }),
    ResizeObserver: Watch,
    scrollY: 300,
  });
  Object.assign(document, { adoptedStyleSheets: [] });
  const banner = (id: keyof typeof HEIGHTS) => {
    const box = document.querySelector<HTMLElement>(`#${id}`)!;
    Object.defineProperty(box, 'offsetHeight', { value: HEIGHTS[id] });
    return box;
  };
  banners = { red: banner('red'), yellow: banner('yellow') };
});

afterEach(() => {
  said = '';
});

it('lets a second banner stick below the first, and all else below both', () => {
  const [endYellow, endRed] = [makeRoom(banners.yellow, 0), makeRoom(banners.red, 0)];
  expect(banners.yellow.style.top).toBe('128px');
  expect(said).toContain('--tresen-banner: 110px');

  endRed();
  expect(banners.yellow.style.top).toBe('');
  expect(said).toContain('--tresen-banner: 50px');
  endYellow();
  expect(said).toContain('--tresen-banner: 0px');
});

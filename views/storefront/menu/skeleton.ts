import { pushLayer } from '../lib/layers';

/**
 * The sheet of a dish as far as its row knows it: what a guest tapped on is there before the questions are. It is left
 * like any sheet; what comes back takes it away once it is not needed any more.
 */
export function showSkeleton(dish: HTMLElement, leave: () => void): () => void {
  const sheet = document.createElement('dialog');
  sheet.className = dish.dataset.plain ? 'sheet sheet--waits' : 'sheet sheet--waits sheet--tall';
  const head = partOf('sheet__head', titleOf(dish), ...closers(() => sheet.close()));
  const body = partOf('sheet__body', ...partsOf(dish), lines());
  sheet.append(head, body, partOf('sheet__foot'));
  document.body.append(sheet);
  sheet.showModal();
  const lift = pushLayer(() => sheet.close());
  const takeAway = () => {
    sheet.removeEventListener('close', left);
    lift();
    sheet.remove();
  };
  const left = () => {
    takeAway();
    leave();
  };
  sheet.addEventListener('close', left);
  sheet.addEventListener('click', ({ target }) => target === sheet && sheet.close());
  return takeAway;
}

function closers(close: () => void): Node[] {
  const template = document.querySelector<HTMLTemplateElement>('#wartet');
  const button = template?.content.firstElementChild?.cloneNode(true);
  button?.addEventListener('click', close);
  return button ? [button] : [];
}

function partOf(name: string, ...children: Node[]): HTMLElement {
  const part = document.createElement('div');
  part.className = name;
  part.append(...children);
  return part;
}

function titleOf(dish: HTMLElement): HTMLElement {
  const title = document.createElement('h2');
  title.lang = 'de';
  title.tabIndex = -1;
  title.textContent = dish.querySelector('.dish__open')?.textContent ?? '';
  return title;
}

/** The picture that is loaded already, the text and the price. */
const partsOf = (dish: HTMLElement): Node[] =>
  ['picture', '.dish__about', '.dish__price'].flatMap(
    (part) => dish.querySelector(part)?.cloneNode(true) ?? [],
  );

function lines(): HTMLElement {
  const waiting = partOf('waits', ...[1, 2, 3].map(() => document.createElement('span')));
  waiting.setAttribute('aria-hidden', 'true');
  return waiting;
}

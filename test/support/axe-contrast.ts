/** What axe hands to one of its checks, as far as it is wanted here. */
interface Check {
  evaluate(this: Helper, ...about: [element: Element, ...more: unknown[]]): boolean | undefined;
}
interface Helper {
  data(found: { contrastRatio?: number }): void;
}

export interface Weighed {
  /** Called before each run: a page may have changed since. */
  begin(): void;
  /** What was found legible and was not known before. */
  fresh(): string[];
}

/**
 * Runs in the page. Weighing a text against its ground is most of the work of axe, and a menu has the same text in the same
 * colours on the same grounds sixty times: what looks like a text that was weighed and found legible is not weighed again.
 * Whatever axe could not decide, or found wanting, is weighed each time.
 */
export function weighEachLookOnce(known: string[]): void {
  const page = window as unknown as {
    axe: { _audit: { checks: Record<'color-contrast', Check> } };
    weighed: Weighed;
  };
  const check = page.axe._audit.checks['color-contrast'];
  const { evaluate } = check;
  let grounds = new Map<Element, string>();
  const looks = new Set(known);
  const before = new Set(known);
  page.weighed = {
    begin: () => {
      grounds = new Map();
    },
    fresh: () => [...looks].filter((look) => !before.has(look)),
  };

  /** 53 bits of a text. */
  const digest = (text: string): string => {
    let [a, b] = [0xdeadbeef, 0x41c6ce57];
    for (let at = 0; at < text.length; at++) {
      a = Math.imul(a ^ text.charCodeAt(at), 2654435761);
      b = Math.imul(b ^ text.charCodeAt(at), 1597334677);
    }
    a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
    b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
    return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
  };
  /** Everything below an element that shines through it. */
  const groundOf = (element: Element): string => {
    const found = grounds.get(element);
    if (found !== undefined) return found;
    const { tagName, className, parentElement } = element;
    const { backgroundColor, backgroundImage, opacity, position, filter, mixBlendMode } =
      getComputedStyle(element);
    const own = [
      tagName,
      className,
      backgroundColor,
      backgroundImage,
      opacity,
      position,
      filter,
      mixBlendMode,
    ];
    const ground = digest(`${parentElement ? groundOf(parentElement) : ''} ${own.join(' ')}`);
    grounds.set(element, ground);
    return ground;
  };
  const lookOf = (element: Element): string => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    return digest([groundOf(element), color, fontSize, fontWeight, textShadow].join(' '));
  };
  check.evaluate = function (element, ...more) {
    const look = lookOf(element);
    if (looks.has(look)) return true;
    let ratio: number | undefined;
    const data: Helper['data'] = (found) => {
      ratio = found.contrastRatio;
      this.data(found);
    };
    const isLegible = evaluate.call({ ...this, data }, element, ...more);
    if (isLegible && ratio) looks.add(look);
    return isLegible;
  };
}

import { keepCodes, readCodes } from '../checkout/ordering/codes';

const SHARED = /[?&]code=/;

/** A link brought a code: it is remembered for the checkout, and the page says so. */
export function keepSharedCode(slug: string): void {
  if (!SHARED.test(location.search)) return;
  keepCodes(slug, readCodes(slug));
  const said = document.getElementById('code-gemerkt');
  if (said) said.hidden = false;
}

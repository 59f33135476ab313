import type { PageConfig } from '../lib/config';
import { scriptAddress } from '../lib/script-address';
import { idle, whenIdle } from './idle/idle';
import { showSkeleton } from './skeleton';
import { waiting } from './waiting';

/** The sheets' code; it is fetched at the first tap or when the phone is idle. */
type Sheets = typeof import('../sheet/sheet.entry');
type Tapped = import('../sheet/sheet.entry').Tapped;

const BESIDE = matchMedia('(min-width: 68.75rem)');
/** A sheet that comes sooner needs nothing in its place. */
const SKELETON_AFTER_MS = 70;

export const loadSheets = ({ sheet }: PageConfig): Promise<Sheets> =>
  import(/* @vite-ignore */ scriptAddress(sheet, document.baseURI));

/** Opens a sheet; what takes longer than a blink shows the dish at once, without its questions. */
export async function withSheets(
  config: PageConfig,
  opener: HTMLElement,
  open: (sheets: Sheets, tapped: Tapped) => Promise<void>,
  dish: HTMLElement | null = null,
): Promise<void> {
  opener.setAttribute('aria-busy', 'true');
  let isLeft = false;
  const leave = () => {
    isLeft = true;
    opener.focus({ preventScroll: true });
  };
  const skeleton = waiting(() => (dish ? showSkeleton(dish, leave) : () => {}));
  const wait = setTimeout(skeleton.show, SKELETON_AFTER_MS);
  const arrive = () => {
    clearTimeout(wait);
    skeleton.hide();
    return !isLeft;
  };
  try {
    await open(await loadSheets(config), { opener, arrive });
  } catch {
    location.reload();
  } finally {
    clearTimeout(wait);
    skeleton.hide();
    opener.removeAttribute('aria-busy');
  }
}

/** Ahead of the first tap where nobody pays for it; beside the menu the basket needs it anyway. */
export function loadWhenIdle(config: PageConfig): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const load = () => void mountBeside(config).catch(() => undefined);
  addEventListener('load', () => whenIdle(() => (BESIDE.matches || !connection?.saveData) && load()));
  BESIDE.addEventListener('change', load);
}

async function mountBeside(config: PageConfig): Promise<void> {
  const column = document.getElementById('korb');
  // In parts: a finger is answered between two of them.
  await import('../sheet/begin');
  await idle();
  const { getReady, mountBasket } = await loadSheets(config);
  await getReady(config, idle);
  if (!column || !BESIDE.matches || column.dataset.mounted) return;
  column.dataset.mounted = '1';
  column.replaceChildren();
  await mountBasket(config, column);
}

import type { GuestTableView, JoinedView, SittingView } from '../../../src/storefront/table/table.view';
import { get, post, type Result } from '../lib/api';
import type { PageConfig } from '../lib/config';

const STORED = 'tresen:tisch:';
const CHANGED = 'tresen:tisch';

interface Kept {
  code: string;
  guest: string;
  name: string;
}

/** Who this browser is at the table; forgotten with the tab of the browser's own storage only. */
export function keptAt(config: PageConfig): Kept | null {
  const kept = keptIn(config);
  return kept?.code === config.table?.code ? kept : null;
}

function keptIn({ slug }: PageConfig): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(STORED + slug) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

/** Back from a bank at the table their party sits at now, under whichever code somebody sat down: they are who they were. */
export function followCode(config: PageConfig): void {
  const kept = keptIn(config);
  if (kept && config.table) keep(config, { ...kept, code: config.table.code });
}

let following: Promise<boolean> | null = null;

/** Another code was scanned than the one they sat down with. It may be their table's new one, or of the table they were moved to. */
export async function followParty(config: PageConfig): Promise<void> {
  following ??= sitsHere(config);
  if (!(await following)) following = null;
}

/** False as long as nobody could say it. */
async function sitsHere(config: PageConfig): Promise<boolean> {
  const kept = keptIn(config);
  if (!kept || kept.code === config.table?.code) return true;
  const answer = await get<SittingView>(`${callsOf(config)}/${kept.guest}/here`);
  if (answer.ok && answer.data.here) followCode(config);
  return answer.ok;
}

function keep({ slug }: PageConfig, kept: Kept | null): void {
  try {
    if (kept) localStorage.setItem(STORED + slug, JSON.stringify(kept));
    else localStorage.removeItem(STORED + slug);
  } catch {
    // Private windows may refuse; then this page forgets with its reload who sits here.
  }
  dispatchEvent(new CustomEvent(CHANGED));
}

/** Called after somebody sat down, ordered or left, on this page. Returns the way out. */
export function watchTable(look: () => void): () => void {
  addEventListener(CHANGED, look);
  return () => removeEventListener(CHANGED, look);
}

export const tellTable = (): void => void dispatchEvent(new CustomEvent(CHANGED));

const callsOf = ({ links, table }: PageConfig): string => `${links.api}/table/${table?.code}`;

/** Sits down, or says who sits here already. */
export async function joinTable(config: PageConfig, name = ''): Promise<Result<JoinedView>> {
  await followParty(config);
  const kept = keptAt(config);
  const answer = await post<JoinedView>(`${callsOf(config)}/join`, { name, guest: kept?.guest ?? '' });
  if (answer.ok)
    keep(config, {
      code: config.table?.code ?? '',
      guest: answer.data.guest,
      name: name || (kept?.name ?? ''),
    });
  return answer;
}

export const leaveTable = (config: PageConfig): void => keep(config, null);

export const lookAtTable = (config: PageConfig, guest: string): Promise<Result<GuestTableView>> =>
  get<GuestTableView>(`${callsOf(config)}/${guest}`);

/** Whoever has not said a name yet may call all the same. */
export async function callTable(
  config: PageConfig,
  kind: 'waiter' | 'pay',
  how: 'cash' | 'card' | null,
): Promise<Result<GuestTableView>> {
  const guest = keptAt(config)?.guest ?? (await guestOf(joinTable(config)));
  return post<GuestTableView>(`${callsOf(config)}/call`, { guest, kind, how });
}

const guestOf = async (joining: Promise<Result<JoinedView>>): Promise<string> => {
  const joined = await joining;
  return joined.ok ? joined.data.guest : '';
};

/** Hears that something changed, until it is let go. */
export function followTable(config: PageConfig, guest: string, changed: () => void): () => void {
  const stream = new EventSource(`${callsOf(config)}/${guest}/live`);
  stream.onmessage = changed;
  stream.onopen = changed;
  return () => stream.close();
}

import type { ComponentType } from 'react';
import type { Role } from '../lib/vike/page.types';

export interface NavigationEntry {
  path: string;
  label: string;
  /** Where a narrow rail may part a long word. */
  parted?: string;
  icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>;
  /** Who sees the entry; left out: everybody who is signed in. */
  roles?: readonly Role[];
}

export interface NavigationGroup {
  label: string;
  entries: NavigationEntry[];
}

/** The entries a person may use among the pages that exist; a group left without entries disappears. */
export function navigationFor(
  groups: NavigationGroup[],
  role: Role | null,
  pages: ReadonlySet<string>,
): NavigationGroup[] {
  return groups
    .map(({ label, entries }) => ({
      label,
      entries: entries.filter(({ path, roles }) => pages.has(path) && mayUse(role, roles)),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** The deepest entry that the path lies in, so that a detail page keeps its list marked. */
export function activePath(groups: NavigationGroup[], path: string): string | null {
  const within = groups
    .flatMap(({ entries }) => entries)
    .filter((entry) => path === entry.path || path.startsWith(`${entry.path}/`))
    .sort((a, b) => b.path.length - a.path.length);

  return within[0]?.path ?? null;
}

/** Two groups at a time fit a screen of 900 px: the first, and the one of the page. */
export function openAtFirst(groups: NavigationGroup[], active: string | null): ReadonlySet<string> {
  const [first, second] = groups;
  const own = groups.find(({ entries }) => entries.some(({ path }) => path === active));
  const other = own && own !== first ? own : second;
  return new Set([first?.label ?? '', other?.label ?? '']);
}

/** Somebody without a shop has no role yet and is on the way to the set-up. */
const mayUse = (role: Role | null, roles?: readonly Role[]): boolean =>
  roles === undefined || roles.includes(role ?? 'owner');

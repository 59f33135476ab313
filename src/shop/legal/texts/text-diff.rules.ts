export interface DiffLine {
  kind: 'same' | 'gone' | 'new';
  text: string;
}

const MAX_CELLS = 4_000_000;

/** Line by line what was taken out and what was put in. */
export function diffOf(before: string, after: string): DiffLine[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start++;
  let end = 0;
  while (end < old.length - start && end < now.length - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  return [
    ...marked('same', old.slice(0, start)),
    ...middleOf(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    ...marked('same', end === 0 ? [] : old.slice(-end)),
  ];
}

/** The longest common lines stay; a text that is new from top to bottom is not compared line by line. */
function middleOf(old: string[], now: string[]): DiffLine[] {
  if (old.length * now.length > MAX_CELLS) return [...marked('gone', old), ...marked('new', now)];
  const common = tableOf(old, now);
  const diff: DiffLine[] = [];
  let [i, k] = [0, 0];
  while (i < old.length && k < now.length) {
    const [a = '', b = ''] = [old[i], now[k]];
    if (a === b) {
      diff.push({ kind: 'same', text: a });
      i++;
      k++;
    } else if ((common[i + 1]?.[k] ?? 0) >= (common[i]?.[k + 1] ?? 0)) {
      diff.push({ kind: 'gone', text: a });
      i++;
    } else {
      diff.push({ kind: 'new', text: b });
      k++;
    }
  }
  return [...diff, ...marked('gone', old.slice(i)), ...marked('new', now.slice(k))];
}

/** How many lines the rests from [i] and [k] have in common. */
function tableOf(old: string[], now: string[]): number[][] {
  const table = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  for (let i = old.length - 1; i >= 0; i--) {
    for (let k = now.length - 1; k >= 0; k--) {
      const [row, next] = [table[i] ?? [], table[i + 1] ?? []];
      row[k] = old[i] === now[k] ? (next[k + 1] ?? 0) + 1 : Math.max(next[k] ?? 0, row[k + 1] ?? 0);
    }
  }
  return table;
}

const marked = (kind: DiffLine['kind'], lines: string[]): DiffLine[] => lines.map((text) => ({ kind, text }));

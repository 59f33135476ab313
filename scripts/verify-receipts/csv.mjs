const BYTE_ORDER_MARK = '\uFEFF';

/** Rows as objects by the names of the head; `null` for a table that is not one. */
export function tableIn(data) {
  const text = data.toString('utf8');
  const [head, ...rows] = cellsIn(text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text);
  if (!head) return null;
  return rows.map((cells) => Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ''])));
}

/** RFC 4180 with semicolons. */
function cellsIn(text) {
  const rows = [];
  let row = [];
  let at = 0;
  while (at < text.length) {
    const [cell, next] = text[at] === '"' ? quotedFrom(text, at + 1) : plainFrom(text, at);
    row.push(cell);
    at = next;
    if (text[at] === ';') {
      at += 1;
      if (at === text.length) row.push('');
      continue;
    }
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') at += 1;
    rows.push(row);
    row = [];
  }
  return rows;
}

function quotedFrom(text, from) {
  let cell = '';
  for (let at = from; ; ) {
    const end = text.indexOf('"', at);
    if (end === -1) return [cell + text.slice(at), text.length];
    cell += text.slice(at, end);
    if (text[end + 1] !== '"') return [cell, end + 1];
    cell += '"';
    at = end + 2;
  }
}

function plainFrom(text, from) {
  let end = from;
  while (end < text.length && !';\r\n'.includes(text[end])) end += 1;
  return [text.slice(from, end), end];
}

/** '1.234,50' never stands there: a comma, two places, and a sign at most. */
export const centsIn = (cell) => {
  const found = /^(-?)(\d+),(\d\d)$/.exec(cell);
  if (!found) return Number.NaN;
  const cents = Number(found[2]) * 100 + Number(found[3]);
  return found[1] ? 0 - cents : cents;
};

/** A text that a table program would run has an apostrophe in front. */
export const isText = (cell, text) => cell === text || cell === `'${text}`;

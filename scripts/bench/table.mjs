/** Rows of equal keys as one table that reads well in a terminal and in a README. */
export function markdownOf(title, rows) {
  const columns = Object.keys(rows[0]);
  const lines = [columns, ...rows.map((row) => columns.map((column) => shown(row[column])))];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index].length)));
  const written = lines.map(
    (line) => `| ${line.map((cell, index) => padded(cell, widths[index], index)).join(' | ')} |`,
  );
  const rule = `|${widths.map((width, index) => (index === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  return [`${title}`, '', written[0], rule, ...written.slice(1), ''].join('\n');
}

const padded = (cell, width, index) => (index === 0 ? cell.padEnd(width) : cell.padStart(width));

function shown(value) {
  if (typeof value !== 'number') return String(value ?? '');
  if (Number.isInteger(value) || Math.abs(value) >= 1_000) return Math.round(value).toLocaleString('en');
  return value.toFixed(value < 10 ? 2 : 1);
}

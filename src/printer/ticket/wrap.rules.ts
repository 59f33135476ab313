/** Breaks at spaces; a word wider than the paper is broken where it must be. Further lines are indented by `hang`. */
export function wrapped(text: string, width: number, hang = 0): string[] {
  const room = Math.max(width, 1);
  const indent = ' '.repeat(Math.min(hang, room - 1));
  return text.split('\n').flatMap((line, index) => wrappedLine(line, room, indent, index > 0));
}

/** Left and right at the two edges; a left part that does not fit runs on below, the right part stays on the first line. */
export function spread(left: string, right: string, width: number, hang = 0): string[] {
  if (right === '') return wrapped(left, width, hang);
  const room = width - right.length - 1;
  if (room < width / 3)
    return [...wrapped(left, width, hang), ...wrapped(right, width).map((line) => line.padStart(width))];

  const [first = '', ...rest] = wrapped(left, room, hang);
  return [first.padEnd(room + 1) + right, ...rest];
}

function wrappedLine(line: string, width: number, indent: string, continued: boolean): string[] {
  const lines: string[] = [];
  let current = continued ? indent : '';
  let empty = true;
  for (const word of line.split(' ').flatMap((part) => pieces(part, width - indent.length))) {
    if (empty || current.length + 1 + word.length <= width) {
      current += empty ? word : ` ${word}`;
    } else {
      lines.push(current);
      current = indent + word;
    }
    empty = false;
  }
  return [...lines, current];
}

function pieces(word: string, width: number): string[] {
  if (word.length <= width) return [word];
  return [word.slice(0, width), ...pieces(word.slice(width), width)];
}

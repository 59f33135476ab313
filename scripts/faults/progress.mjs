const EVERY_MS = 60_000;

/** How far a run has come: on a terminal one line that its result replaces, in a log a line every minute. */
export function progressOf(name, { stream = process.stderr, everyMs = EVERY_MS } = {}) {
  const from = Date.now();
  let latest = 'begun';
  const show = stream.isTTY
    ? () => stream.write(`\r\x1b[K${name}: ${latest}`)
    : () => stream.write(`${name}: ${latest} (${Math.round((Date.now() - from) / 1000)} s)\n`);
  const timer = stream.isTTY ? null : setInterval(show, everyMs).unref();
  return {
    say: (line) => {
      latest = line;
      if (stream.isTTY) show();
    },
    end: () => {
      clearInterval(timer);
      if (stream.isTTY) stream.write('\r\x1b[K');
    },
  };
}

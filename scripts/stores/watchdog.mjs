/** Ends the process named on the command line as soon as its starter is gone. */
const PATIENCE_MS = 15_000;
const pid = Number(process.argv[2]);
let farewell = '';

process.stdin.setEncoding('utf8').on('data', (chunk) => {
  farewell += chunk;
});
process.stdin.on('end', () => {
  if (farewell === '') end();
});

function end() {
  const deadline = Date.now() + PATIENCE_MS;
  signal('SIGTERM');
  setInterval(() => signal(Date.now() > deadline ? 'SIGKILL' : 0), 100);
}

function signal(name) {
  try {
    process.kill(pid, name);
  } catch {
    process.exit();
  }
}

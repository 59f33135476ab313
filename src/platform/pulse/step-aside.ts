import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Guests wait for the web process and nobody for the worker; still it gets its share of a busy machine. */
const NICENESS = 5;
/** Linux shares the processor among sessions first: inside of one of its own a low priority alone changes nothing. */
const SESSION = '/proc/self/autogroup';

/** This process works when those who serve guests leave it time. Where the system does not let it, nothing changes. */
export function stepAside(): void {
  trying(() => setPriority(NICENESS));
  trying(() => writeFileSync(SESSION, String(NICENESS)));
}

function trying(step: () => void): void {
  try {
    step();
  } catch {
    // Not allowed here, or a system without it.
  }
}

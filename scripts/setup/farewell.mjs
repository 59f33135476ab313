const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'];
const STARTER = process.ppid;

/**
 * Calls `leave` when we are asked to end. npm and its shell do not hand every signal on: whoever ends `npm start` would
 * leave the product running, so there we also leave when our starter is gone.
 */
export function onFarewell(leave) {
  for (const signal of SIGNALS) process.on(signal, leave);
  if (!process.env.npm_lifecycle_event) return;
  setInterval(() => {
    if (process.ppid !== STARTER) leave();
  }, 250).unref();
}

import { existsSync } from 'node:fs';

/** All that people have, too. */
export const WHOLE = '/usr/bin/chromium';
const SHELL = '/usr/bin/chromium-headless-shell';

/** How every browser of the tests is started. */
export const CHROMIUM = {
  // A window of the shell costs a quarter of the work: behind it there is no profile, no toolbar, no extensions.
  executablePath: existsSync(SHELL) ? SHELL : WHOLE,
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--autoplay-policy=no-user-gesture-required',
  ],
};

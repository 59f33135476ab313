import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** What "the system's font" is on the phones of guests, most faithful first; a bare machine would show DejaVu. */
const PREFERRED = ['Roboto', 'Inter', 'SF Pro Text', 'Helvetica Neue', 'Arial', 'Liberation Sans'];

/** The environment of a browser that shows the shop as a guest's phone does. */
export function phoneFonts(dir) {
  const file = path.join(dir, 'fonts.conf');
  const families = PREFERRED.map((name) => `<string>${name}</string>`).join('');
  const matches = ['system-ui', 'sans-serif', 'sans'].map(
    (family) =>
      `<match target="pattern"><test name="family"><string>${family}</string></test><edit name="family" mode="prepend" binding="strong">${families}</edit></match>`,
  );
  const include = '<include ignore_missing="yes">/etc/fonts/fonts.conf</include>';
  writeFileSync(file, `<?xml version="1.0"?><fontconfig>${include}${matches.join('')}</fontconfig>`);
  return { ...process.env, FONTCONFIG_FILE: file };
}

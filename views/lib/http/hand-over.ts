/** Long enough for a browser that asks where to put the file. */
const KEPT_MS = 60_000;

/** Gives the person a file, as if a link to it had been followed. */
export function handOver(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

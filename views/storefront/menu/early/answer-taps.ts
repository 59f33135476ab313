const page = globalThis as { earlyTaps?: HTMLElement[] | null };

/** What was tapped before this script was here; from now on a tap finds whoever waits for it. */
export function takeEarlyTaps(): HTMLElement[] {
  const taps = page.earlyTaps ?? [];
  page.earlyTaps = null;
  return taps;
}

/** Every tap on the plus of a plain dish and every choice counts; of those that open something the last one was meant. */
export function answerEarly(taps: readonly HTMLElement[]): void {
  const isCounted = (tapped: HTMLElement) => tapped.matches('input, [data-plain] .plus');
  for (const tapped of taps) tapped.removeAttribute('aria-busy');
  for (const tapped of taps.filter(isCounted)) tapped.click();
  taps.findLast((tapped) => !isCounted(tapped))?.click();
}

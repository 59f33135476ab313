/** What this computer was told; another one at another counter prints something else. */
const PRINTER = 'tresen:printStation';
const UNASKED = 'tresen:printStation:unasked';

export const rememberedPrinter = (): string | null => localStorage.getItem(PRINTER);
export const rememberPrinter = (id: string | null): void =>
  id === null ? localStorage.removeItem(PRINTER) : localStorage.setItem(PRINTER, id);

export const isUnasked = (): boolean => localStorage.getItem(UNASKED) === '1';
export const setUnasked = (on: boolean): void =>
  on ? localStorage.setItem(UNASKED, '1') : localStorage.removeItem(UNASKED);

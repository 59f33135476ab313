import { atFirstUse } from './at-first-use.js';

const MIB = 1024 * 1024;
const NUMBER = atFirstUse(() => new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 }));

/** '12,5 MB', '1,2 GB' */
export const formatBytes = (bytes: number): string =>
  bytes >= 1000 * MIB ? `${NUMBER().format(bytes / MIB / 1000)} GB` : `${NUMBER().format(bytes / MIB)} MB`;

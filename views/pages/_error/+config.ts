import type { Config } from 'vike/types';

export default { layout: 'error', title: 'Fehler' } satisfies Config;

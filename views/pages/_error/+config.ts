import type { Config } from 'vike/types';

export default { title: 'Fehler' } satisfies Config;

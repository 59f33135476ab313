import type { Config } from 'vike/types';

export default { title: 'Impressum' } satisfies Config;

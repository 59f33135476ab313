import type { Config } from 'vike/types';

export default { title: 'Datenschutz' } satisfies Config;

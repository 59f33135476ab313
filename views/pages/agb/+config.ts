import type { Config } from 'vike/types';

export default { title: 'Allgemeine Geschäftsbedingungen' } satisfies Config;

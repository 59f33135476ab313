import type { Config } from 'vike/types';

export default { title: 'Kontakt', layout: 'adminWhenSignedIn' } satisfies Config;

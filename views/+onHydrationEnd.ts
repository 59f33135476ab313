import type { PageContextClient } from 'vike/types';
import { afterHydration } from './lib/vike/start';

export const onHydrationEnd = (pageContext: PageContextClient): void => afterHydration(pageContext);

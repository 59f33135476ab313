import { lazy } from 'react';

const load = () => import('./MoreSections');

/** The server writes the whole page; in the browser the first sections need not wait for the code of those further down. */
export const MoreSections = import.meta.env.SSR ? (await load()).default : lazy(load);

import { LEVEL } from '../subscription/plans.js';

/** The plan that includes a name of one's own. */
export const DOMAIN_LEVEL = LEVEL.professional;

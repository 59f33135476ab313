import { ROLE_NAMES } from '../../../../../src/auth/user/user.rules';

export const ROLE_CHOICES = Object.entries(ROLE_NAMES).map(([value, label]) => ({ value, label }));

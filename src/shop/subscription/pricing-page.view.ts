import type { Plan } from './plans.js';

export interface PricingPage {
  plans: readonly Plan[];
  signUp: boolean;
}

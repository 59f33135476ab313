import type { Level, Plan } from './plans.js';

export interface PricingPage {
  plans: readonly Plan[];
  signUp: boolean;
  /** What the restaurant of whoever is signed in has booked; null for everybody else. */
  ownLevel: Level | null;
}

export const TASKS = [
  'contact',
  'hours',
  'menu',
  'allergens',
  'imprint',
  'privacy',
  'payment',
  'online',
  'printer',
  'enabled',
] as const;
export type TaskKey = (typeof TASKS)[number];

export interface Task {
  key: TaskKey;
  done: boolean;
  /** false: guests can order without it. */
  needed: boolean;
  /** The name of the plan it comes with, where the shop has a smaller one. */
  plan: string | null;
  /** How many are left, where one can count them. */
  open: number;
}

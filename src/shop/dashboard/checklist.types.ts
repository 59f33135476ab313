export const TASKS = [
  'contact',
  'hours',
  'menu',
  'allergens',
  'imprint',
  'privacy',
  'payment',
  'printer',
  'enabled',
] as const;
export type TaskKey = (typeof TASKS)[number];

export interface Task {
  key: TaskKey;
  done: boolean;
  /** false: guests can order without it. */
  needed: boolean;
  /** How many are left, where one can count them. */
  open: number;
}

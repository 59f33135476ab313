import type { ValidationOptions } from 'class-validator';
import type { GuestMessage } from './guest-messages.rules.js';

/** What a field of a guest's form answers when it is wrong. Guests read the phrase that stands behind the key. */
export const says = (message: GuestMessage, options: ValidationOptions = {}): ValidationOptions => ({
  ...options,
  message,
});

import type { Connection, DeviceSignIn, LanAddress, StarMode } from './connection.types.js';

export const lanOf = (connection: Connection | null | undefined): LanAddress | null =>
  connection && 'host' in connection ? connection : null;

export const signInOf = (connection: Connection | null | undefined): DeviceSignIn | null =>
  connection && 'user' in connection ? connection : null;

/** Empty where it has none. */
export const topicOf = (connection: Connection | null | undefined): string =>
  connection && 'topic' in connection ? connection.topic : '';

export const starModeOf = (connection: Connection | null | undefined): StarMode =>
  connection && 'mode' in connection ? connection.mode : 'trigger';

/** Levels of plain letters: no wildcard, nothing a broker keeps for itself. */
export const isTopic = (text: string): boolean => text.length <= 80 && /^[\w-]+(\/[\w-]+){0,5}$/.test(text);

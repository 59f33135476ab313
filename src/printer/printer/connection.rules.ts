import type { Connection, DeviceSignIn, LanAddress } from './connection.types.js';

export const lanOf = (connection: Connection | null | undefined): LanAddress | null =>
  connection && 'host' in connection ? connection : null;

export const signInOf = (connection: Connection | null | undefined): DeviceSignIn | null =>
  connection && 'user' in connection ? connection : null;

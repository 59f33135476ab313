/** A printer in the network of the restaurant. */
export interface LanAddress {
  /** An address of digits: a name could lead elsewhere tomorrow. */
  host: string;
  port: number;
}

/** Who a device says it is, where its protocol knows sign-in; the password is sealed and never read back. */
export interface DeviceSignIn {
  user: string;
  password: { value: string; iv: string };
}

/** What a kind of printer needs beside the address it calls. */
export type Connection = LanAddress | DeviceSignIn;

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

/** Where a printer listens and answers at the broker; nobody else may. */
export interface BrokerTopic {
  topic: string;
}

/** trigger: the broker only says that there is a paper, which is fetched over HTTP. full: the paper goes over the broker. */
export const STAR_MODES = ['trigger', 'full'] as const;
export type StarMode = (typeof STAR_MODES)[number];

interface StarTopic extends BrokerTopic {
  mode: StarMode;
}

/** What a kind of printer needs beside the address it calls. */
export type Connection = LanAddress | DeviceSignIn | (LanAddress & BrokerTopic) | StarTopic;

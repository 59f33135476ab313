import type {
  Address,
  Colors,
  Contact,
  Design,
  FtpAccess,
  SetupStep,
  ShopSettings,
  Socials,
} from './shop.types.js';

/** What a page may change: any part, and only the fields it names. */
export interface ShopChanges {
  name?: string;
  companyName?: string;
  taxId?: string;
  address?: Partial<Address>;
  contact?: Partial<Contact>;
  socials?: Partial<Socials>;
  settings?: SettingsChanges;
  /** A secret that is left out stays, null clears it. */
  ftp?: Partial<Omit<FtpAccess, 'password' | 'password_iv'>> & { password?: string | null };
  paypal?: KeyChanges;
  stripe?: KeyChanges;
  design?: DesignChanges;
  setupStep?: SetupStep;
}

export type SettingsChanges = Partial<
  Omit<ShopSettings, 'ownTillConfirmedAt' | 'shopTimes' | 'leadMinutes'>
> & {
  shopTimes?: Partial<ShopSettings['shopTimes']>;
  leadMinutes?: Partial<ShopSettings['leadMinutes']>;
};

export interface KeyChanges {
  public_key?: string;
  secret_key?: string | null;
  sandbox?: boolean;
}

export type DesignChanges = Partial<Omit<Design, 'colors'>> & { colors?: Partial<Colors> };

/** Dotted paths and the values they get. */
export type ShopSets = Record<string, unknown>;

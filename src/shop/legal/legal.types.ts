export const TEXT_KINDS = ['imprint', 'privacy', 'terms'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

/** What stands there without anybody publishing it. */
export const STANDING_TEXTS = ['withdrawal', 'accessibility'] as const;
export type StandingText = (typeof STANDING_TEXTS)[number];

export const GUEST_TEXTS = [...TEXT_KINDS, ...STANDING_TEXTS] as const;
/** What guests can read. */
export type GuestText = (typeof GUEST_TEXTS)[number];

/** A text as guests saw it from one day on. Versions are only ever added. */
export interface LegalText {
  id: string;
  shopId: string;
  kind: TextKind;
  version: number;
  markdown: string;
  publishedAt: Date;
  publishedBy: string;
}

export const LEGAL_FORMS = [
  'Einzelunternehmen',
  'GbR',
  'e.K.',
  'OHG',
  'KG',
  'GmbH & Co. KG',
  'GmbH',
  'UG (haftungsbeschränkt)',
  'AG',
] as const;
export type LegalForm = (typeof LEGAL_FORMS)[number];

export const WINDING_UP = ['none', 'liquidation', 'insolvency'] as const;
export type WindingUp = (typeof WINDING_UP)[number];

export const ARBITRATION = ['unwilling', 'silent'] as const;
export type Arbitration = (typeof ARBITRATION)[number];

/** What § 5 DDG asks of the restaurant. */
export interface ImprintData {
  legalForm: LegalForm;
  /** The firm as it is registered, or the name under which a person trades. */
  firm: string;
  /** Owners, partners or managing directors, by the legal form. */
  people: string[];
  street: string;
  postalCode: string;
  city: string;
  email: string;
  phone: string;
  registerCourt: string;
  registerNumber: string;
  /** The general partner of a GmbH & Co. KG has a register entry of its own. */
  partnerFirm: string;
  partnerRegisterCourt: string;
  partnerRegisterNumber: string;
  vatId: string;
  /** Wirtschafts-Identifikationsnummer. */
  economicId: string;
  authority: string;
  shareCapital: string;
  outstandingCapital: string;
  windingUp: WindingUp;
  /** Only with journalistic content, § 18 MStV. */
  responsible: string;
  arbitration: Arbitration;
}

/** As it is stored; version 0 has never been saved. */
export interface Imprint {
  version: number;
  data: ImprintData;
}

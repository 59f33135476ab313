import type { ImprintData } from './legal.types.js';
import type { TextFacts } from './texts/text-facts.types.js';

/** Lucia runs the Trattoria Bella in her own name. */
export const anImprint = (over: Partial<ImprintData> = {}): ImprintData => ({
  legalForm: 'Einzelunternehmen',
  firm: 'Trattoria Bella',
  people: ['Lucia Bianchi'],
  street: 'Lindenstraße 12',
  postalCode: '10969',
  city: 'Berlin',
  email: 'post@trattoria-bella.example',
  phone: '030 23125 123',
  registerCourt: '',
  registerNumber: '',
  partnerFirm: '',
  partnerRegisterCourt: '',
  partnerRegisterNumber: '',
  vatId: '',
  economicId: '',
  authority: '',
  shareCapital: '',
  outstandingCapital: '',
  windingUp: 'none',
  responsible: '',
  arbitration: 'unwilling',
  ...over,
});

export const BELLA_GMBH: Partial<ImprintData> = {
  legalForm: 'GmbH',
  firm: 'Bella Gastronomie GmbH',
  registerCourt: 'Charlottenburg',
  registerNumber: 'HRB 741102',
};

export const theFacts = (over: Partial<TextFacts> = {}): TextFacts => ({
  restaurant: 'Trattoria Bella',
  imprint: anImprint(),
  salutation: 'du',
  host: 'Tresen Betriebs GmbH, 50667 Köln',
  delivers: true,
  smallBusiness: false,
  paysOnSite: true,
  paypal: true,
  stripe: true,
  contactMonths: 6,
  ...over,
});

import { shownPhone } from '../../../shared/phone.js';
import type { Shop } from '../../restaurant/shop.types.js';
import type { ImprintData } from '../legal.types.js';
import { bareId } from './identifiers.rules.js';

/** The form as it is first seen: filled with what the restaurant has entered elsewhere. */
export const startImprint = ({ name, companyName, taxId, address, contact }: Shop): ImprintData => ({
  legalForm: formIn(companyName),
  firm: companyName || name,
  people: [],
  street: address.street,
  postalCode: address.postalCode,
  city: address.city,
  email: contact.email,
  phone: shownPhone(contact.phone, address.country),
  registerCourt: '',
  registerNumber: '',
  partnerFirm: '',
  partnerRegisterCourt: '',
  partnerRegisterNumber: '',
  // The same field may hold the tax number, which nobody but the tax office may see.
  vatId: bareId(taxId).startsWith('DE') ? bareId(taxId) : '',
  economicId: '',
  authority: '',
  shareCapital: '',
  outstandingCapital: '',
  windingUp: 'none',
  responsible: '',
  arbitration: 'unwilling',
});

/** Most firms carry their form in the name. */
function formIn(firm: string): ImprintData['legalForm'] {
  if (/\bGmbH\s*(&|und|u\.)\s*Co\.?\s*KG\b/i.test(firm)) return 'GmbH & Co. KG';
  if (/\bUG\b/.test(firm)) return 'UG (haftungsbeschränkt)';
  if (/\b(g?GmbH)\b/i.test(firm)) return 'GmbH';
  if (/\bAG\b/.test(firm)) return 'AG';
  if (/\bOHG\b/i.test(firm)) return 'OHG';
  if (/\bKG\b/.test(firm)) return 'KG';
  if (/\be\.\s?K(fm|fr|\.|\b)/i.test(firm)) return 'e.K.';
  return /\be?GbR\b/i.test(firm) ? 'GbR' : 'Einzelunternehmen';
}

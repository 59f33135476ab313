import { describe, expect, it } from '@jest/globals';
import { newShop } from '../../restaurant/new-shop.rules.js';
import { anImprint, BELLA_GMBH } from '../legal.fixture.js';
import type { ImprintData } from '../legal.types.js';
import { imprintProblems, imprintWarnings } from './imprint-check.rules.js';
import { startImprint } from './imprint-start.rules.js';

const fieldsOf = (over: Partial<ImprintData>) => imprintProblems(anImprint(over)).map(({ field }) => field);

describe('an imprint can be saved', () => {
  it.each<[string, Partial<ImprintData>]>([
    ['of a sole trader with her full name', {}],
    ['of a trader with two first names', { people: ['Anna-Lena Maria Müller-Lüdenscheidt'] }],
    ['of a trader with a particle in the name', { people: ['Nguyễn Văn An', 'Lucia de la Cruz'] }],
    ['of a partnership of two', { legalForm: 'GbR', people: ['Lucia Bianchi', 'Marco Conti'] }],
    ['of a company', BELLA_GMBH],
    [
      'of a GmbH & Co. KG with the entry of its general partner',
      {
        ...BELLA_GMBH,
        legalForm: 'GmbH & Co. KG',
        registerNumber: 'HRA 5512',
        partnerFirm: 'Bella Verwaltungs GmbH',
        partnerRegisterCourt: 'Charlottenburg',
        partnerRegisterNumber: 'HRB 12345 B',
      },
    ],
    ['with a VAT id whose check digit is odd', { vatId: 'DE123456789' }],
    ['without a phone number', { phone: '' }],
  ])('%s', (_, over) => {
    expect(fieldsOf(over)).toEqual([]);
  });
});

describe('an imprint cannot be saved', () => {
  it.each<[string, Partial<ImprintData>, string[]]>([
    ['without a name', { people: [] }, ['people']],
    ['with an initial for a first name', { people: ['L. Bianchi'] }, ['people']],
    ['with a first name alone', { people: ['Lucia'] }, ['people']],
    ['of a partnership of one', { legalForm: 'GbR' }, ['people']],
    ['with a PO box', { street: 'Postfach 12 34' }, ['street']],
    ['with a PO box in English', { street: 'P.O. Box 12' }, ['street']],
    ['with four digits for a postal code', { postalCode: '1096' }, ['postalCode']],
    ['without a mail address', { email: '' }, ['email']],
    [
      'of a company without its entry',
      { ...BELLA_GMBH, registerCourt: '', registerNumber: '' },
      ['registerCourt', 'registerNumber'],
    ],
    ['of a company with half an entry', { ...BELLA_GMBH, registerNumber: '741102' }, ['registerNumber']],
    ['of a company without a firm', { ...BELLA_GMBH, firm: '' }, ['firm']],
    ['of an entered merchant without the entry', { legalForm: 'e.K.' }, ['registerCourt', 'registerNumber']],
    [
      'of a GmbH & Co. KG without its general partner',
      { ...BELLA_GMBH, legalForm: 'GmbH & Co. KG' },
      ['partnerFirm', 'partnerRegisterCourt', 'partnerRegisterNumber'],
    ],
    ['with the tax number for a VAT id', { vatId: '29/815/08155' }, ['vatId']],
    [
      'with outstanding contributions alone',
      { ...BELLA_GMBH, outstandingCapital: '5.000 €' },
      ['shareCapital'],
    ],
  ])('%s', (_, over, fields) => {
    expect(fieldsOf(over)).toEqual(fields);
  });
});

it.each<[Partial<ImprintData>, string]>([
  [{ vatId: 'DE123456789' }, 'vatId'],
  [{ economicId: 'DE1' }, 'economicId'],
  [{ phone: '' }, 'phone'],
  [{ street: 'Lindenstraße' }, 'street'],
  [{ ...BELLA_GMBH, registerNumber: 'HRA 12' }, 'registerNumber'],
])('what is odd is pointed out: %p', (over, field) => {
  expect(imprintWarnings(anImprint(over)).map((warning) => warning.field)).toEqual([field]);
});

it('nothing is odd about the imprint of a company as it should be', () => {
  expect(imprintWarnings(anImprint({ ...BELLA_GMBH, vatId: 'DE136695976' }))).toEqual([]);
});

describe('the form is filled at first', () => {
  const shop = { ...newShop({ id: '1', slug: 'x', name: 'Bella', userId: '1', now: new Date(0) }) };

  it.each([
    ['Bella Gastro GmbH', 'GmbH'],
    ['Bella GmbH & Co. KG', 'GmbH & Co. KG'],
    ['Bella UG (haftungsbeschränkt)', 'UG (haftungsbeschränkt)'],
    ['Bianchi & Conti GbR', 'GbR'],
    ['Lucia Bianchi e.K.', 'e.K.'],
    ['Trattoria Bella, Inhaberin Lucia Bianchi', 'Einzelunternehmen'],
  ])('with the legal form in %p', (companyName, form) => {
    expect(startImprint({ ...shop, companyName }).legalForm).toBe(form);
  });

  it('with the VAT id, and never with the tax number', () => {
    expect(startImprint({ ...shop, taxId: 'DE136695976' }).vatId).toBe('DE136695976');
    expect(startImprint({ ...shop, taxId: '29/815/08155' }).vatId).toBe('');
  });
});

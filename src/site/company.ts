import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Env } from '../platform/env/env.js';
import { phoneLinkOf, shownPhone } from '../shared/phone.js';
import type { Company } from './site.view.js';

const FIELDS = {
  name: ['PLATFORM_IMPRINT_NAME', 'Name des Anbieters'],
  street: ['PLATFORM_IMPRINT_STREET', 'Straße und Hausnummer'],
  postalCode: ['PLATFORM_IMPRINT_POSTAL_CODE', 'Postleitzahl'],
  city: ['PLATFORM_IMPRINT_CITY', 'Ort'],
  email: ['PLATFORM_IMPRINT_EMAIL', 'E-Mail-Adresse'],
  phone: ['PLATFORM_IMPRINT_PHONE', 'Telefonnummer'],
  register: ['PLATFORM_IMPRINT_REGISTER', 'Registereintrag'],
  vatId: ['PLATFORM_IMPRINT_VAT_ID', 'Umsatzsteuer-ID'],
  responsible: ['PLATFORM_IMPRINT_RESPONSIBLE', 'vertretungsberechtigte Person'],
} as const;
/** A sole trader has neither, so they are optional. */
const OPTIONAL = ['register', 'vatId'];

/** Who runs this installation, as § 5 DDG wants it named. */
@Injectable()
export class CompanyFacts implements OnModuleInit {
  private readonly log = new Logger('Imprint');
  readonly company: Company;

  constructor(env: Env) {
    const given = Object.entries(FIELDS).map(([field, [variable]]) => [field, env[variable] ?? '']);
    const values = Object.fromEntries(given) as Omit<Company, 'missing' | 'phoneLink'>;
    const missing = Object.entries(FIELDS)
      .filter(([field]) => !OPTIONAL.includes(field) && values[field as keyof typeof values] === '')
      .map(([, [, label]]) => label);
    const { phone } = values;
    this.company = { ...values, phone: shownPhone(phone), phoneLink: phoneLinkOf(phone), missing };
  }

  onModuleInit(): void {
    const { missing } = this.company;
    if (missing.length > 0) this.log.warn(`The imprint lacks: ${missing.join(', ')} (PLATFORM_IMPRINT_*).`);
  }
}

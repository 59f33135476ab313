import type { LegalForm } from '../legal.types.js';

interface FormRules {
  register: 'HRA' | 'HRB' | null;
  /** Private persons answer with their own names, and these have to be complete. */
  fullNames: boolean;
  fewestPeople: number;
  /** How the people of this form are called, for one and for several. */
  people: readonly [one: string, several: string];
}

const OWNER = 'Inhaber';

export const FORM_RULES: Record<LegalForm, FormRules> = {
  Einzelunternehmen: sole(null),
  GbR: { register: null, fullNames: true, fewestPeople: 2, people: ['Gesellschafter', 'Gesellschafter'] },
  'e.K.': sole('HRA'),
  OHG: {
    register: 'HRA',
    fullNames: false,
    fewestPeople: 2,
    people: ['Gesellschafter', 'Gesellschafter'],
  },
  KG: {
    register: 'HRA',
    fullNames: false,
    fewestPeople: 1,
    people: ['Persönlich haftender Gesellschafter', 'Persönlich haftende Gesellschafter'],
  },
  'GmbH & Co. KG': company('HRA', 'Geschäftsführung'),
  GmbH: company('HRB', 'Geschäftsführung'),
  'UG (haftungsbeschränkt)': company('HRB', 'Geschäftsführung'),
  AG: company('HRB', 'Vorstand'),
};

export const hasShareCapital = (form: LegalForm): boolean => FORM_RULES[form].register === 'HRB';

export const hasGeneralPartner = (form: LegalForm): boolean => form === 'GmbH & Co. KG';

export const isSoleTrader = (form: LegalForm): boolean => FORM_RULES[form].people[0] === OWNER;

function sole(register: 'HRA' | null): FormRules {
  return { register, fullNames: true, fewestPeople: 1, people: [OWNER, OWNER] };
}

function company(register: 'HRA' | 'HRB', people: string): FormRules {
  return { register, fullNames: false, fewestPeople: 1, people: [people, people] };
}

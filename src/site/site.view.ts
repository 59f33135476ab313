export interface Company {
  name: string;
  street: string;
  postalCode: string;
  city: string;
  email: string;
  phone: string;
  /** 'tel:+493023125123'; null without a number that can be dialled. */
  phoneLink: string | null;
  register: string;
  vatId: string;
  responsible: string;
  /** What the operator of this installation has not told us yet, in German. */
  missing: string[];
}

/** The props of imprint, privacy and terms. */
export interface CompanyPage {
  company: Company;
}

export interface HomePage {
  /** Whether the demo restaurant is here to be looked at. */
  demo: boolean;
}

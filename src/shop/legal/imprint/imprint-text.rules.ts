import type { ImprintData, WindingUp } from '../legal.types.js';
import type { TextFacts } from '../texts/text-facts.types.js';
import { lines, mailLink, phoneLink, plain, section, text } from '../texts/text-parts.rules.js';
import { bareId, isEconomicId, isVatId } from './identifiers.rules.js';
import { FORM_RULES, hasGeneralPartner, hasShareCapital } from './legal-form.rules.js';

/** The imprint as § 5 DDG wants it, from the data of the restaurant. */
export const imprintText = ({ restaurant, imprint }: TextFacts): string =>
  text([
    section('Angaben gemäß § 5 DDG', lines(...nameLines(restaurant, imprint), ...addressLines(imprint))),
    section(peopleHeading(imprint), lines(...peopleLines(restaurant, imprint))),
    section('Kontakt', lines(...contactLines(imprint))),
    section('Registereintrag', lines(...registerLines(imprint))),
    section('Umsatzsteuer-Identifikationsnummer gemäß § 27a UStG', plain(asNotified(imprint.vatId))),
    section('Wirtschafts-Identifikationsnummer gemäß § 139c AO', plain(asNotified(imprint.economicId))),
    hasShareCapital(imprint.legalForm) ? section('Kapital', lines(...capitalLines(imprint))) : '',
    section('Zuständige Aufsichtsbehörde', plain(imprint.authority)),
    section('Verantwortlich für den Inhalt gemäß § 18 Abs. 2 MStV', plain(imprint.responsible)),
    section('Verbraucherstreitbeilegung', ARBITRATION_TEXT[imprint.arbitration]),
  ]);

const ARBITRATION_TEXT = {
  unwilling:
    'Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.',
  silent: '',
};

const WINDING_UP_TEXT: Record<WindingUp, string> = {
  none: '',
  liquidation: 'Die Gesellschaft befindet sich in Liquidation.',
  insolvency: 'Über das Vermögen ist ein Insolvenzverfahren eröffnet.',
};

function nameLines(restaurant: string, imprint: ImprintData): string[] {
  const name = nameOf(restaurant, imprint);
  return [
    plain(name),
    name.includes(restaurant) ? '' : plain(restaurant),
    WINDING_UP_TEXT[imprint.windingUp],
  ];
}

/** Without a registered firm it is the people themselves who trade. */
const nameOf = (restaurant: string, { firm, people }: ImprintData): string =>
  firm || people.join(', ') || restaurant;

/** 'Trattoria Bella, Inhaberin Lucia Bianchi' has already said who she is. */
const peopleLines = (restaurant: string, imprint: ImprintData): string[] =>
  imprint.people.every((name) => nameOf(restaurant, imprint).includes(name)) ? [] : imprint.people.map(plain);

function peopleHeading({ legalForm, people }: ImprintData): string {
  const { fullNames, people: names } = FORM_RULES[legalForm];
  if (legalForm === 'GbR') return 'Gesellschafter';
  return fullNames ? 'Inhaber/in' : `Vertreten durch (${names[people.length > 1 ? 1 : 0]})`;
}

const addressLines = ({ street, postalCode, city }: ImprintData): string[] => [
  plain(street),
  plain(`${postalCode} ${city}`.trim()),
];

const contactLines = ({ phone, email }: ImprintData): string[] => [
  phone && `Telefon: ${phoneLink(phone)}`,
  email && `E-Mail: ${mailLink(email)}`,
];

function registerLines(data: ImprintData): string[] {
  if (data.registerNumber === '') return [];
  const own = entryOf(data.registerCourt, data.registerNumber);
  if (!hasGeneralPartner(data.legalForm)) return [own];
  const partner = entryOf(data.partnerRegisterCourt, data.partnerRegisterNumber);
  return [own, `Persönlich haftende Gesellschafterin: ${plain(data.partnerFirm)}`, partner];
}

const entryOf = (court: string, number: string): string =>
  plain(`${/gericht/i.test(court) ? court : `Amtsgericht ${court}`}, ${number}`);

const capitalLines = ({ legalForm, shareCapital, outstandingCapital }: ImprintData): string[] =>
  shareCapital === ''
    ? []
    : [
        `${legalForm === 'AG' ? 'Grundkapital' : 'Stammkapital'}: ${plain(shareCapital)}`,
        outstandingCapital === '' ? '' : `Ausstehende Einlagen: ${plain(outstandingCapital)}`,
      ];

/** 'de-136 695 976' stands on the page as 'DE136695976'. */
const asNotified = (id: string): string => (isVatId(id) || isEconomicId(id) ? bareId(id) : id);

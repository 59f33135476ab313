import type { FieldProblem } from '../../../shared/field-problem.js';
import { POSTAL_CODE, WRONG_POSTAL_CODE } from '../../delivery/street.rules.js';
import type { ImprintData } from '../legal.types.js';
import {
  isEconomicId,
  isRegisterNumber,
  isVatId,
  looksLikeEconomicId,
  looksLikeTaxNumber,
} from './identifiers.rules.js';
import { FORM_RULES, hasGeneralPartner } from './legal-form.rules.js';

const NEEDED = 'Bitte ausfüllen.';
const SECRET_NUMBER =
  'Das sieht nach einer Steuernummer aus. Sie gehört nicht ins Impressum: Damit kann sich jemand beim Finanzamt als das Restaurant ausgeben.';
const REGISTER_NUMBER = 'Bitte eine Registernummer wie HRB 741102 eingeben.';

/** What keeps the data from being saved. */
export function imprintProblems(data: ImprintData): FieldProblem[] {
  return [
    ...nameProblems(data),
    ...addressProblems(data),
    ...registerProblems(data),
    ...numberProblems(data),
  ];
}

/** What is odd, but may be right. */
export function imprintWarnings(data: ImprintData): FieldProblem[] {
  const { legalForm, phone, vatId, economicId, registerNumber, street } = data;
  const { register } = FORM_RULES[legalForm];
  return when([
    [
      phone === '',
      'phone',
      'Gäste müssen das Restaurant schnell erreichen können. Eine Telefonnummer genügt dafür.',
    ],
    [
      vatId !== '' && !isVatId(vatId),
      'vatId',
      'Diese Nummer hat nicht die richtige Prüfziffer. Bitte noch einmal mit dem Bescheid vergleichen.',
    ],
    [
      economicId !== '' && !looksLikeEconomicId(economicId),
      'economicId',
      'Eine Wirtschafts-Identifikationsnummer sieht so aus: DE123456788-00001.',
    ],
    [
      looksLikeEconomicId(economicId) && !isEconomicId(economicId),
      'economicId',
      'Diese Nummer hat nicht die richtige Prüfziffer. Bitte noch einmal mit der Mitteilung vergleichen.',
    ],
    [
      register !== null && /^HR[AB]/.test(registerNumber) && !registerNumber.startsWith(register),
      'registerNumber',
      `Eine ${legalForm} steht gewöhnlich in Abteilung ${register === 'HRA' ? 'A (HRA)' : 'B (HRB)'} des Handelsregisters.`,
    ],
    [street !== '' && !/\d/.test(street), 'street', 'Hier fehlt vermutlich die Hausnummer.'],
  ]);
}

function nameProblems({ legalForm, firm, people }: ImprintData): FieldProblem[] {
  const { fullNames, fewestPeople } = FORM_RULES[legalForm];
  return when([
    [firm === '' && !fullNames, 'firm', 'Bitte die Firma so eingeben, wie sie im Register steht.'],
    [people.length === 0, 'people', NEEDED],
    [
      people.length > 0 && people.length < fewestPeople,
      'people',
      `Eine ${legalForm} hat mindestens zwei Gesellschafter. Bitte alle nennen.`,
    ],
    [
      fullNames && people.some((name) => !isFullName(name)),
      'people',
      'Bitte Vor- und Nachnamen ausschreiben, zum Beispiel „Lucia Bianchi“.',
    ],
  ]);
}

const addressProblems = ({ street, postalCode, city, email }: ImprintData): FieldProblem[] =>
  when([
    [street === '', 'street', NEEDED],
    [
      /\b(postfach|p\.?\s?o\.?\s?box)\b/i.test(street),
      'street',
      'Ein Postfach genügt nicht. Bitte Straße und Hausnummer eingeben, unter denen Post zugestellt wird.',
    ],
    [!POSTAL_CODE.test(postalCode), 'postalCode', WRONG_POSTAL_CODE],
    [city === '', 'city', NEEDED],
    [!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email), 'email', 'Bitte gib eine gültige E-Mail-Adresse ein.'],
  ]);

function registerProblems(data: ImprintData): FieldProblem[] {
  const { legalForm, registerCourt, registerNumber } = data;
  const needed = FORM_RULES[legalForm].register !== null;
  const partner = hasGeneralPartner(legalForm);
  return when([
    [
      registerCourt === '' && (needed || registerNumber !== ''),
      'registerCourt',
      `Bitte das Amtsgericht eingeben, bei dem die ${legalForm} eingetragen ist.`,
    ],
    [
      !isRegisterNumber(registerNumber) && (needed || registerNumber !== '' || registerCourt !== ''),
      'registerNumber',
      REGISTER_NUMBER,
    ],
    [partner && data.partnerFirm === '', 'partnerFirm', 'Bitte die GmbH nennen, die persönlich haftet.'],
    [partner && data.partnerRegisterCourt === '', 'partnerRegisterCourt', NEEDED],
    [partner && !isRegisterNumber(data.partnerRegisterNumber), 'partnerRegisterNumber', REGISTER_NUMBER],
  ]);
}

const numberProblems = ({
  vatId,
  economicId,
  shareCapital,
  outstandingCapital,
}: ImprintData): FieldProblem[] =>
  when([
    [looksLikeTaxNumber(vatId), 'vatId', SECRET_NUMBER],
    [looksLikeTaxNumber(economicId), 'economicId', SECRET_NUMBER],
    [
      shareCapital === '' && outstandingCapital !== '',
      'shareCapital',
      'Wer ausstehende Einlagen nennt, muss auch das Stammkapital nennen.',
    ],
  ]);

/** Two words, neither of them an initial. */
const isFullName = (name: string): boolean => /^\p{L}{2,}\S*(\s+\S+)*\s+\p{L}[\p{L}'’-]+$/u.test(name);

const when = (cases: [boolean, string, string][]): FieldProblem[] =>
  cases.filter(([holds]) => holds).map(([, field, message]) => ({ field, message }));

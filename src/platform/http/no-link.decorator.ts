import { ValidateBy } from 'class-validator';
import { hasLink } from '../../shared/links.js';

/** For names that go into mails: one that carries a link would be an advertisement in our name. */
export const NoLink = () =>
  ValidateBy(
    { name: 'noLink', validator: { validate: (value) => typeof value !== 'string' || !hasLink(value) } },
    { message: 'Ein Name darf keine Internetadresse enthalten.' },
  );

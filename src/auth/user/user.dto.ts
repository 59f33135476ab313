import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEmail, IsString, Length, Matches, MaxLength } from 'class-validator';
import { NoLink } from '../../platform/http/no-link.decorator.js';
import { MAX_PASSWORD, normalEmail } from './user.rules.js';

const NAME = { message: 'Gib deinen Namen ein.' };

export const MailAddress = (message = 'Gib deine E-Mail-Adresse ein.') =>
  applyDecorators(
    ApiProperty({ type: String, format: 'email' }),
    Transform(({ value }) => (typeof value === 'string' ? normalEmail(value) : value)),
    IsEmail({}, { message }),
    MaxLength(254, { message: 'Diese Adresse ist zu lang.' }),
  );

/** What people call themselves: any letters, no control characters. */
export const PersonName = () =>
  applyDecorators(
    ApiProperty({ type: String, minLength: 1, maxLength: 80 }),
    Transform(({ value }) => (typeof value === 'string' ? value.trim() : value)),
    Matches(/^[^\p{C}]*$/u, { message: 'Der Name enthält Zeichen, die wir nicht darstellen können.' }),
    NoLink(),
    Length(1, 80, NAME),
    IsString(NAME),
  );

/** A password somebody has; the length is no hint about it. */
export const Password = (message = 'Gib dein jetziges Passwort ein.') =>
  applyDecorators(
    ApiProperty({ type: String, format: 'password' }),
    Length(1, MAX_PASSWORD, { message }),
    IsString({ message }),
  );

/** A password somebody chooses. Whether it is good enough the service decides. */
export const NewPassword = () => Password('Wähle ein Passwort.');

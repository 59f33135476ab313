import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsEmail, IsOptional, IsString, Length, Matches, MaxLength } from 'class-validator';
import { Clean } from '../../platform/http/clean.decorator.js';

export const POSTAL_CODE = /^(D\s*-\s*)?\d{5}$/i;

export class AddressDto {
  @ApiProperty()
  @Clean(80)
  @IsString({ message: 'Bitte gib die Straße an.' })
  @Length(2, 80, { message: 'Bitte gib die Straße an.' })
  street: string;

  @ApiProperty()
  @Clean(12)
  @IsString({ message: 'Bitte gib die Hausnummer an.' })
  @Length(1, 12, { message: 'Bitte gib die Hausnummer an.' })
  houseNo: string;

  @ApiProperty()
  @Clean(12)
  @Matches(POSTAL_CODE, { message: 'Bitte gib eine Postleitzahl mit fünf Ziffern an.' })
  postalCode: string;

  @ApiProperty()
  @Clean(60)
  @IsString({ message: 'Bitte gib den Ort an.' })
  @Length(2, 60, { message: 'Bitte gib den Ort an.' })
  city: string;

  @ApiPropertyOptional()
  @Clean(60)
  @IsOptional()
  @IsString({ message: 'Die Etage konnten wir nicht lesen.' })
  floor?: string;

  @ApiPropertyOptional()
  @Clean(80)
  @IsOptional()
  @IsString({ message: 'Die Firma konnten wir nicht lesen.' })
  company?: string;

  @ApiPropertyOptional()
  @Clean(140)
  @IsOptional()
  @IsString({ message: 'Den Hinweis konnten wir nicht lesen.' })
  note?: string;
}

export class ContactDto {
  @ApiProperty()
  @Clean(80)
  @IsString({ message: 'Bitte gib deinen Namen an.' })
  @Length(1, 80, { message: 'Bitte gib deinen Namen an.' })
  name: string;

  @ApiPropertyOptional()
  @Clean(30)
  @IsOptional()
  @Matches(/^$|^(\+|0)[\d\s()/-]{5,}$/, { message: 'Diese Telefonnummer passt nicht.' })
  phone?: string;

  @ApiProperty()
  @Clean(120)
  @IsEmail({}, { message: 'Bitte gib eine gültige E-Mail-Adresse an.' })
  email: string;

  @ApiPropertyOptional()
  @Clean(300, 'many')
  @IsOptional()
  @IsString({ message: 'Die Anmerkung konnten wir nicht lesen.' })
  @MaxLength(300, { message: 'Bitte höchstens 300 Zeichen.' })
  note?: string;
}

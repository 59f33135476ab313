import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsEmail, IsString, Length, Matches, MaxLength } from 'class-validator';
import { Clean } from '../../platform/http/input/clean.decorator.js';
import { Optional } from '../../platform/http/input/optional.decorator.js';
import { READABLE } from '../../shared/text.js';
import { says } from '../words/says.js';

export const POSTAL_CODE = /^(D\s*-\s*)?\d{5}$/i;

export class AddressDto {
  @ApiProperty()
  @Clean(80)
  @IsString(says('street.missing'))
  @Length(2, 80, says('street.missing'))
  @Matches(READABLE, says('street.missing'))
  street: string;

  @ApiProperty()
  @Clean(12)
  @IsString(says('houseNo.missing'))
  @Length(1, 12, says('houseNo.missing'))
  houseNo: string;

  @ApiProperty()
  @Clean(12)
  @Matches(POSTAL_CODE, says('postalCode.invalid'))
  postalCode: string;

  @ApiProperty()
  @Clean(60)
  @IsString(says('city.missing'))
  @Length(2, 60, says('city.missing'))
  city: string;

  @ApiPropertyOptional()
  @Clean(60)
  @Optional()
  @IsString(says('floor.unreadable'))
  floor?: string;

  @ApiPropertyOptional()
  @Clean(80)
  @Optional()
  @IsString(says('company.unreadable'))
  company?: string;

  @ApiPropertyOptional()
  @Clean(140)
  @Optional()
  @IsString(says('hint.unreadable'))
  note?: string;
}

export class GuestContactDto {
  @ApiProperty()
  @Clean(80)
  @IsString(says('name.missing'))
  @Length(1, 80, says('name.missing'))
  @Matches(READABLE, says('name.missing'))
  name: string;

  @ApiPropertyOptional()
  /** Read by the country of the restaurant. */
  @Clean(40)
  @Optional()
  @IsString(says('phone.invalid'))
  phone?: string;

  /** At a table a first name is enough. */
  @ApiPropertyOptional()
  @Clean(120)
  @Optional()
  @IsEmail({}, says('email.invalid'))
  email?: string;

  @ApiPropertyOptional()
  @Clean(300, 'many')
  @Optional()
  @IsString(says('note.unreadable'))
  @MaxLength(300, says('note.tooLong'))
  note?: string;
}

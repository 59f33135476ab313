import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsBoolean, IsObject, IsString, Length, Matches, ValidateNested } from 'class-validator';
import { Clean } from '../../platform/http/input/clean.decorator.js';
import { Optional } from '../../platform/http/input/optional.decorator.js';
import { says } from '../words/says.js';
import { POSTAL_CODE } from './contact.dto.js';

export class RecipientDto {
  @ApiProperty()
  @Clean(120)
  @IsString(says('recipient.missing'))
  @Length(2, 120, says('recipient.missing'))
  name: string;

  @ApiProperty()
  @Clean(120)
  @IsString(says('recipient.streetMissing'))
  @Length(2, 120, says('recipient.streetMissing'))
  street: string;

  @ApiProperty()
  @Clean(12)
  @Matches(POSTAL_CODE, says('postalCode.invalid'))
  postalCode: string;

  @ApiProperty()
  @Clean(60)
  @IsString(says('city.missing'))
  @Length(2, 60, says('city.missing'))
  city: string;
}

export class ReceiptDto {
  /** Who the invoice is made out to; needed above 250 €. */
  @ApiPropertyOptional({ type: RecipientDto })
  @Optional()
  @IsObject(says('recipient.unreadable'))
  @ValidateNested(says('value.unfit'))
  @Type(() => RecipientDto)
  recipient?: RecipientDto;

  /** With room for the occasion and the guests of a business meal. */
  @ApiPropertyOptional()
  @Optional()
  @IsBoolean(says('hospitality.undecided'))
  hospitality?: boolean;
}

/** `?bewirtung=1`: with room for the occasion and the guests. */
export class PaperDto {
  @Optional()
  @IsString(says('value.unreadable'))
  bewirtung?: string;

  /** Printed on the PDF and kept nowhere. */
  @Clean(160)
  @Optional()
  @IsString(says('value.unreadable'))
  anlass?: string;

  /** One a line. */
  @Clean(1_000, 'many')
  @Optional()
  @IsString(says('value.unreadable'))
  personen?: string;

  /** Another document than the invoice, by its number. */
  @Clean(20)
  @Optional()
  @IsString(says('value.unreadable'))
  nr?: string;
}

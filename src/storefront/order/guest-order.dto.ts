import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsBoolean, IsObject, IsOptional, IsString, Length, Matches, ValidateNested } from 'class-validator';
import { Clean } from '../../platform/http/clean.decorator.js';
import { POSTAL_CODE } from './guest-contact.dto.js';

export class RecipientDto {
  @ApiProperty()
  @Clean(120)
  @IsString({ message: 'Bitte gib an, auf wen die Rechnung lautet.' })
  @Length(2, 120, { message: 'Bitte gib an, auf wen die Rechnung lautet.' })
  name: string;

  @ApiProperty()
  @Clean(120)
  @IsString({ message: 'Bitte gib Straße und Hausnummer an.' })
  @Length(2, 120, { message: 'Bitte gib Straße und Hausnummer an.' })
  street: string;

  @ApiProperty()
  @Clean(12)
  @Matches(POSTAL_CODE, { message: 'Bitte gib eine Postleitzahl mit fünf Ziffern an.' })
  postalCode: string;

  @ApiProperty()
  @Clean(60)
  @IsString({ message: 'Bitte gib den Ort an.' })
  @Length(2, 60, { message: 'Bitte gib den Ort an.' })
  city: string;
}

export class ReceiptDto {
  /** Who the invoice is made out to; needed above 250 €. */
  @ApiPropertyOptional({ type: RecipientDto })
  @IsOptional()
  @IsObject({ message: 'Die Anschrift konnten wir nicht lesen.' })
  @ValidateNested()
  @Type(() => RecipientDto)
  recipient?: RecipientDto;

  /** With room for the occasion and the guests of a business meal. */
  @ApiPropertyOptional()
  @IsOptional()
  @IsBoolean({ message: 'Bitte wähle, ob es ein Bewirtungsbeleg sein soll.' })
  hospitality?: boolean;
}

/** `?bewirtung=1`: with room for the occasion and the guests. */
export class PaperDto {
  @IsOptional()
  @IsString({ message: 'Das konnten wir nicht lesen.' })
  bewirtung?: string;
}

import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsString, Length, Matches } from 'class-validator';
import { Clean } from '../../../platform/http/input/clean.decorator.js';
import { Optional } from '../../../platform/http/input/optional.decorator.js';
import { GermanPostalCode, Given, Nested } from '../../restaurant/fields.js';

const WHICH = { message: 'Welche Bestellung?' };
const PAPER = { message: 'Welcher Beleg?' };
const says = (message: string) => ({ message });

export class OfOrderDto {
  @ApiProperty()
  @Length(20, 20, WHICH)
  @IsString(WHICH)
  orderId: string;
}

class InvoiceRecipientDto {
  @ApiProperty()
  @Clean(120)
  @Length(2, 120, says('Bitte Name oder Firma angeben.'))
  @IsString(says('Bitte Name oder Firma angeben.'))
  name: string;

  @ApiProperty()
  @Clean(120)
  @Length(2, 120, says('Bitte Straße und Hausnummer angeben.'))
  @IsString(says('Bitte Straße und Hausnummer angeben.'))
  street: string;

  @ApiProperty()
  @GermanPostalCode()
  @Clean(12)
  @Matches(/^[\p{L}\d][\p{L}\d\- ]{1,11}$/u, says('Bitte eine Postleitzahl angeben.'))
  postalCode: string;

  @ApiProperty()
  @Clean(60)
  @Length(2, 60, says('Bitte den Ort angeben.'))
  @IsString(says('Bitte den Ort angeben.'))
  city: string;
}

export class IssueInvoiceDto extends OfOrderDto {
  /** Who it is made out to; needed above 250 €. */
  @ApiPropertyOptional({ type: InvoiceRecipientDto })
  @Given()
  @Nested(() => InvoiceRecipientDto, 'Bitte Name und Anschrift angeben.')
  recipient?: InvoiceRecipientDto;
}

export class PaperOfDto {
  @ApiProperty()
  @Length(20, 20, PAPER)
  @IsString(PAPER)
  id: string;

  /** With room for the occasion and the guests of a meal on business. */
  @ApiPropertyOptional()
  @Optional()
  @IsString(PAPER)
  meal?: string;

  @ApiPropertyOptional()
  @Clean(160)
  @Optional()
  @IsString(says('Bitte Text eingeben.'))
  occasion?: string;

  /** One a line. */
  @ApiPropertyOptional()
  @Clean(1_000, 'many')
  @Optional()
  @IsString(says('Bitte Text eingeben.'))
  persons?: string;
}

import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsString, MaxLength, Min, ValidateIf } from 'class-validator';
import { Clean } from '../../platform/http/input/clean.decorator.js';
import { cleanText } from '../../shared/text.js';
import { GermanPostalCode, NeededLine } from '../restaurant/fields.js';
import {
  ARBITRATION,
  type Arbitration,
  LEGAL_FORMS,
  type LegalForm,
  TEXT_KINDS,
  type TextKind,
  WINDING_UP,
  type WindingUp,
} from './legal.types.js';
import { LONGEST_TEXT } from './texts/legal-lint.rules.js';

const TEXT = { message: 'Bitte Text eingeben.' };
const TOO_LONG = { message: 'Der Text ist zu lang. Bitte auf höchstens 60.000 Zeichen kürzen.' };

export class SaveImprintDto {
  @IsInt({ message: 'Bitte die Seite neu laden.' })
  @Min(0, { message: 'Bitte die Seite neu laden.' })
  @ApiProperty({ type: 'integer', minimum: 0 })
  version: number;

  @IsIn(LEGAL_FORMS, { message: 'Bitte eine Rechtsform auswählen.' })
  @ApiProperty({ enum: LEGAL_FORMS })
  legalForm: LegalForm;

  @NeededLine(160) firm: string;

  @Transform(({ value }) => (Array.isArray(value) ? value.map(nameOf).filter((name) => name !== '') : value))
  @IsArray({ message: 'Bitte die Namen eingeben.' })
  @ArrayMaxSize(20, { message: 'Bitte höchstens 20 Namen eingeben.' })
  @IsString({ each: true, message: 'Bitte die Namen als Text eingeben.' })
  @ApiProperty({ type: [String], maxItems: 20 })
  people: string[];

  @NeededLine(120) street: string;
  @NeededLine(12) @GermanPostalCode() postalCode: string;
  @NeededLine(80) city: string;
  @NeededLine(254) email: string;
  @NeededLine(40) phone: string;
  @NeededLine(80) registerCourt: string;
  @NeededLine(40) registerNumber: string;
  @NeededLine(160) partnerFirm: string;
  @NeededLine(80) partnerRegisterCourt: string;
  @NeededLine(40) partnerRegisterNumber: string;
  @NeededLine(40) vatId: string;
  @NeededLine(40) economicId: string;
  @NeededLine(300) authority: string;
  @NeededLine(60) shareCapital: string;
  @NeededLine(60) outstandingCapital: string;

  @IsIn(WINDING_UP, { message: 'Bitte eine der Möglichkeiten auswählen.' })
  @ApiProperty({ enum: WINDING_UP })
  windingUp: WindingUp;

  @NeededLine(300) responsible: string;

  @IsIn(ARBITRATION, { message: 'Bitte eine der Möglichkeiten auswählen.' })
  @ApiProperty({ enum: ARBITRATION })
  arbitration: Arbitration;
}

export class TextDto {
  @IsIn(TEXT_KINDS, { message: 'Diesen Text gibt es nicht.' })
  @ApiProperty({ enum: TEXT_KINDS })
  kind: TextKind;

  // Cleaned, not cut: a text that is too long is refused, never published without its end.
  @Clean(LONGEST_TEXT + 1, 'many')
  @IsString(TEXT)
  @MaxLength(LONGEST_TEXT, TOO_LONG)
  @ApiProperty({ type: String, maxLength: LONGEST_TEXT })
  markdown: string;
}

export class PublishTextDto extends TextDto {
  @ValidateIf((_, value) => value !== null)
  @IsInt({ message: 'Bitte die Seite neu laden.' })
  @Min(1, { message: 'Bitte die Seite neu laden.' })
  @ApiProperty({ type: 'integer', nullable: true, minimum: 1 })
  baseVersion: number | null;
}

const nameOf = (value: unknown): unknown =>
  typeof value === 'string' ? cleanText(value, { max: 120 }) : value;

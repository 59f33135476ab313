import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsIn, IsInt } from 'class-validator';
import { type Additive, type Allergen, CODE_SETS, type ShippedSet } from '../allergens/allergens.types.js';
import { type CodeLine, DECLARABLES, type Declarable } from '../allergens/own-codes.rules.js';
import { Additives, Allergens, Count, Id, Ids } from '../menu/menu-fields.js';
import { NeededLine, NestedList } from '../restaurant/fields.js';

const MAX_VERSION = 2 ** 31;

export class CodeSetDto {
  @IsIn(CODE_SETS, { message: 'Diese Schreibweise gibt es nicht.' })
  @ApiProperty({ enum: CODE_SETS })
  codeSet: ShippedSet;
}

class CodeLineDto implements CodeLine {
  @IsIn(DECLARABLES, { message: 'Das kennen wir nicht.' })
  @ApiProperty({ enum: DECLARABLES })
  key: Declarable;

  @NeededLine(12) code: string;
}

export class OwnCodesDto {
  @NestedList(() => CodeLineDto, 'Bitte für alles genau ein Kürzel angeben.')
  @ArrayMaxSize(DECLARABLES.length, { message: 'Bitte für alles genau ein Kürzel angeben.' })
  @ApiProperty({ type: [CodeLineDto] })
  codes: CodeLineDto[];
}

export class OptionAllergensDto {
  @Id() groupId: string;
  @Id() optionId: string;
  @Allergens() allergens: Allergen[] | null;
  @Additives() additives: Additive[];
}

export class TakeOutDto {
  @Id() productId: string;
  @Count(1, MAX_VERSION) version: number;

  @IsIn(DECLARABLES, { message: 'Das kennen wir nicht.' })
  @ApiProperty({ enum: DECLARABLES })
  key: Declarable;

  /** The ingredients it comes from, as the operator saw them. */
  @Ids(100) ingredientIds: string[];
}

const FIRST = 1;

export class AllergensPageDto {
  /** Anything that is not a page number means the first page. */
  @Transform(({ value }) => (/^[1-9]\d{0,3}$/.test(String(value)) ? Number(value) : FIRST))
  @IsInt()
  page: number = FIRST;
}

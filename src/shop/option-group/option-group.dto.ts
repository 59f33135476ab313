import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsIn, IsNotEmpty, ValidateIf } from 'class-validator';
import type { Additive, Allergen } from '../allergens/allergens.types.js';
import { Additives, Allergens, Amount, Count, Id, PartId } from '../menu/menu-fields.js';
import { TAX_CLASSES, type TaxClass } from '../pricing/pricing.types.js';
import { NeededLine, NestedList } from '../restaurant/fields.js';
import type { OptionGroupInput } from './option-group.types.js';

const MAX_VERSION = 2 ** 31;

class VariantPriceDto {
  @NeededLine(40) variantName: string;
  @Amount() priceCents: number;
}

class OptionDto {
  @PartId() id: string;
  @NeededLine(60) name: string;
  @Amount() priceCents: number;

  @NestedList(() => VariantPriceDto, 'Bitte Preise je Größe angeben.')
  @ArrayMaxSize(12, { message: 'Bitte höchstens zwölf Preise je Größe angeben.' })
  @ApiProperty({ type: [VariantPriceDto] })
  variantPrices: VariantPriceDto[];

  @ValidateIf((_, value) => value !== null)
  @IsIn(TAX_CLASSES, { message: 'Bitte eine Steuerklasse wählen.' })
  @ApiProperty({ enum: TAX_CLASSES, nullable: true })
  taxClass: TaxClass | null;

  @Allergens() allergens: Allergen[] | null;
  @Additives() additives: Additive[];
}

export class CreateOptionGroupDto implements OptionGroupInput {
  @NeededLine(60)
  @IsNotEmpty({ message: 'Bitte einen Namen eingeben.' })
  name: string;

  @Count(0, 20) min: number;
  @Count(1, 50) max: number;
  @Count(0, 20) freeQuantity: number;

  @NestedList(() => OptionDto, 'Bitte mindestens eine Möglichkeit anlegen.')
  @ArrayMinSize(1, { message: 'Bitte mindestens eine Möglichkeit anlegen.' })
  @ArrayMaxSize(60, { message: 'Bitte höchstens 60 Möglichkeiten anlegen.' })
  @ApiProperty({ type: [OptionDto] })
  options: OptionDto[];
}

export class UpdateOptionGroupDto extends CreateOptionGroupDto {
  @Id() id: string;
  @Count(1, MAX_VERSION) version: number;
}

export class OptionGroupDto {
  @Id() id: string;
}

import { ApiProperty, PartialType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsBoolean,
  IsIn,
  IsNotEmpty,
  Max,
  Min,
  ValidateIf,
} from 'class-validator';
import { Decimals } from '../../platform/http/input/decimals.decorator.js';
import { Moment } from '../../platform/http/input/moment.decorator.js';
import { FULFILMENTS, type Fulfilment } from '../../shared/fulfilment.types.js';
import type { Additive, Allergen } from '../allergens/allergens.types.js';
import type { Content } from '../menu/menu.types.js';
import {
  Additives,
  Allergens,
  Amount,
  Count,
  Fulfilments,
  Id,
  IdOrNull,
  Ids,
  PartId,
} from '../menu/menu-fields.js';
import { TAX_CLASSES, type TaxClass } from '../pricing/pricing.types.js';
import { Line, NeededLine, Nested, NestedList, Version } from '../restaurant/fields.js';
import { ProductExtrasDto } from './product-extras.dto.js';
import {
  PRODUCT_FILTERS,
  PRODUCT_SORTS,
  type ProductFilter,
  type ProductInput,
  type ProductSort,
  SOLD_OUT_SPANS,
  type SoldOutSpan,
} from './product-input.types.js';

const MAX_AT_ONCE = 2_000;
const PERCENT = { message: 'Bitte einen Wert von -90 bis 200 % eingeben.' };

class ContentDto {
  @Count(1, 100_000) amount: number;

  @IsIn(['ml', 'g'], { message: 'Bitte Milliliter oder Gramm wählen.' })
  @ApiProperty({ enum: ['ml', 'g'] })
  unit: 'ml' | 'g';
}

class OwnPriceDto {
  @IsIn(FULFILMENTS, { message: 'Bitte Lieferung, Abholung oder Tisch wählen.' })
  @ApiProperty({ enum: FULFILMENTS })
  fulfilment: Fulfilment;

  @Amount() priceCents: number;
}

class VariantDto {
  @PartId() id: string;
  @NeededLine(40) name: string;
  @Amount() priceCents: number;

  @ValidateIf((_, value) => value !== null)
  @Nested(() => ContentDto, 'Bitte eine Menge angeben.')
  @ApiProperty({ type: ContentDto, nullable: true })
  content: Content | null;

  @NestedList(() => OwnPriceDto, 'Bitte die Preise prüfen.')
  @ArrayMaxSize(FULFILMENTS.length, { message: 'Bitte jeden Weg nur einmal nennen.' })
  @ApiProperty({ type: [OwnPriceDto], required: false })
  ownPrices: OwnPriceDto[] = [];
}

export class CreateProductDto extends ProductExtrasDto implements ProductInput {
  @Id() categoryId: string;
  @NeededLine(10) number: string;

  @NeededLine(80)
  @IsNotEmpty({ message: 'Bitte einen Namen eingeben.' })
  name: string;

  @NeededLine(400) description: string;

  @IsIn(TAX_CLASSES, { message: 'Bitte eine Steuerklasse wählen.' })
  @ApiProperty({ enum: TAX_CLASSES })
  taxClass: TaxClass;

  @NestedList(() => VariantDto, 'Bitte mindestens einen Preis eingeben.')
  @ArrayMinSize(1, { message: 'Bitte mindestens einen Preis eingeben.' })
  @ArrayMaxSize(12, { message: 'Bitte höchstens zwölf Größen anlegen.' })
  @ApiProperty({ type: [VariantDto] })
  variants: VariantDto[];

  @Ids(20) optionGroupIds: string[];
  @Allergens() allergens: Allergen[] | null;
  @Additives() additives: Additive[];
  @Amount() depositCents: number;

  @IsIn([0, 16, 18], { message: 'Bitte eine Altersgrenze wählen.' })
  @ApiProperty({ enum: [0, 16, 18] })
  minAge: 0 | 16 | 18;

  @Fulfilments() fulfilments: Fulfilment[];
}

/** What is left out stays as it is. */
export class UpdateProductDto extends PartialType(CreateProductDto, { skipNullProperties: false }) {
  @Id() id: string;
  @Version() version?: number;
}

export class PriceDto {
  @Id() id: string;
  @Id() variantId: string;
  @Amount() priceCents: number;
}

export class ProductDto {
  @Id() id: string;
}

export class ProductsDto {
  @Ids(MAX_AT_ONCE) ids: string[];
}

export class DeleteProductsDto extends ProductsDto {
  /** They are deleted even where they are part of other dishes. */
  @IsBoolean({ message: 'Bitte bestätigen oder nicht.' })
  @ApiProperty({ type: Boolean, required: false })
  confirmed: boolean = false;
}

export class FindProductsDto {
  @Line(80) search?: string;

  @ValidateIf((_, value) => value !== undefined)
  @Transform(({ value }) => (PRODUCT_FILTERS.includes(value) ? value : 'all'))
  @ApiProperty({ enum: PRODUCT_FILTERS, required: false })
  filter?: ProductFilter;
}

/** What the address of the page says; what it does not know is left out of it. */
export class ProductsPageDto extends FindProductsDto {
  @Line(80) category?: string;

  @ValidateIf((_, value) => value !== undefined)
  @Transform(({ value }) => (PRODUCT_SORTS.includes(value) ? value : 'menu'))
  @ApiProperty({ enum: PRODUCT_SORTS, required: false })
  sort?: ProductSort;
}

export class MoveProductDto {
  @Id() id: string;
  @Id() categoryId: string;
  @IdOrNull() before: string | null;
}

export class PlaceProductsDto extends ProductsDto {
  @Id() categoryId: string;
}

export class SoldOutDto extends ProductsDto {
  @IsIn(SOLD_OUT_SPANS, { message: 'Bitte wählen, wie lange.' })
  @ApiProperty({ enum: SOLD_OUT_SPANS })
  span: SoldOutSpan;

  @ValidateIf(({ span, until }) => span === 'moment' || (until !== undefined && until !== null))
  @Moment('Bitte einen Zeitpunkt wählen.')
  @ApiProperty({ type: Date, required: false })
  until?: Date;
}

export class RaisePricesDto extends ProductsDto {
  @Decimals(2, PERCENT)
  @Min(-90, PERCENT)
  @Max(200, PERCENT)
  @ApiProperty({ type: Number })
  percent: number;

  @IsIn([1, 5, 10, 50], { message: 'Bitte eine Rundung wählen.' })
  @ApiProperty({ enum: [1, 5, 10, 50] })
  roundTo: number;
}

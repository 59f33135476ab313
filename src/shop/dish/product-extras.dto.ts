import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsBoolean, IsIn, ValidateIf } from 'class-validator';
import {
  ALCOHOL_TYPES,
  type AlcoholType,
  type ComboChoice,
  type ComboCourse,
  type ComboOffer,
  type Diet,
  type Halves,
  type Nutrition,
  type Picture,
  type Prepacked,
} from '../menu/menu.types.js';
import { Amount, Count, Diets, Id, Ids, Measure, PartId } from '../menu/menu-fields.js';
import { PictureOrNull } from '../menu/menu-picture.dto.js';
import { COMBO_METHODS, type ComboMethod } from '../pricing/pricing.types.js';
import { Given, NeededLine, Nested, NestedList } from '../restaurant/fields.js';
import type { StockRule } from '../stock/stock.types.js';
import type { DishExtras } from './product-input.types.js';

const MAX_INGREDIENTS = 60;
const MAX_HALVES = 60;
const MAX_CHOICES = 60;
const MAX_COURSES = 8;
const MAX_BESIDE = 6;

/** null: the dish has none. */
const PartOrNull = (type: () => new () => object, message: string) =>
  applyDecorators(
    ValidateIf((_, value) => value !== null && value !== undefined),
    Nested(type, message),
    // Swagger recognises a lazy type by the name `type` of its function, which only a function written right here has.
    ApiProperty({ type: () => type(), nullable: true, required: false }),
  );

class StockRuleDto {
  @IsIn(['pieces', 'daily'], { message: 'Bitte wählen, wie gezählt wird.' })
  @ApiProperty({ enum: ['pieces', 'daily'] })
  kind: StockRule['kind'];

  /** Pieces per business day. */
  @ValidateIf(({ kind }) => kind === 'daily')
  @Count(1, 100_000)
  @ApiProperty({ required: false })
  quota: number;
}

class NutritionDto implements Nutrition {
  @Measure(10_000) kj: number;
  @Measure(3_000) kcal: number;
  @Measure(100) fat: number;
  @Measure(100) saturates: number;
  @Measure(100) carbohydrate: number;
  @Measure(100) sugars: number;
  @Measure(100) protein: number;
  @Measure(100) salt: number;
}

class PrepackedDto implements Prepacked {
  @NeededLine(200) legalName: string;
  @NeededLine(2_000) ingredientsText: string;
  @NeededLine(40) netQuantity: string;
  @NeededLine(300) responsibleBusiness: string;
  @Measure(100) alcoholVol: number;
  @PartOrNull(() => NutritionDto, 'Bitte die Nährwerte prüfen.') nutrition: NutritionDto | null;
}

class ComboChoiceDto implements ComboChoice {
  @PartId() id: string;
  @Id() productId: string;
  @Id() variantId: string;
  @Amount() surchargeCents: number;
}

class ComboCourseDto implements ComboCourse {
  @PartId() id: string;
  @NeededLine(60) name: string;

  @NestedList(() => ComboChoiceDto, 'Bitte Speisen zur Wahl stellen.')
  @ArrayMaxSize(MAX_CHOICES, { message: `Bitte höchstens ${MAX_CHOICES} Speisen zur Wahl stellen.` })
  @ApiProperty({ type: [ComboChoiceDto] })
  choices: ComboChoiceDto[];
}

class ComboDto implements ComboOffer {
  @IsIn(COMBO_METHODS, { message: 'Bitte wählen, wie der Preis für die Steuer aufgeteilt wird.' })
  @ApiProperty({ enum: COMBO_METHODS })
  method: ComboMethod;

  @NestedList(() => ComboCourseDto, 'Bitte sagen, woraus das Menü besteht.')
  @ArrayMaxSize(MAX_COURSES, { message: `Bitte höchstens ${MAX_COURSES} Teile anlegen.` })
  @ApiProperty({ type: [ComboCourseDto] })
  courses: ComboCourseDto[];
}

class HalvesDto implements Halves {
  @Ids(MAX_HALVES) productIds: string[];

  @IsIn(['dearer', 'mean'], { message: 'Bitte wählen, welcher Preis gilt.' })
  @ApiProperty({ enum: ['dearer', 'mean'] })
  price: Halves['price'];
}

/** What few dishes need; a field that is left out stays as it is. */
export class ProductExtrasDto implements Partial<DishExtras> {
  @PictureOrNull() image?: Picture | null;
  @Given() @Ids(MAX_INGREDIENTS) ingredientIds?: string[];
  @Given() @Diets() diets?: Diet[];

  @Given()
  @IsIn(['oneWay', 'reusable'], { message: 'Bitte Einweg oder Mehrweg wählen.' })
  @ApiProperty({ enum: ['oneWay', 'reusable'], required: false })
  depositKind?: 'oneWay' | 'reusable';

  @Given() @Amount() packagingCents?: number;

  @Given()
  @IsBoolean({ message: 'Bitte ja oder nein wählen.' })
  @ApiProperty({ type: Boolean, required: false, default: true })
  countsForMinimum?: boolean;

  @Given()
  @IsIn(ALCOHOL_TYPES, { message: 'Bitte die Art des Alkohols wählen.' })
  @ApiProperty({ enum: ALCOHOL_TYPES, required: false })
  alcoholType?: AlcoholType;

  @PartOrNull(() => StockRuleDto, 'Bitte wählen, wie gezählt wird.') stock?: StockRuleDto | null;
  @PartOrNull(() => PrepackedDto, 'Bitte die Angaben zur Ware prüfen.') prepacked?: PrepackedDto | null;
  @Given() @Ids(MAX_BESIDE) goesWithIds?: string[];
  @PartOrNull(() => ComboDto, 'Bitte sagen, woraus das Menü besteht.') combo?: ComboDto | null;
  @PartOrNull(() => HalvesDto, 'Bitte wählen, was geteilt werden kann.') halves?: HalvesDto | null;
}

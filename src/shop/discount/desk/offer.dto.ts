import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsBoolean, IsIn, ValidateIf } from 'class-validator';
import { Decimals } from '../../../platform/http/input/decimals.decorator.js';
import { Moment } from '../../../platform/http/input/moment.decorator.js';
import type { Fulfilment } from '../../../shared/fulfilment.types.js';
import { Amount, Count, Fulfilments, Id, Ids } from '../../menu/menu-fields.js';
import type { ShopTimes } from '../../opening-hours/opening-hours.types.js';
import { Line, NeededLine, Nested, NestedList } from '../../restaurant/fields.js';
import { WholeWeekDto } from '../../restaurant/hours.dto.js';
import { DISCOUNT_KINDS, type DiscountEffectKind, type DiscountKind } from '../discount.types.js';

const EFFECTS: DiscountEffectKind[] = ['amount', 'percent', 'freeDelivery', 'freeItem', 'buyGet', 'set'];
const MOST_SCOPE = 300;
const MOST_PARTS = 6;
const MAX_VERSION = 2 ** 31;
const MOST_SERIES = 10_000;
const MOST_TIMES = 1_000_000;

const Maybe = () => ValidateIf((_, value) => value !== null && value !== undefined);
const Whether = () => IsBoolean({ message: 'Ja oder nein?' });

export class ScopeDto {
  @Ids(MOST_SCOPE) categoryIds: string[];
  @Ids(MOST_SCOPE) productIds: string[];
  @Ids(MOST_SCOPE) notCategoryIds: string[];
  @Ids(MOST_SCOPE) notProductIds: string[];
}

export class SetPartDto {
  @Count(1, 10) quantity: number;
  @Nested(() => ScopeDto, 'Bitte Kategorien oder Speisen wählen.') scope: ScopeDto;
}

/** Which fields count says `kind`. */
export class EffectDto {
  @ApiProperty({ enum: EFFECTS })
  @IsIn(EFFECTS, { message: 'Diese Art von Rabatt gibt es nicht.' })
  kind: DiscountEffectKind;

  @Maybe() @Amount() cents?: number;
  @ApiPropertyOptional({ type: Number })
  @Maybe()
  @Decimals(2, { message: 'Bitte einen Prozentwert eingeben.' })
  percent?: number;
  @Maybe() @Amount() maxCents?: number | null;
  @Maybe() @Count(1, 20) pieces?: number;
  @Maybe() @Count(1, 20) buy?: number;
  @Maybe() @Count(1, 20) get?: number;
  @Maybe()
  @ArrayMaxSize(MOST_PARTS, { message: `Bitte höchstens ${MOST_PARTS} Teile.` })
  @NestedList(() => SetPartDto, 'Woraus besteht das Menü?')
  parts?: SetPartDto[];
}

export class ConditionsDto {
  @Amount() minimumCents: number;
  @Fulfilments() fulfilments: Fulfilment[];

  @ApiProperty({ type: Date, nullable: true })
  @Maybe()
  @Moment('Bitte einen Tag angeben.')
  validFrom: Date | null;

  @ApiProperty({ type: Date, nullable: true })
  @Maybe()
  @Moment('Bitte einen Tag angeben.')
  validUntil: Date | null;

  @ApiProperty({ type: WholeWeekDto, nullable: true })
  @Maybe()
  @Nested(() => WholeWeekDto, 'Bitte die Zeiten der Woche angeben.')
  hours: ShopTimes | null;

  @ApiProperty({ enum: ['order', 'handover'] })
  @IsIn(['order', 'handover'], { message: 'Zählt die Zeit der Bestellung oder der Übergabe?' })
  clock: 'order' | 'handover';

  @ApiProperty() @Whether() firstOrder: boolean;
  @Maybe() @Count(1, 104) awayWeeks: number | null;
}

export class NewOfferDto {
  @ApiProperty({ enum: DISCOUNT_KINDS })
  @IsIn(DISCOUNT_KINDS, { message: 'Code oder Aktion?' })
  kind: DiscountKind;

  @NeededLine(60) label: string;
  @Maybe() @Line(40) code?: string | null;
  @Count(0, MOST_SERIES) series: number;
  @ApiProperty() @Whether() enabled: boolean;
  @Nested(() => EffectDto, 'Was soll es geben?') effect: EffectDto;
  @Nested(() => ScopeDto, 'Wofür gilt es?') scope: ScopeDto;
  @Nested(() => ConditionsDto, 'Wann gilt es?') conditions: ConditionsDto;
  @ApiProperty() @Whether() combinable: boolean;
  @Count(0, 100) priority: number;
  @Maybe() @Count(1, MOST_TIMES) totalLimit: number | null;
  @Maybe() @Count(1, 1_000) guestLimit: number | null;
  @ApiPropertyOptional() @Maybe() @Whether() showPrices?: boolean;
}

export class ChangedOfferDto extends NewOfferDto {
  @Id() id: string;
  @Count(1, MAX_VERSION) version: number;
}

export class WhichOfferDto {
  @Id() id: string;
}

/** An address somebody mistyped opens the editor for a new one. */
export class OpenedOfferDto {
  @Line(40) id?: string;
  @Line(1) kopie?: string;
}

export class SwitchOfferDto extends WhichOfferDto {
  @ApiProperty() @Whether() enabled: boolean;
}

import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsBoolean, IsIn, IsInt, Length, Matches, Max, Min, ValidateIf } from 'class-validator';
import { NeededLine, Nested, NestedList } from '../../restaurant/fields.js';
import { WholeWeekDto } from '../../restaurant/hours.dto.js';
import {
  MOST_ROOMS,
  MOST_SEATS,
  MOST_TABLES,
  type PlanSketch,
  type Room,
  SHEET,
  TABLE_SHAPES,
  TABLE_SIZE,
  type TableShape,
  type TableSketch,
  TOO_MANY_TABLES,
} from './plan.types.js';

const RELOAD = { message: 'Bitte die Seite neu laden.' };
const CHOICE = { message: 'Bitte an oder aus wählen.' };
const ID = /^[0-9a-z]{20}$/;

class RoomDto implements Room {
  @ApiProperty()
  @Matches(ID, RELOAD)
  id: string;

  @NeededLine(40)
  name: string;

  @ApiProperty()
  @IsBoolean(CHOICE)
  ordering: boolean;

  @ApiProperty({ type: () => WholeWeekDto, nullable: true })
  @ValidateIf((_, value) => value !== null)
  @Nested(() => WholeWeekDto, 'Bitte die Zeiten angeben.')
  times: WholeWeekDto | null;

  @ApiProperty({ type: 'integer', minimum: 0, maximum: 240, nullable: true })
  @ValidateIf((_, value) => value !== null)
  @Max(240, { message: 'Bitte 0 bis 240 Minuten angeben.' })
  @Min(0, { message: 'Bitte 0 bis 240 Minuten angeben.' })
  @IsInt({ message: 'Bitte 0 bis 240 Minuten angeben.' })
  kitchenMinutes: number | null;
}

const SQUARE = { message: 'Dieser Platz liegt außerhalb des Raums.' };
const SIZE = { message: `Ein Tisch ist ${TABLE_SIZE.least} bis ${TABLE_SIZE.most} Kästchen groß.` };
const SEATS = { message: `Bitte 1 bis ${MOST_SEATS} Plätze angeben.` };

class TableDto implements TableSketch {
  @ApiProperty()
  @Matches(ID, RELOAD)
  id: string;

  @ApiProperty()
  @Matches(ID, RELOAD)
  roomId: string;

  @NeededLine(6)
  @Length(1, 6, { message: 'Jeder Tisch braucht eine Nummer.' })
  number: string;

  @NeededLine(30)
  name: string;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: MOST_SEATS })
  @Max(MOST_SEATS, SEATS)
  @Min(1, SEATS)
  @IsInt(SEATS)
  seats: number;

  @ApiProperty({ enum: TABLE_SHAPES })
  @IsIn(TABLE_SHAPES, { message: 'Bitte rund oder eckig wählen.' })
  shape: TableShape;

  @ApiProperty({ type: 'integer', minimum: 0, maximum: SHEET.columns })
  @Max(SHEET.columns, SQUARE)
  @Min(0, SQUARE)
  @IsInt(SQUARE)
  x: number;

  @ApiProperty({ type: 'integer', minimum: 0, maximum: SHEET.rows })
  @Max(SHEET.rows, SQUARE)
  @Min(0, SQUARE)
  @IsInt(SQUARE)
  y: number;

  @ApiProperty({ type: 'integer', minimum: TABLE_SIZE.least, maximum: TABLE_SIZE.most })
  @Max(TABLE_SIZE.most, SIZE)
  @Min(TABLE_SIZE.least, SIZE)
  @IsInt(SIZE)
  width: number;

  @ApiProperty({ type: 'integer', minimum: TABLE_SIZE.least, maximum: TABLE_SIZE.most })
  @Max(TABLE_SIZE.most, SIZE)
  @Min(TABLE_SIZE.least, SIZE)
  @IsInt(SIZE)
  height: number;
}

export class SavePlanDto implements PlanSketch {
  @ApiProperty({ type: 'integer' })
  @Min(0, RELOAD)
  @IsInt(RELOAD)
  version: number;

  @ApiProperty({ type: () => [RoomDto], maxItems: MOST_ROOMS })
  @NestedList(() => RoomDto, 'Bitte die Räume angeben.')
  @ArrayMaxSize(MOST_ROOMS, { message: `Mehr als ${MOST_ROOMS} Räume passen nicht in den Plan.` })
  rooms: RoomDto[];

  @ApiProperty({ type: () => [TableDto], maxItems: MOST_TABLES })
  @NestedList(() => TableDto, 'Bitte die Tische angeben.')
  @ArrayMaxSize(MOST_TABLES, { message: TOO_MANY_TABLES })
  tables: TableDto[];

  @ApiProperty()
  @IsBoolean(CHOICE)
  askFirst: boolean;

  @ApiProperty()
  @IsBoolean(CHOICE)
  deposit: boolean;
}

export class WhichTableDto {
  @ApiProperty()
  @Matches(ID, RELOAD)
  id: string;
}

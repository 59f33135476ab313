import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, Matches, Min } from 'class-validator';
import { Optional } from '../../../platform/http/input/optional.decorator.js';
import { CLOSE_REASONS, type CloseReason } from '../tab/tab.types.js';

const WHICH = { message: 'Bitte die Seite neu laden.' };
const ID = /^[0-9a-z]{20}$/;

export class AtTableDto {
  @ApiProperty()
  @Matches(ID, WHICH)
  tableId: string;
}

export class AtTabDto {
  @ApiProperty()
  @Matches(ID, WHICH)
  tabId: string;
}

export class TabToTableDto extends AtTabDto {
  @ApiProperty()
  @Matches(ID, WHICH)
  tableId: string;
}

export class CloseTabDto extends AtTabDto {
  @ApiProperty({ enum: CLOSE_REASONS })
  @IsIn(CLOSE_REASONS, { message: 'Bitte sagen, warum der Tisch abgeschlossen wird.' })
  reason: CloseReason;

  /** What whoever closes it has read as open; missing: they have read none. */
  @ApiPropertyOptional()
  @Optional()
  @IsInt(WHICH)
  @Min(0, WHICH)
  openCents?: number;

  @ApiPropertyOptional()
  @Optional()
  @IsBoolean({ message: 'Wurde der Ausweis gezeigt?' })
  ageChecked?: boolean;
}

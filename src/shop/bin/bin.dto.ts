import { ArrayNotEmpty, IsOptional } from 'class-validator';
import { IdOrNull, Ids } from '../menu/menu-fields.js';

const MAX_AT_ONCE = 2_000;

export class BinEntriesDto {
  @ArrayNotEmpty({ message: 'Bitte mindestens eines wählen.' })
  @Ids(MAX_AT_ONCE)
  ids: string[];
}

export class RestoreDto extends BinEntriesDto {
  /** Where dishes go whose own category is gone. */
  @IsOptional()
  @IdOrNull()
  categoryId?: string | null;
}

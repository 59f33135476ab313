import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn } from 'class-validator';
import { Id } from '../menu/menu-fields.js';
import { FILE_FORMATS, type FileFormat } from './menu-export.service.js';

export class FileFormatDto {
  @IsIn(FILE_FORMATS, { message: 'Bitte Excel oder CSV wählen.' })
  @ApiProperty({ enum: FILE_FORMATS })
  format: FileFormat;
}

const ORIGINS = ['table', 'paper'] as const;

export class CheckFileDto {
  /** Rows read from paper leave what is on the menu where they say nothing. */
  @IsIn(ORIGINS, { message: 'Bitte wählen, woher die Zeilen kommen.' })
  @ApiProperty({ enum: ORIGINS, required: false })
  from: (typeof ORIGINS)[number] = 'table';
}

export class ImportDto {
  @Id() id: string;
}

export class StartImportDto extends ImportDto {
  @IsBoolean({ message: 'Bitte wählen, was mit fehlenden Speisen geschieht.' })
  @ApiProperty({ type: Boolean })
  removeMissing: boolean;
}

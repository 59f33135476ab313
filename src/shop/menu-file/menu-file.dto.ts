import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn } from 'class-validator';
import { Id } from '../menu/menu-fields.js';
import { FILE_FORMATS, type FileFormat } from './menu-export.service.js';

export class FileFormatDto {
  @IsIn(FILE_FORMATS, { message: 'Bitte Excel oder CSV wählen.' })
  @ApiProperty({ enum: FILE_FORMATS })
  format: FileFormat;
}

export class ImportDto {
  @Id() id: string;
}

export class StartImportDto extends ImportDto {
  @IsBoolean({ message: 'Bitte wählen, was mit fehlenden Speisen geschieht.' })
  @ApiProperty({ type: Boolean })
  removeMissing: boolean;
}

import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { TEMPLATES, type TemplateKey } from '../templates/template.types.js';

export class StartMenuDto {
  @IsIn(TEMPLATES, { message: 'Bitte eine Vorlage wählen.' })
  @ApiProperty({ enum: TEMPLATES })
  template: TemplateKey;
}

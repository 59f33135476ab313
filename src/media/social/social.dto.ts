import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsString, MaxLength } from 'class-validator';
import { Clean } from '../../platform/http/input/clean.decorator.js';
import { Moment } from '../../platform/http/input/moment.decorator.js';
import { Id, IdOrNull } from '../../shop/menu/menu-fields.js';
import { Line, Version } from '../../shop/restaurant/fields.js';
import {
  MAX_NOTE,
  MAX_TEXT,
  MAX_TITLE,
  NETWORKS,
  type Network,
  POST_FORMATS,
  POST_TEMPLATES,
  type PostFormat,
  type PostInput,
  type PostSubject,
  type PostTemplate,
} from './social.types.js';

const UNKNOWN = { message: 'Diese Auswahl kennen wir nicht.' };
const MAX_WISH = 500;
const FAR = 20_000;

const OneOf = (values: readonly string[]) =>
  applyDecorators(IsIn(values, UNKNOWN), ApiProperty({ enum: values }));

const Words = (max: number) =>
  applyDecorators(
    Clean(FAR, 'many'),
    IsString({ message: 'Bitte einen Text eingeben.' }),
    MaxLength(max, { message: `Bitte höchstens ${max} Zeichen eingeben.` }),
    ApiProperty({ type: String, maxLength: max }),
  );

export class PostSubjectDto implements PostSubject {
  @OneOf(POST_TEMPLATES) template: PostTemplate;
  @IdOrNull() subjectId: string | null = null;
}

export class ProposePostDto extends PostSubjectDto {
  @OneOf(NETWORKS) network: Network;
}

export class WritePostDto extends ProposePostDto {
  /** What the text is to be like; may be empty. */
  @Words(MAX_WISH) wish: string;
}

export class DrawPostDto extends PostSubjectDto {
  @OneOf(POST_FORMATS) format: PostFormat;
  @Line(MAX_TITLE) title: string;
  @Line(MAX_NOTE) note: string;
}

export class PlanPostDto extends DrawPostDto implements PostInput {
  @OneOf(NETWORKS) network: Network;
  @Words(MAX_TEXT) text: string;

  @Moment('Bitte einen Tag und eine Uhrzeit angeben.')
  @ApiProperty({ type: String, format: 'date-time' })
  plannedAt: Date;
}

export class ChangePostDto extends PlanPostDto {
  @Id() id: string;
  @Version() version: number;
}

export class WhichPostDto {
  @Id() id: string;
}

export class DonePostDto extends WhichPostDto {
  @Version() version: number;

  @IsBoolean({ message: 'Bitte sagen, ob der Beitrag veröffentlicht ist.' })
  @ApiProperty({ type: Boolean })
  done: boolean;
}

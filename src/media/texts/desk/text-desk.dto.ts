import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsString,
  Length,
  Matches,
} from 'class-validator';
import { TEXT_SUBJECTS, type TextSubject } from '../../../shop/menu/texts/translations.types.js';
import { Line, NeededLine } from '../../../shop/restaurant/fields.js';
import { TEXT_TASKS, type TextTaskKind } from './text-task.types.js';

const MAX_AT_ONCE = 500;
const MAX_TEXT = 400;
/** Of what is kept by its German text, that text: a headline is the longest. */
const MAX_PLACE = 120;
const WHICH = { message: 'Diesen Vorschlag gibt es nicht mehr.' };

export class TextKindDto {
  @IsIn(TEXT_TASKS, { message: 'Diese Art von Texten kennen wir nicht.' })
  @ApiProperty({ enum: TEXT_TASKS })
  kind: TextTaskKind;
}

export class TextDeskDto {
  /** Unknown parts of the page show the first. */
  @Transform(({ value }) => (TEXT_TASKS.includes(value) ? value : TEXT_TASKS[0]))
  @IsIn(TEXT_TASKS)
  @ApiProperty({ enum: TEXT_TASKS, required: false })
  kind: TextTaskKind = TEXT_TASKS[0];
}

export class ProposalsDto {
  @IsArray(WHICH)
  @ArrayMinSize(1, WHICH)
  @ArrayMaxSize(MAX_AT_ONCE, { message: `Bitte höchstens ${MAX_AT_ONCE} auf einmal.` })
  @ArrayUnique(WHICH)
  @IsString({ each: true, ...WHICH })
  @Length(1, 200, { each: true, ...WHICH })
  @ApiProperty({ type: [String], maxItems: MAX_AT_ONCE })
  ids: string[];
}

export class EditedProposalDto {
  @IsString(WHICH)
  @Length(1, 200, WHICH)
  @ApiProperty({ type: String, maxLength: 200 })
  id: string;

  @NeededLine(MAX_TEXT)
  @Length(1, MAX_TEXT, { message: 'Bitte einen Text eingeben.' })
  text: string;
}

export class TranslateDto {
  @IsIn(TEXT_SUBJECTS, WHICH)
  @ApiProperty({ enum: TEXT_SUBJECTS })
  subject: TextSubject;

  @IsString(WHICH)
  @Length(1, MAX_PLACE, WHICH)
  @ApiProperty({ type: String, maxLength: MAX_PLACE })
  id: string;

  @IsString(WHICH)
  @Matches(/^(?:name|description|(?:option|course):[0-9a-zA-Z_-]{1,40})$/, WHICH)
  @ApiProperty({ type: String })
  part: string;

  @Line(MAX_TEXT) text: string;
}

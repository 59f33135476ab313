import { IsIn, IsInt, IsIP, IsString, Length, Matches, Max, Min } from 'class-validator';
import { Optional } from '../../platform/http/input/optional.decorator.js';
import { STAR_MODES, type StarMode } from './connection.types.js';

const HOST = { message: 'Bitte gib die IP-Adresse des Druckers an, zum Beispiel 192.168.178.50.' };
const PORT = { message: 'Bitte gib einen Port von 9100 bis 9109 an.' };
const USER = { message: 'Bitte gib einen Namen mit höchstens 40 Zeichen und ohne Doppelpunkt an.' };
const PASSWORD = { message: 'Bitte gib ein Passwort mit 8 bis 64 Zeichen an.' };
const TOPIC = {
  message: 'Bitte gib ein Thema aus Buchstaben, Ziffern, - und _ an, mit höchstens fünf / dazwischen.',
};
const MODE = { message: 'Bitte wähle, was über den Broker geht.' };

/** What is asked for depends on the kind of printer. */
export class ConnectionDto {
  @Optional()
  @IsIP(undefined, HOST)
  host?: string;

  @Optional()
  @IsInt(PORT)
  @Min(9100, PORT)
  @Max(9109, PORT)
  port?: number;

  @Optional()
  @IsString(USER)
  @Matches(/^[\x21-\x39\x3b-\x7e]{1,40}$/, USER)
  user?: string;

  @Optional()
  @IsString(PASSWORD)
  @Length(8, 64, PASSWORD)
  @Matches(/^[\x20-\x7e]*$/, PASSWORD)
  password?: string;

  @Optional()
  @IsString(TOPIC)
  @Length(1, 80, TOPIC)
  @Matches(/^[\w-]+(\/[\w-]+){0,5}$/, TOPIC)
  topic?: string;

  @Optional()
  @IsIn(STAR_MODES, MODE)
  mode?: StarMode;
}

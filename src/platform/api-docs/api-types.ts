import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiTypes } from './api-answer.types.js';

const BUILT = path.resolve('dist/api-types.json');

/** Written by the build from the types of the controllers: interfaces leave no trace in a running program. */
export const readApiTypes = (): ApiTypes =>
  existsSync(BUILT) ? JSON.parse(readFileSync(BUILT, 'utf8')) : { answers: {}, components: {} };

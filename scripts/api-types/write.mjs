import { writeFileSync } from 'node:fs';
import { inRoot } from '../setup/paths.mjs';
import { readApiTypes } from './read-answers.mjs';

writeFileSync(inRoot('dist', 'api-types.json'), JSON.stringify(readApiTypes(), null, 1));

import { runCheck } from './check/run-check.mjs';
import { Times } from './check/times.mjs';

await runCheck(new Times());

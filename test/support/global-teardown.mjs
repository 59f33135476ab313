export { teardown as default } from './stores.mjs';

export { setup as default } from './stores.mjs';

export { compileFor as default } from './compile.mjs';

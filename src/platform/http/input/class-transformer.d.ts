/** Where the library keeps what its decorators say; its types stand beside another build of it. */
declare module 'class-transformer/cjs/storage.js' {
  export { defaultMetadataStorage } from 'class-transformer/types/storage.js';
}

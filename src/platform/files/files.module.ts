import { Global, Module } from '@nestjs/common';
import { DiskFiles } from './disk.files.js';
import { Files } from './files.js';

@Global()
@Module({ providers: [{ provide: Files, useClass: DiskFiles }], exports: [Files] })
export class FilesModule {}

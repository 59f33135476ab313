import { Global, Module } from '@nestjs/common';
import { PicturePress } from './picture-press.js';

@Global()
@Module({ providers: [PicturePress], exports: [PicturePress] })
export class PicturesModule {}

import { randomUUID } from 'node:crypto';
import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { diskStorage, FileInterceptor } from '@nestjs/platform-fastify/multipart';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { MostSent } from '../http/server/most-sent.decorator.js';
import { MAX_PICTURE_BYTES } from './press.types.js';

/** One picture in the field `file`. It waits on disk, not in memory; `withUploaded` takes it off again. */
export const PictureUpload = () =>
  applyDecorators(
    MostSent(`Die Datei darf höchstens ${MAX_PICTURE_BYTES / 1_048_576} MB haben.`),
    ApiConsumes('multipart/form-data'),
    ApiBody({
      schema: {
        type: 'object',
        properties: { file: { type: 'string', format: 'binary' } },
        required: ['file'],
      },
    }),
    UseInterceptors(
      FileInterceptor('file', {
        limits: { fileSize: MAX_PICTURE_BYTES, files: 1 },
        preservePath: true,
        storage: diskStorage({ filename: (_request, _file, done) => done(null, `tresen-${randomUUID()}`) }),
      }),
    ),
  );

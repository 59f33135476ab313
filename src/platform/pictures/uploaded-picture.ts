import { rm } from 'node:fs/promises';
import type { UploadedMultipartFile } from '@nestjs/platform-fastify/multipart';
import { isPlainFileName } from './file-name.rules.js';
import { BadFileName, PictureRefused } from './press.errors.js';

export interface UploadedPicture {
  /** On this machine, until the work with it is done. */
  path: string;
  /** What it was called where it came from. */
  name: string;
}

/** Hands an upload to the work that wants it, and takes it off the disk afterwards. */
export async function withUploaded<T>(
  file: UploadedMultipartFile | undefined,
  work: (picture: UploadedPicture) => Promise<T>,
): Promise<T> {
  if (!file?.path) throw new PictureRefused('noPicture');
  try {
    if (!isPlainFileName(file.originalname)) throw new BadFileName();
    return await work({ path: file.path, name: file.originalname });
  } finally {
    await rm(file.path, { force: true });
  }
}

import { Schema } from 'mongoose';
import type { LibraryPicture } from './media.types.js';

export type PictureRecord = Omit<LibraryPicture, 'id'> & { _id: string };

export const PictureSchema = new Schema<PictureRecord>(
  {
    _id: String,
    shopId: String,
    hash: String,
    name: String,
    alt: String,
    focus: { x: Number, y: Number },
    width: Number,
    height: Number,
    bytes: Number,
    createdAt: Date,
  },
  { collection: 'media', versionKey: false, strict: 'throw' },
);

// The library reads a shop's pictures, the newest first: an id begins with its time.
PictureSchema.index({ shopId: 1, _id: -1 });
// The same upload twice, even by two people at once, is one picture.
PictureSchema.index({ shopId: 1, hash: 1 }, { unique: true });

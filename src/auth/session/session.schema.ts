import mongoose from 'mongoose';
import type { Session } from './session.types.js';

export type SessionRecord = Omit<Session, 'id'> & { _id: string };

const { Schema } = mongoose;

export const SessionSchema = new Schema<SessionRecord>(
  {
    _id: String,
    userId: String,
    actingUserId: String,
    byPin: { type: Boolean, default: false },
    provenAt: { type: Date, default: null },
    generation: Number,
    exchanges: [new Schema({ generation: Number, at: Date }, { _id: false })],
    refreshHash: String,
    accessVersion: Number,
    device: String,
    createdAt: Date,
    usedAt: Date,
    expiresAt: Date,
    revokedAt: { type: Date, default: null },
  },
  { collection: 'sessions', versionKey: false, strict: 'throw' },
);

/** /app/settings/security lists them; a changed password revokes them. */
SessionSchema.index({ userId: 1, expiresAt: 1 });
/** A member who leaves the shop is signed out of the tablets they work on by PIN. */
SessionSchema.index({ actingUserId: 1 });
/** What ended is forgotten by the store itself. */
SessionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

import mongoose from 'mongoose';
import type { User } from './user.types.js';

export type UserRecord = Omit<User, 'id'> & { _id: string };

const { Schema } = mongoose;
const part = (fields: Record<string, unknown>) => ({
  type: new Schema(fields, { _id: false, strict: 'throw' }),
  default: null,
});

const sealed = { value: String, iv: String };
const agreement = { version: String, at: Date };
const link = { hash: String, expiresAt: Date };

export const UserSchema = new Schema<UserRecord>(
  {
    _id: String,
    email: String,
    name: String,
    shopId: { type: String, default: null },
    role: { type: String, default: null },
    demo: { type: Boolean, default: false },
    mailConfirmedAt: { type: Date, default: null },
    confirmBy: { type: Date, default: null },
    terms: part(agreement),
    processing: part(agreement),
    createdAt: Date,
    passwordHash: String,
    pinHash: { type: String, default: null },
    twoFactor: part({ secret: sealed, lastStep: Number, recoveryHashes: [String] }),
    pendingSecret: part(sealed),
    reset: part(link),
    mailChange: part({ ...link, email: String }),
  },
  { collection: 'users', versionKey: false, strict: 'throw' },
);

/** One account per mailbox; /api/auth/login looks it up. */
UserSchema.index({ email: 1 }, { unique: true });
/** /app/settings/team lists the members of a shop. */
UserSchema.index({ shopId: 1, role: 1 });
/** The links in mails. */
UserSchema.index({ 'reset.hash': 1 });
UserSchema.index({ 'mailChange.hash': 1 });
/** Once an hour the accounts whose mailbox never answered are forgotten. */
UserSchema.index({ confirmBy: 1 });

export const toUser = ({ _id, ...user }: UserRecord): User => ({ id: _id, ...user });

const DUPLICATE = 11_000;

export const isDuplicate = (error: unknown): boolean => (error as { code?: unknown }).code === DUPLICATE;

import mongoose from 'mongoose';
import type { Invitation } from './invitation.types.js';

export type InvitationRecord = Omit<Invitation, 'id'> & { _id: string };

export const InvitationSchema = new mongoose.Schema<InvitationRecord>(
  {
    _id: String,
    shopId: String,
    email: String,
    role: String,
    hash: String,
    inviter: String,
    createdAt: Date,
    expiresAt: Date,
  },
  { collection: 'invitations', versionKey: false, strict: 'throw' },
);

/** /app/settings/team lists what is open; a second invitation replaces the first. */
InvitationSchema.index({ shopId: 1, email: 1 }, { unique: true });
/** The link in the mail. */
InvitationSchema.index({ hash: 1 });
/** What nobody accepted is forgotten by the store itself. */
InvitationSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

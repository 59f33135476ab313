export interface AuditEntry {
  id: string;
  shopId: string;
  at: Date;
  /** null when nobody was signed in: a schedule, a guest, a payment provider. */
  userId: string | null;
  subject: string;
  action: string;
  before: unknown;
  after: unknown;
}

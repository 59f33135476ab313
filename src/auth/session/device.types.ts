/** Somebody signed in here once, with this session. It opens nothing. */
export interface KnownDevice {
  userId: string;
  sessionId: string;
}

const BY_CODE: Record<string, string> = {
  ECONNREFUSED: 'Dort nimmt niemand an.',
  ECONNRESET: 'Die Verbindung brach ab.',
  EPIPE: 'Die Verbindung brach ab.',
  EHOSTUNREACH: 'Der Rechner ist nicht erreichbar.',
  ENETUNREACH: 'Der Rechner ist nicht erreichbar.',
  ETIMEDOUT: 'Die Kasse hat nicht rechtzeitig geantwortet.',
  CERT_HAS_EXPIRED: 'Das Zertifikat der Kasse ist abgelaufen.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'Dem Zertifikat der Kasse ist nicht zu trauen.',
  SELF_SIGNED_CERT_IN_CHAIN: 'Dem Zertifikat der Kasse ist nicht zu trauen.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'Dem Zertifikat der Kasse ist nicht zu trauen.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'Das Zertifikat der Kasse gehört zu einem anderen Namen.',
  TARGET_UNKNOWN: 'Die Adresse gibt es nicht.',
  TARGET_NOT_ALLOWED: 'Die Adresse liegt in einem privaten Netz.',
};

/** Why nobody answered, as somebody at the counter understands it. */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return 'Die Verbindung kam nicht zustande.';
  const code = 'code' in error ? String(error.code) : '';
  if (error.message.startsWith('no answer within')) return 'Die Kasse hat nicht rechtzeitig geantwortet.';
  return BY_CODE[code] ?? 'Die Verbindung kam nicht zustande.';
}

/** Said as it is to whoever starts the product: German, one sentence, no stack. */
export class StoreIsNewer extends Error {
  constructor(found: number, known: number) {
    super(
      `Die gespeicherten Daten stammen von einer neueren Version (Stand ${found}, diese Version kennt ${known}); ` +
        'bitte Tresen aktualisieren oder die Sicherung von vor dem Update zurückspielen.',
    );
  }
}

export class MigrationFailed extends Error {
  constructor(title: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(
      `Die Daten ließen sich nicht auf diese Version bringen (Schritt ${title}: ${reason}); ` +
        'es ging nichts verloren, der nächste Start macht dort weiter.',
      { cause },
    );
  }
}

/** Another process holds the lease by now and goes on with the work. */
export class LeaseLost extends Error {}

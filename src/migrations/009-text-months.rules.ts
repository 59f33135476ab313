export interface TextDay {
  _id: string;
  shopId: string;
  date: string;
  used?: number;
  promptTokens?: number;
  completionTokens?: number;
  at: Date;
}

export interface TextMonth {
  _id: string;
  shopId: string;
  month: string;
  counted: { used: number; promptTokens: number; completionTokens: number };
  at: Date;
}

/** What the days of each restaurant come to, added to what is there. */
export function addDays(months: Map<string, TextMonth>, days: readonly TextDay[]): void {
  for (const { shopId, date, used = 0, promptTokens = 0, completionTokens = 0, at } of days) {
    const month = date.slice(0, 7);
    const _id = `${shopId}/${month}`;
    const { counted: before, at: last } = months.get(_id) ?? { counted: NOTHING, at };
    const counted = {
      used: before.used + used,
      promptTokens: before.promptTokens + promptTokens,
      completionTokens: before.completionTokens + completionTokens,
    };
    months.set(_id, { _id, shopId, month, counted, at: at > last ? at : last });
  }
}

const NOTHING: TextMonth['counted'] = { used: 0, promptTokens: 0, completionTokens: 0 };

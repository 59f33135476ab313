export interface SimContract {
  id: string;
  account: string;
  status: string;
}

type PlanOutcome = 'paid' | 'declined' | 'givenUp';

export interface PlanSim {
  all(): SimContract[];
  pay(what: { id: string; card?: string; means?: 'ok' | 'declined' }): SimContract;
  advance(what: { id: string; outcome?: PlanOutcome }): SimContract;
  retry(what: { id: string; outcome?: PlanOutcome }): SimContract;
  card(what: { id: string; card: string }): SimContract;
  hook(what: {
    service?: 'stripe' | 'paypal';
    url: string;
    secret?: string;
    id?: string;
    name?: string;
  }): void;
  stripe: { sessions: Map<string, { id: string; status: string }>; invoices: Map<string, unknown> };
}

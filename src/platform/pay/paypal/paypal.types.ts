/** What we read of PayPal's answers; there is more in them. */
export interface PayPalAmount {
  currency_code: string;
  value: string;
}

interface PayPalPart {
  id: string;
  status: string;
  amount: PayPalAmount;
  custom_id?: string;
  create_time?: string;
}

/** How a part of an order leads to it: by name, or by the part above. */
export interface PayPalPlaced {
  links?: { rel: string; href: string }[];
  supplementary_data?: { related_ids?: { order_id?: string } };
}

export type PayPalHold = PayPalPart;
export type PayPalCapture = PayPalPart;
type PayPalRefund = PayPalPart;

export interface PayPalOrder {
  id: string;
  intent: 'AUTHORIZE' | 'CAPTURE';
  status: string;
  payment_source?: { paypal?: { account_id?: string } };
  purchase_units: {
    amount: PayPalAmount;
    custom_id?: string;
    payments?: { authorizations?: PayPalHold[]; captures?: PayPalCapture[]; refunds?: PayPalRefund[] };
  }[];
}

export interface PayPalDispute {
  dispute_id: string;
  status: string;
  create_time?: string;
  dispute_amount: PayPalAmount;
  dispute_outcome?: { outcome_code?: string; amount_refunded?: PayPalAmount };
}

export interface PayPalEvent {
  id: string;
  event_type: string;
  create_time: string;
  resource: PayPalPlaced & {
    id?: string;
    disputed_transactions?: { seller_transaction_id?: string }[];
  };
}

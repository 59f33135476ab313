export interface TextQuota {
  used: number;
  limit: number;
  planName: string;
}

/** What the model may write for this restaurant now. */
export interface TextsState {
  isConnected: boolean;
  quota: TextQuota;
}

/** As the specification wants it: the text is the message. */
export interface GeneratedText {
  success: true;
  message: string;
  /** Words whose sentences were left out, because no menu may claim them. */
  leftOut: string[];
}

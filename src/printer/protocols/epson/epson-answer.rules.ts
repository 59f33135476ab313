const HEAD = '<?xml version="1.0" encoding="utf-8"?>';
/** As long as a slow printer takes, and shorter than we wait. */
const TIMEOUT_MS = 60_000;

/** The paper as the answer to `GetRequest`. Version 1 knows no name for a paper, and gets one at a time. */
export function requestXml(print: string, token: string, version: 1 | 2): string {
  const job = version === 2 ? `<printjobid>${token}</printjobid>` : '';
  const info = version === 2 ? '<PrintRequestInfo Version="2.00">' : '<PrintRequestInfo>';
  const device = `<devid>local_printer</devid><timeout>${TIMEOUT_MS}</timeout>`;
  return `${HEAD}${info}<ePOSPrint><Parameter>${device}${job}</Parameter><PrintData>${print}</PrintData></ePOSPrint></PrintRequestInfo>`;
}

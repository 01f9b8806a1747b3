import type { IncomingHttpHeaders } from 'node:http'

/** Whether a browser shows the page in a tab; clients that preview links do not send this header. */
export const isPerson = ({ method, headers }: { method: string; headers: IncomingHttpHeaders }) =>
  method === 'GET' && headers['sec-fetch-dest'] === 'document' && !headers['sec-purpose']

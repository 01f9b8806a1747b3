import type { IncomingHttpHeaders } from 'node:http'

/** A browser that shows a page in a tab; those that only preview links do not say so. */
export const isPerson = ({ method, headers }: { method: string; headers: IncomingHttpHeaders }) =>
  method === 'GET' && headers['sec-fetch-dest'] === 'document' && !headers['sec-purpose']

import type { IncomingHttpHeaders } from 'node:http'

/** Whether a client accepts this coding; `;q=0` means that it does not. */
export function acceptsEncoding(headers: IncomingHttpHeaders, coding: 'br' | 'gzip'): boolean {
  const accepted = String(headers['accept-encoding'] ?? '').split(',')
  return accepted.some((each) => {
    const [name = '', quality = 'q=1'] = each.trim().split(/\s*;\s*/)
    return name === coding && Number(quality.slice(2)) > 0
  })
}

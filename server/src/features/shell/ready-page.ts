import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { pagePolicy } from '#platform/http/security-headers.ts'

/** A page with everything that is known when the process starts, in each form in which it is sent. */
export type ReadyPage = { html: string; br: Buffer; gzip: Buffer; etag: string; policy: string }

const STYLES = /<style>([\s\S]*?)<\/style>/g
/** The last step of quality takes three times as long as this one, for 2 % less, and every start would pay for it. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }

const sha256 = (text: string) => createHash('sha256').update(text)

/** Makes a page ready. Its own styles are allowed by their hash, and only those. */
export function readyPage(html: string, frames: readonly string[] = []): ReadyPage {
  const styles = [...html.matchAll(STYLES)].map(([, css = '']) => `'sha256-${sha256(css).digest('base64')}'`)
  return {
    html,
    br: brotliCompressSync(html, BROTLI),
    gzip: gzipSync(html),
    etag: `"${sha256(html).digest('base64url').slice(0, 22)}"`,
    policy: pagePolicy({ styles, frames }),
  }
}

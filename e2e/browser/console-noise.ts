import type { BrowserContext } from '@playwright/test'

/**
 * Console errors of requests to a server that is gone. Which one appears depends on how far the request had come; an already open
 * connection reports that its socket is not connected.
 */
export const SERVER_GONE = /ERR_(CONNECTION_\w+|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)/

/** Console errors of requests without a network, also of a service worker's that had just begun. */
export const OFFLINE = /ERR_(INTERNET_DISCONNECTED|FAILED)|error occurred when fetching the script/

export function anyOf(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'))
}

/** Error in Playwright's trace: it fetches the blob pictures of a page, which the page's own policy forbids. */
const TRACE = /^Connecting to 'blob:/

/** Race of a visitor's first two requests: one may get the other's CSRF token, is refused, and the app retries it. */
const SENT_AGAIN = /403 \(Forbidden\).*\/api\/auth\/(login|passkey\/options)$/

/** Collects console errors, warnings and exceptions of pages, except those that a scenario expects. */
export function collectConsoleNoise(context: BrowserContext, expected: readonly RegExp[]): readonly string[] {
  const noise: string[] = []
  const collect = (text: string) => {
    if (!TRACE.test(text) && !SENT_AGAIN.test(text) && !expected.some((pattern) => pattern.test(text)))
      noise.push(text)
  }
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      collect(`${message.text()} ${message.location().url}`)
    }
  })
  context.on('weberror', (error) => collect(String(error.error())))
  return noise
}

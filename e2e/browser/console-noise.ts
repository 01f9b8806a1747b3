import type { BrowserContext } from '@playwright/test'

/**
 * What the browser says of a request to a server that is gone. Which of them depends on how far the request had come; of a
 * connection that it had open to that server it says that the socket is not connected.
 */
export const SERVER_GONE = /ERR_(CONNECTION_\w+|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)/

export function anyOf(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'))
}

/** Playwright's trace fetches the pictures that a page has made itself, which the page's own policy forbids. */
const TRACE = /^Connecting to 'blob:/

/** Of two first requests of a visitor one may have the other's CSRF token: it is refused, and sent again by the app. */
const SENT_AGAIN = /403 \(Forbidden\).*\/api\/auth\/(login|passkey\/options)$/

/** Collects what pages say in their consoles and throw, but for what a scenario expects. */
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

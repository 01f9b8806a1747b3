import type { BrowserContext } from '@playwright/test'

/** Collects what pages say in their consoles and throw, but for what a scenario expects. */
export function listenToConsoles(context: BrowserContext, expected: readonly RegExp[]): readonly string[] {
  const heard: string[] = []
  const hear = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) heard.push(text)
  }
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      hear(`${message.text()} ${message.location().url}`)
    }
  })
  context.on('weberror', (error) => hear(String(error.error())))
  return heard
}

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

type Message = {
  channel: 'sms' | 'email'
  to: string
  subject?: string
  text: string
  html?: string
  at: string
}

/** Cache of messages, which never change: a run ends with a thousand, each read once. */
const read = new Map<string, Message>()

async function messagesTo(to: string): Promise<Message[]> {
  const folder = process.env['E2E_OUTBOX'] ?? ''
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).toSorted()
  const fresh = names.filter((name) => !read.has(name))
  for (const name of fresh) read.set(name, JSON.parse(await readFile(join(folder, name), 'utf8')) as Message)
  return names.flatMap((name) => read.get(name) ?? []).filter((message) => message.to === to)
}

/** Code of the latest message to a number or email; waits for it, and for the `nth` if several were sent. */
export async function codeSentTo(
  to: string,
  { digits, nth = 1 }: { digits: number; nth?: number },
): Promise<string> {
  const codes = async () => {
    const texts = (await messagesTo(to)).map(({ text }) => text)
    return texts.flatMap((text) => new RegExp(`\\b\\d{${digits}}\\b`).exec(text)?.[0] ?? [])
  }
  await expect
    .poll(async () => (await codes()).length, { message: `code sent to ${to}` })
    .toBeGreaterThanOrEqual(nth)
  return (await codes()).at(-1) ?? ''
}

/** Emails to somebody, oldest first. */
export const emailsTo = async (email: string) =>
  (await messagesTo(email)).filter(({ channel }) => channel === 'email')

import type { AppProcess } from './app-process.ts'
import { aText } from './conversations.ts'
import type { Person } from './people.ts'

type Mine = { buyer: Person; conversationId: string; messageId: string }

type Call = { method: string; path: string; body?: object }

/** Asks a process until it is not too busy to answer; null when it dies of it. */
export async function ask(at: AppProcess, who: Person, { method, path, body }: Call) {
  for (;;) {
    const answer = await fetch(`${at.url}/api/conversations/${path}`, {
      method,
      headers: { ...who.headers, origin: at.url, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => null)
    if (answer?.status !== 503) return answer
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
export const say = (at: AppProcess, { buyer, conversationId }: Omit<Mine, 'messageId'>, words: string) =>
  ask(at, buyer, { method: 'POST', path: `${conversationId}/messages`, body: aText(words) })
export const change = (at: AppProcess, { buyer, conversationId, messageId }: Mine, body: string | null) =>
  ask(at, buyer, {
    method: body === null ? 'DELETE' : 'PUT',
    path: `${conversationId}/messages/${messageId}`,
    ...(body !== null && { body: { body } }),
  })

import type { AppProcess } from './app-process.ts'
import { aText } from '../people/conversations.ts'
import type { Person } from '../people/people.ts'

type Target = { buyer: Person; conversationId: string; messageId: string }

type Call = { method: string; path: string; body?: object }

/** Sends a request, retried while the process is too busy; null when the process dies of it. */
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
export const sendText = (
  at: AppProcess,
  { buyer, conversationId }: Omit<Target, 'messageId'>,
  text: string,
) => ask(at, buyer, { method: 'POST', path: `${conversationId}/messages`, body: aText(text) })
export const changeText = (
  at: AppProcess,
  { buyer, conversationId, messageId }: Target,
  body: string | null,
) =>
  ask(at, buyer, {
    method: body === null ? 'DELETE' : 'PUT',
    path: `${conversationId}/messages/${messageId}`,
    ...(body !== null && { body: { body } }),
  })

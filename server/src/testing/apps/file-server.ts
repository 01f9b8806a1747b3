import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { MessageFile } from '@dream/contract/api/chat/files'
import { aConversation } from '../people/conversations.ts'
import { startListeningApp } from './listening-app.ts'
import type { Person } from '../people/people.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { upload } from './uploads.ts'

type Options = { name?: string; type?: string; clientId?: string }

/** App on a port and a file store of its own, for uploads and downloads. */
export async function startFileServer() {
  const folder = temporaryFolder()
  const server = await startListeningApp({ settings: { DATA_DIR: folder.path } })
  const { url } = server

  const as = (person: Person, conversationId: string) => ({
    person,
    upload: (bytes: Buffer, options: Options = {}) =>
      upload(url, person, { conversationId, bytes, ...options }),
    get: (path: string, headers: Record<string, string> = {}) =>
      fetch(url + path, { headers: { ...person.headers, ...headers } }),
    async send(message: object) {
      const answer = await fetch(`${url}/api/conversations/${conversationId}/messages`, {
        method: 'POST',
        headers: { ...person.headers, origin: url, 'content-type': 'application/json' },
        body: JSON.stringify({ clientId: randomUUID(), ...message }),
      })
      const body = JSON.parse(await answer.text())
      return { status: answer.status, body }
    },
    remove: (messageId: string) =>
      fetch(`${url}/api/conversations/${conversationId}/messages/${messageId}`, {
        method: 'DELETE',
        headers: { ...person.headers, origin: url },
      }),
  })

  return {
    ...server,
    async aChat() {
      const { buyer, broker, conversationId } = await aConversation(server.database)
      return { buyer: as(buyer, conversationId), broker: as(broker, conversationId), conversationId }
    },
    /** Lists all files below the folder of uploads. */
    async stored() {
      const entries = await readdir(join(folder.path, 'uploads'), { recursive: true, withFileTypes: true })
      return entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []))
    },
    async close() {
      await server.close()
      await folder[Symbol.asyncDispose]()
    },
  }
}

export const fileIn = async (answer: Response) => MessageFile.parse(await answer.json())

/** Status and code of a refusal. */
export async function refusalIn(answer: Response) {
  const problem = (await answer.json()) as { code: string }
  return [answer.status, problem.code]
}

import { Readable } from 'node:stream'
import { cutText } from '@dream/contract/rules/text/cut-text'
import type { Db } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import * as parts from './export-parts.store.ts'
import { personalTables, rowsOf } from './personal-tables.store.ts'

/** File of the zip, opened when it is its turn. */
export type Entry = { path: string; isPacked: boolean; open: () => Promise<Readable> }

type Source = { db: Db; fileStore: FileStore; userId: string }

/** All stored data of a person, as files of a zip. Holds no more than a page of rows in memory. */
export async function* entriesOf(source: Source): AsyncGenerator<Entry> {
  const { db, userId } = source
  yield text('read-me.txt', READ_ME)
  yield text('account.json', `${JSON.stringify(await parts.readAccount(db, userId), null, 2)}\n`)
  yield json('likes-and-passes.json', () => parts.readSwipes(db, userId))
  yield json('reports.json', () => parts.readReports(db, userId))
  for (const table of await personalTables(db)) {
    const rows = () => rowsOf(db, table, userId)
    const { done } = await rows().next()
    // Most tables have one column that names the person; a few also name the person who decided something.
    const name = table.column === 'user_id' ? table.name : `${table.name}-${table.column}`
    if (!done) yield json(`everything-else/${name}.json`, rows)
  }
  const conversations = await parts.readConversations(db, userId)
  for (const [at, { id, other }] of conversations.entries()) {
    yield* conversationEntries(source, id, `conversations/${at + 1}-${fileWord(other)}`)
  }
}

async function* conversationEntries(source: Source, id: string, folder: string): AsyncGenerator<Entry> {
  const { db, fileStore, userId } = source
  yield json(`${folder}/messages.json`, () => parts.readMessages(db, { id, userId }))
  yield json(`${folder}/briefs.json`, () => parts.readBriefs(db, id))
  const files = await parts.readFiles(db, { id, userId })
  for (const [at, file] of files.entries()) {
    const path = `${folder}/files/${at + 1}-${fileWord(file.name)}`
    yield {
      path,
      isPacked: false,
      open: async () => (await fileStore.open(file.id))?.stream ?? Readable.from([]),
    }
  }
}

/** Sanitises a name within the zip: valid on every system, without path traversal. */
const fileWord = (name: string) =>
  cutText(
    name
      .normalize('NFC')
      .replaceAll(/[^\p{L}\p{M}\p{N}. _-]/gu, '')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/^[. ]+|[. ]+$/g, ''),
    80,
  ) || 'file'

const text = (path: string, words: string): Entry => ({
  path,
  isPacked: true,
  open: async () => Readable.from([words]),
})

const json = (path: string, items: () => AsyncGenerator<unknown>): Entry => ({
  path,
  isPacked: true,
  open: async () => Readable.from(jsonList(items())),
})

async function* jsonList(items: AsyncGenerator<unknown>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const item of items) {
    yield `${before}${JSON.stringify(item, null, 2)}`
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

const READ_ME = `This is everything that is stored of you.

account.json           your name, email and phone number
likes-and-passes.json  every design that you have swiped
conversations/         a folder for each broker: messages, the briefs you shared, photos and files
reports.json           what you have reported to us
everything-else/       what else there is, table by table: answers, unlocks, devices, settings, videos, shared plans

JSON files open in any text editor. Passwords and codes are stored as hashes, which nobody can read, and are left out.
Notes that a broker keeps for themselves are theirs, and are left out too.
`

import { randomUUID } from 'node:crypto'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { chooseFileStore } from '#platform/files/choose-file-store.ts'
import { aDatabase } from '#testing/database/a-database.ts'
import type { OwnDatabase } from '#testing/database/clone-database.ts'
import { aConversation } from '#testing/people/conversations.ts'
import { temporaryFolder } from '#testing/apps/temporary-folder.ts'
import { aPdf } from '#testing/apps/uploads.ts'
import { createPictureMaker } from './make-pictures.ts'
import { removeBrokenUploads, removeUnusedFiles } from './remove-files.ts'
import { beginUpload, takeFile, type UploadDeps } from './upload-file.ts'

let database: OwnDatabase
const folder = temporaryFolder()
beforeAll(async () => {
  database = await aDatabase()
})
afterAll(async () => {
  await database.close()
  await folder[Symbol.asyncDispose]()
})

function deps(wish: Partial<UploadDeps> = {}): UploadDeps {
  return {
    database,
    fileStore: chooseFileStore({ s3Url: null, dataDir: folder.path }),
    pictures: createPictureMaker(),
    incomingFolder: join(folder.path, 'uploads', 'incoming'),
    leastFreeBytes: 0,
    ...wish,
  }
}

/** Stored file of a new conversation, sent or not. */
async function aFile({ isSent = false } = {}) {
  const { buyer, conversationId } = await aConversation(database)
  const userId = buyer.user.id
  const { id } = await beginUpload(deps(), { conversationId, userId, clientId: randomUUID() })
  const stream = Object.assign(Readable.from([aPdf()]), { truncated: false })
  await takeFile(deps(), { id, userId }, { name: 'x.pdf', stream })
  if (isSent) {
    await sql`
      select store_message(${conversationId}, ${userId}, gen_random_uuid(), 'file', '', null, ${id}, null, 9, 9, 10, 1)`.execute(
      database.db,
    )
  }
  return { id, userId, conversationId }
}
const olderByADay = (id: string) =>
  sql`update files set created_at = now() - interval '25 hours' where id = ${id}`.execute(database.db)
const isThere = async (id: string) => {
  const found = await deps().fileStore.open(id)
  found?.stream.destroy()
  return [
    found !== null,
    (await sql`select from files where id = ${id}`.execute(database.db)).rows.length === 1,
  ]
}

test('an upload that is not sent within a day is removed; sent and new ones stay', async () => {
  const [unsent, fresh, sent] = [await aFile(), await aFile(), await aFile({ isSent: true })]
  await olderByADay(unsent.id)
  await olderByADay(sent.id)

  await removeUnusedFiles(deps())

  expect(await Promise.all([unsent, fresh, sent].map(({ id }) => isThere(id)))).toEqual([
    [false, false],
    [true, true],
    [true, true],
  ])
})

test('a failing store loses nothing: the files are removed on the next run', async () => {
  const { id } = await aFile()
  await olderByADay(id)
  const failing = { ...deps().fileStore, remove: () => Promise.reject(new Error('The store is away')) }

  await removeUnusedFiles(deps({ fileStore: failing })).catch(() => undefined)
  const afterFailure = await isThere(id)
  await removeUnusedFiles(deps())

  expect([afterFailure, await isThere(id)]).toEqual([
    [true, true],
    [false, false],
  ])
})

test('a file whose conversation is gone is removed; one that a report refers to stays', async () => {
  const [gone, reported] = [await aFile({ isSent: true }), await aFile({ isSent: true })]
  await sql`delete from conversations where id = ${gone.conversationId}`.execute(database.db)
  await sql`update files set is_reported = true, removed_at = now() where id = ${reported.id}`.execute(
    database.db,
  )

  await removeUnusedFiles(deps())

  expect([await isThere(gone.id), await isThere(reported.id)]).toEqual([
    [false, false],
    [true, true],
  ])
})

test('partial uploads of a killed process are removed after an hour', async () => {
  const { incomingFolder } = deps()
  await mkdir(incomingFolder, { recursive: true })
  const before = new Date(Date.now() - 2 * 60 * 60 * 1000)
  await writeFile(join(incomingFolder, 'old'), 'x')
  await utimes(join(incomingFolder, 'old'), before, before)
  await writeFile(join(incomingFolder, 'new'), 'x')

  await removeBrokenUploads(incomingFolder)

  expect(await readdir(incomingFolder)).toEqual(['new'])
})

test('while the disk is nearly full no upload begins', async () => {
  const { buyer, conversationId } = await aConversation(database)
  const upload = { conversationId, userId: buyer.user.id, clientId: randomUUID() }

  const begun = beginUpload(deps({ leastFreeBytes: Number.MAX_SAFE_INTEGER }), upload)

  await expect(begun).rejects.toMatchObject({ code: 'storage-full', status: 507 })
})

test('a disk that fills up during an upload leaves nothing behind, and the answer says so', async () => {
  const { buyer, conversationId } = await aConversation(database)
  const userId = buyer.user.id
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  const failing = deps({ fileStore: { ...deps().fileStore, put: () => Promise.reject(full) } })
  const { id } = await beginUpload(failing, { conversationId, userId, clientId: randomUUID() })
  const stream = Object.assign(Readable.from([aPdf()]), { truncated: false })
  const before = await readdir(failing.incomingFolder)

  await expect(takeFile(failing, { id, userId }, { name: 'x.pdf', stream })).rejects.toMatchObject({
    code: 'storage-full',
  })

  expect(await readdir(failing.incomingFolder)).toEqual(before)
})

import { spawn } from 'node:child_process'
import { chown, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { embeddedIn, killServer, leaveOrphan, openClient, serverPid } from '#testing/database/embedded.ts'
import { temporaryFolder } from '#testing/apps/temporary-folder.ts'
import { createLogger } from '#platform/process/logger.ts'
import { chooseAccount, spawnAs } from './account.ts'
import { startEmbedded } from './embedded.ts'
import { isAlive } from './postmaster-file.ts'

// Cluster, made once, that is brought into each state in turn. A row that was written first must exist after every start.
const folder = temporaryFolder()
const dataDir = folder.path
const pidFile = `${dataDir}/postgres/postmaster.pid`

beforeAll(async () => {
  const embedded = await embeddedIn(dataDir)
  await using client = await openClient(embedded.url)
  await client.query('create table kept (word text)')
  await client.query(`insert into kept values ('still here')`)
  await client.end()
  await embedded.stop()
})
afterAll(() => folder[Symbol.asyncDispose]())

async function startAndRead() {
  const embedded = await embeddedIn(dataDir)
  await using client = await openClient(embedded.url)
  const { rows } = await client.query<{ word: string }>('select word from kept')
  const pid = await serverPid(dataDir)
  await client.end()
  await embedded.stop()
  return { word: rows[0]?.word, pid, isLeft: isAlive(pid) }
}

test('the first start makes a durable database, and keys that only the owner reads', async () => {
  const embedded = await embeddedIn(dataDir)
  await using client = await openClient(embedded.url)

  const settings = await client.query<{
    name: string
    setting: string
  }>(`select name, setting from pg_settings
    where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums', 'listen_addresses', 'server_encoding')`)
  const role = await client.query<{ rolsuper: boolean; owns: boolean }>(`select rolsuper,
    pg_catalog.pg_get_userbyid(datdba) = current_user as owns
    from pg_roles, pg_database where rolname = current_user and datname = current_database()`)
  const keys = await stat(`${dataDir}/database.json`)
  await client.end()
  await embedded.stop()

  expect(Object.fromEntries(settings.rows.map(({ name, setting }) => [name, setting]))).toEqual({
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    data_checksums: 'on',
    listen_addresses: '127.0.0.1',
    server_encoding: 'UTF8',
  })
  expect(role.rows).toEqual([{ rolsuper: false, owns: true }])
  expect(keys.mode & 0o777).toBe(0o600)
})

test('a server that a killed app left running is adopted, and stopped with the new app', async () => {
  const orphan = await leaveOrphan(dataDir)

  const seen = await startAndRead()

  expect(seen).toEqual({ word: 'still here', pid: orphan, isLeft: false })
})

test('after both app and server were killed the next start recovers', async () => {
  const orphan = await leaveOrphan(dataDir)
  await killServer(orphan)

  const seen = await startAndRead()

  expect(seen.word).toBe('still here')
  expect(seen.pid).not.toBe(orphan)
})

test.each([
  ['empty', ''],
  ['cut off', '12'],
])('a pid file that is %s does not keep the server from starting', async (_, content) => {
  await writeFile(pidFile, content)

  const seen = await startAndRead()

  expect(seen.word).toBe('still here')
})

test('a pid file whose number now belongs to another process of the same user does not block the start', async () => {
  const left = await leftPidFile()
  const stranger = spawn('/bin/sleep', ['60'], { ...account(), stdio: 'ignore' })
  await writePidFile(left, stranger.pid)

  const seen = await startAndRead()

  expect(seen.word).toBe('still here')
  expect(isAlive(stranger.pid ?? 0)).toBe(true)
  stranger.kill('SIGKILL')
})

test('a pid file whose process is dead but was never reaped does not block the start', async () => {
  const left = await leftPidFile()
  // The shell becomes a sleep, which never reaps the child that it inherits.
  const parent = spawn('/bin/sh', ['-c', 'sleep 0 & echo $!; exec sleep 60'], account())
  const [number] = await new Promise<Buffer[]>((resolve) =>
    parent.stdout?.once('data', (chunk: Buffer) => resolve([chunk])),
  )
  await sleep(200)
  await writePidFile(left, Number(String(number)))

  const seen = await startAndRead()

  expect(seen.word).toBe('still here')
  parent.kill('SIGKILL')
})

test('two apps that start at once share one server, which ends with the last of them', async () => {
  const [first, second] = await Promise.all([embeddedIn(dataDir), embeddedIn(dataDir)])
  const pid = await serverPid(dataDir)
  expect(first.url).toBe(second.url)

  await first.stop()
  const isShared = isAlive(pid)
  await second.stop()

  expect(isShared).toBe(true)
  expect(isAlive(pid)).toBe(false)
})

test('two apps that stop at once leave no server behind', async () => {
  const apps = await Promise.all([embeddedIn(dataDir), embeddedIn(dataDir)])
  const pid = await serverPid(dataDir)

  await Promise.all(apps.map((app) => app.stop()))

  expect(isAlive(pid)).toBe(false)
})

test('a database whose keys are missing is named in the error, not replaced', async () => {
  await using other = temporaryFolder()
  await writeFile(`${other.path}/postgres`, '')

  await expect(embeddedIn(other.path)).rejects.toThrow('its keys (database.json) are missing')
})

test('a server that cannot start reports the reason', async () => {
  const start = startEmbedded({
    dataDir,
    log: createLogger('silent'),
    settings: { shared_buffers: 'plenty' },
  })

  await expect(start).rejects.toThrow(
    /did not start: .*invalid value for parameter "shared_buffers": "plenty"/,
  )
})

/** Pid file of a killed server. */
async function leftPidFile(): Promise<string> {
  const orphan = await leaveOrphan(dataDir)
  await killServer(orphan)
  return readFile(pidFile, 'utf8')
}

async function writePidFile(left: string, pid = 0) {
  await writeFile(pidFile, left.replace(/^\d+/, String(pid)))
  const { uid, gid } = await stat(`${dataDir}/postgres`)
  await chown(pidFile, uid, gid)
}

function account() {
  return spawnAs(chooseAccount(`${dataDir}/postgres`))
}

test('an unusable data folder is named in the error', async () => {
  const file = `${dataDir}/a-file`
  await writeFile(file, '')

  await expect(embeddedIn(file)).rejects.toThrow(`DATA_DIR cannot be a folder at ${file}`)
})

test('leftovers of killed first starts are removed, and a database that is being made is not', async () => {
  const left = `${dataDir}/postgres.new-4194304-AAAAAA/cluster`
  const older = `${dataDir}/postgres.new-BBBBBB/cluster`
  const other = `${dataDir}/postgres.new-${process.ppid}-CCCCCC/cluster`
  for (const folder of [left, older, other]) await mkdir(folder, { recursive: true })

  const seen = await startAndRead()

  const names = (await readdir(dataDir)).filter((name) => name.startsWith('postgres.new-'))
  expect(seen.word).toBe('still here')
  expect(names).toEqual([`postgres.new-${process.ppid}-CCCCCC`])
  await rm(`${dataDir}/postgres.new-${process.ppid}-CCCCCC`, { recursive: true })
})

test('a large log of the server is kept beside the new one', async () => {
  const line = 'LOG: an earlier line\n'
  await writeFile(`${dataDir}/postgres.log`, line.repeat(250_000))

  await startAndRead()

  const kept = await readFile(`${dataDir}/postgres.log.1`, 'utf8')
  expect(kept.startsWith(line.repeat(2))).toBe(true)
  expect(await readFile(`${dataDir}/postgres.log`, 'utf8')).not.toContain('an earlier line')
})

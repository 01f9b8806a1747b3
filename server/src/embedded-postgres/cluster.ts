import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chown, mkdir, mkdtemp, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Logger } from '#platform/process/logger.ts'
import { canEnter, chooseAccount, spawnAs, type Account } from './account.ts'
import { findBinaries, type Binaries } from './binaries.ts'
import { removeUnfinished, unfinishedBy } from './unfinished.ts'
import { establishKeys, readKeys, type Keys } from './keys.ts'

/** Files of a database, the account and programs that run it, and its keys. */
export type Cluster = { folder: string; dataDir: string; account: Account; binaries: Binaries; keys: Keys }

/** Folder for the database of root's home, which no other user can enter. */
const SYSTEM_FOLDER = '/var/lib/dream-design'

/** Opens the data folder's database and creates it when there is none. Several starters may call it at once. */
export async function openCluster(dataDir: string, log: Pick<Logger, 'info'>): Promise<Cluster> {
  await mkdir(dataDir, { recursive: true }).catch((error: Error) => {
    throw new Error(`DATA_DIR cannot be a folder at ${dataDir} (${error.message}).`, { cause: error })
  })
  const usual = join(dataDir, 'postgres')
  const known = await readKeys(dataDir)
  if (known === null && (await exists(usual))) {
    throw new Error(
      `${usual} is there, but its keys (database.json) are missing. Restore them, or move the folder away.`,
    )
  }
  const account = chooseAccount(known === null ? null : (known.cluster ?? usual))
  const keys = known ?? (await establishKeys(dataDir, await choosePlace(dataDir, account)))
  const folder = keys.cluster ?? usual
  await removeUnfinished(folder)
  const binaries = await findBinaries(account, account.ids ? SYSTEM_FOLDER : dataDir, log)
  if (!(await exists(folder))) {
    await create({ folder, account, binaries, keys })
    if (account.ids)
      log.info(`Started as root: the database runs as the user ${account.name}, its files are in ${folder}.`)
  }
  await refuseForeign(folder, account)
  return { folder: await realpath(folder), dataDir, account, binaries, keys }
}

/** null: within the data folder. */
async function choosePlace(dataDir: string, account: Account): Promise<string | null> {
  if (canEnter(dataDir, account)) return null
  const place = join(SYSTEM_FOLDER, `data-${randomBytes(6).toString('hex')}`)
  await mkdir(SYSTEM_FOLDER, { recursive: true, mode: 0o755 }).catch((error: Error) => {
    throw new Error(
      `The database must run as the user ${account.name}, who cannot enter ${dataDir}, and ${SYSTEM_FOLDER} cannot be ` +
        `made (${error.message}). Set DATA_DIR to a folder that this user can enter, or start as an ordinary user.`,
      { cause: error },
    )
  })
  return place
}

async function refuseForeign(folder: string, account: Account) {
  const { uid } = await stat(folder)
  const runner = account.ids?.uid ?? process.getuid?.()
  if (runner === undefined || uid === runner) return
  throw new Error(
    `The database in ${folder} belongs to another user (number ${uid}). Start as that user or as root, or set DATA_DIR.`,
  )
}

/** Creates it in a temporary folder and moves it into place: an aborted start leaves nothing half done. */
async function create({ folder, account, binaries, keys }: Omit<Cluster, 'dataDir'>) {
  const aside = await mkdtemp(unfinishedBy(folder))
  try {
    const passwords = join(aside, 'password')
    await writeFile(passwords, keys.superuserPassword, { mode: 0o600 })
    if (account.ids) {
      await chown(passwords, account.ids.uid, account.ids.gid)
      await chown(aside, account.ids.uid, account.ids.gid)
    }
    await initialise(binaries, account, { folder: join(aside, 'cluster'), passwords })
    await rename(join(aside, 'cluster'), folder).catch(async (error: Error) => {
      // Another starter was faster; its database has the same keys.
      if (!(await exists(folder))) throw error
    })
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}

async function initialise(
  binaries: Binaries,
  account: Account,
  paths: { folder: string; passwords: string },
) {
  const options = [
    ['--pgdata', paths.folder],
    ['--username', 'postgres'],
    ['--pwfile', paths.passwords],
    ['--auth', 'scram-sha-256'],
    ['--encoding', 'UTF8'],
    // Same collation on every machine.
    ['--locale-provider', 'builtin'],
    ['--builtin-locale', 'C.UTF-8'],
  ].flat()
  const child = spawn(binaries.initdb, [...options, '--no-locale', '--data-checksums', '--no-instructions'], {
    ...spawnAs(account),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let stderr = ''
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  const status: unknown = (await once(child, 'close'))[0]
  if (status !== 0)
    throw new Error(`The database could not be created in ${dirname(paths.folder)}: ${stderr.trim()}`)
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

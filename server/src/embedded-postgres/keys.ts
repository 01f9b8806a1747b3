import { randomBytes, randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const Keys = z.object({
  superuserPassword: z.string().min(20),
  appPassword: z.string().min(20),
  /** Preferred port, so that a restarted server keeps its address. */
  port: z.int().min(1024).max(65_535),
  /** Folder of the cluster when it is not the one in the data folder. */
  cluster: z.string().nullable(),
})
/** Keys of a data folder's own database. */
export type Keys = z.infer<typeof Keys>

const pathIn = (dataDir: string) => join(dataDir, 'database.json')

/** null before the first start. */
export async function readKeys(dataDir: string): Promise<Keys | null> {
  const text = await readFile(pathIn(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw new Error(`${pathIn(dataDir)} cannot be read (${error.code}). Start as the user who owns it.`, {
      cause: error,
    })
  })
  if (text === null) return null
  const keys = Keys.safeParse(parseJson(text))
  if (keys.success) return keys.data
  throw new Error(
    `${pathIn(dataDir)} is damaged. Restore it, or move the whole folder away to start with an empty one.`,
  )
}

/** Writes the keys unless another starter was faster; returns the valid ones. */
export async function establishKeys(dataDir: string, cluster: string | null): Promise<Keys> {
  const secret = () => randomBytes(24).toString('hex')
  const keys = { superuserPassword: secret(), appPassword: secret(), port: anyPort(), cluster }
  const draft = join(dataDir, `.database-${randomUUID()}`)
  await writeFile(draft, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600, flush: true })
  try {
    // Unlike a rename, a link never replaces an existing file.
    await link(draft, pathIn(dataDir))
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'EEXIST') throw error
  } finally {
    await rm(draft, { force: true })
  }
  return (await readKeys(dataDir)) ?? keys
}

/** Below the ephemeral ports of outgoing connections, which could take it while the server restarts. */
export function anyPort(): number {
  return 15_000 + Math.floor(Math.random() * 15_000)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

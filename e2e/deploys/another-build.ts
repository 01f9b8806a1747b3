import { cp, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const TEXT = /\.(html|js|css|json)$/
/** A script's name with its content hash. */
const SCRIPT = /-[\w-]{6}([\w-]{2})\.js$/
const ANY_SCRIPT = /[a-z\d][\w.-]*-[\w-]{8}\.js/gi

/** Copies a built app as if it had been built from other sources: with an id and script names of its own. Returns the id. */
export async function copyAsAnotherBuild(from: string, to: string, mark: string): Promise<string> {
  await mkdir(to, { recursive: true })
  // Skip compressed files: they would be served in place of the changed ones.
  await cp(from, to, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) })
  const files = (await readdir(to, { recursive: true })).toSorted()
  const { buildId } = JSON.parse(await readFile(join(to, 'build.json'), 'utf8')) as { buildId: string }
  const anotherId = `${buildId.slice(0, -2)}${mark}`
  const renamed = new Map(
    files
      .filter((file) => file.startsWith('assets/') && SCRIPT.test(file))
      .map((file) => file.slice('assets/'.length))
      .map((name) => [
        name,
        name.replace(SCRIPT, (all, end: string) => all.replace(`${end}.js`, `${mark}.js`)),
      ]),
  )
  // Replaces all names in a single pass: one pass for each of hundreds of names takes seconds.
  const change = (text: string) =>
    text.replaceAll(buildId, anotherId).replaceAll(ANY_SCRIPT, (name) => renamed.get(name) ?? name)
  for (const file of files.filter((each) => TEXT.test(each))) {
    await writeFile(join(to, file), change(await readFile(join(to, file), 'utf8')))
    if (change(file) !== file) await rename(join(to, file), join(to, change(file)))
  }
  return anotherId
}

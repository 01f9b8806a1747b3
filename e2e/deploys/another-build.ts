import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const TEXT = /\.(html|js|css|json)$/
/** A script's name with the hash of its content. */
const SCRIPT = /-[\w-]{6}([\w-]{2})\.js$/

/** Copies a built app as if it had been built from other sources: with an id and names of scripts of its own. Answers the id. */
export async function copyAsAnotherBuild(from: string, to: string, mark: string): Promise<string> {
  await mkdir(to, { recursive: true })
  await cp(from, to, { recursive: true })
  const files = (await readdir(to, { recursive: true })).toSorted()
  // They would be sent in place of the changed ones.
  await Promise.all(files.filter((file) => /\.(br|gz)$/.test(file)).map((file) => rm(join(to, file))))
  const { buildId } = JSON.parse(await readFile(join(to, 'build.json'), 'utf8')) as { buildId: string }
  const anotherId = `${buildId.slice(0, -2)}${mark}`
  const renamed = new Map([[buildId, anotherId]])
  for (const file of files.filter((each) => each.startsWith('assets/') && SCRIPT.test(each))) {
    const name = file.slice('assets/'.length)
    renamed.set(
      name,
      name.replace(SCRIPT, (all, end: string) => all.replace(`${end}.js`, `${mark}.js`)),
    )
  }
  const change = (text: string) =>
    [...renamed].reduce((changed, [old, other]) => changed.replaceAll(old, other), text)
  for (const file of files.filter((each) => TEXT.test(each))) {
    await writeFile(join(to, file), change(await readFile(join(to, file), 'utf8')))
    if (change(file) !== file) await rename(join(to, file), join(to, change(file)))
  }
  return anotherId
}

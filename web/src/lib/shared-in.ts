import { SHARED_FOR_MS } from '@dream/contract/rules/sharing'
import { SHARED_CACHE, SHARED_FILE, SHARED_TEXT } from './offline/names.ts'

/** What another app shared with this one; `text` is there unless only files were shared. */
export type Shared = { text?: string; files: File[] }

/** Takes what was shared, once: whoever asks next finds nothing. Null when nothing lies ready, or has for too long. */
export async function takeShared(): Promise<Shared | null> {
  if (!('caches' in globalThis) || !(await caches.has(SHARED_CACHE))) return null
  const cache = await caches.open(SHARED_CACHE)
  const words = await cache.match(SHARED_TEXT)
  const age = Date.now() - Number(words?.headers.get('x-kept-at'))
  const isMeant = words !== undefined && age < SHARED_FOR_MS
  const shared = isMeant ? await read(cache, await words.text()) : null
  await caches.delete(SHARED_CACHE)
  return shared
}

async function read(cache: Cache, text: string): Promise<Shared> {
  const files: File[] = []
  for (;;) {
    const kept = await cache.match(`${SHARED_FILE}${files.length}`)
    if (!kept) return { ...(text !== '' && { text }), files }
    const content = await kept.blob()
    const name = decodeURIComponent(kept.headers.get('x-name') ?? '')
    files.push(new File([content], name, { type: content.type }))
  }
}

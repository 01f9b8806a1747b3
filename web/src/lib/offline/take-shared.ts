import { SHARED_FOR_MS } from '@dream/contract/rules/chat/sharing'
import { SHARED_CACHE, SHARED_FILE, SHARED_TEXT } from './names.ts'

/** Content shared by another app; `text` is set unless only files were shared. It is valid until `until`. */
export type Shared = { text?: string; files: File[]; until: number }

/** Drops shared content that has expired or belongs to somebody else. */
export async function dropStaleShare(userId: string): Promise<void> {
  if (!(await caches.has(SHARED_CACHE))) return
  const text = await (await caches.open(SHARED_CACHE)).match(SHARED_TEXT)
  if (!isMeant(text, userId)) await caches.delete(SHARED_CACHE)
}

const untilOf = (text: Response) => Number(text.headers.get('x-saved-at')) + SHARED_FOR_MS

const isMeant = (text: Response | undefined, userId: string): text is Response =>
  text?.headers.get('x-owner') === userId && Date.now() < untilOf(text)

/** Takes this person's shared content, once. Null when there is none of theirs, or it has expired. */
export async function takeShared(userId: string): Promise<Shared | null> {
  if (!('caches' in globalThis) || !(await caches.has(SHARED_CACHE))) return null
  const cache = await caches.open(SHARED_CACHE)
  const text = await cache.match(SHARED_TEXT)
  const shared = isMeant(text, userId)
    ? { ...(await read(cache, await text.text())), until: untilOf(text) }
    : null
  await caches.delete(SHARED_CACHE)
  return shared
}

async function read(cache: Cache, text: string): Promise<Omit<Shared, 'until'>> {
  const files: File[] = []
  for (;;) {
    const saved = await cache.match(`${SHARED_FILE}${files.length}`)
    if (!saved) return { ...(text !== '' && { text }), files }
    const content = await saved.blob()
    const name = decodeURIComponent(saved.headers.get('x-name') ?? '')
    files.push(new File([content], name, { type: content.type }))
  }
}

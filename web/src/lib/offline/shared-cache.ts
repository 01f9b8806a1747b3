import { chatAfterSharing, SHARED_BYTES_MAX, SHARED_FILES_MAX } from '@dream/contract/rules/chat/sharing'
import { OWNER, OWNER_CACHE, SHARED_CACHE, SHARED_FILE, SHARED_TEXT } from './names.ts'

/**
 * Saves content shared by another app for the signed-in person until the chat takes it, and redirects there; earlier content is
 * replaced. Any page may post it, so it goes no further without a tap.
 */
export async function answerShare(request: Request): Promise<Response> {
  const isSaved = await saveShared(request).then(
    () => true,
    () => false,
  )
  // Redirects from a worker need an absolute URL.
  return Response.redirect(new URL(chatAfterSharing(isSaved), request.url).href, 303)
}

async function saveShared(request: Request) {
  const form = await request.formData()
  await caches.delete(SHARED_CACHE)
  const text = textOf(form)
  const files = filesOf(form)
  if (text === '' && files.length === 0) throw new Error('Nothing was shared')
  const owner = await (await (await caches.open(OWNER_CACHE)).match(OWNER))?.text()
  if (!owner) throw new Error('Nobody is signed in')
  const cache = await caches.open(SHARED_CACHE)
  const headers = { 'x-saved-at': String(Date.now()), 'x-owner': owner }
  for (const [at, file] of files.entries()) {
    const ofFile = { 'content-type': file.type, 'x-name': encodeURIComponent(file.name) }
    await cache.put(`${SHARED_FILE}${at}`, new Response(file, { headers: ofFile }))
  }
  // Last, so that an incomplete save counts as nothing.
  await cache.put(SHARED_TEXT, new Response(text, { headers }))
}

/**
 * Joins title, text and URL, one per line and without duplicates: most apps send only some of them, or one in the place of
 * another.
 */
function textOf(form: FormData): string {
  const given = ['title', 'text', 'url'].map((name) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  })
  const isNew = (text: string, at: number) =>
    text !== '' &&
    !given.some((other, place) => place !== at && other.includes(text) && (other !== text || place < at))
  return given.filter(isNew).join('\n')
}

function filesOf(form: FormData): File[] {
  let bytes = 0
  const given = form.getAll('files').filter((each) => each instanceof File)
  return given.slice(0, SHARED_FILES_MAX).filter(({ size }) => (bytes += size) <= SHARED_BYTES_MAX)
}

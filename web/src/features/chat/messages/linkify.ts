/** A stretch of a text: plain, or something that leads elsewhere. */
export type Segment = { text: string; href: string | null }

/** Nothing but the web and mail: any other scheme stays words. Repetitions have bounds, so that no text takes long. */
const LINK = /\bhttps?:\/\/[^\s<>"]+|\bwww\.[^\s<>"]+|\b[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/gi
/** What ends a sentence does not belong to the URL in it. */
const TAIL = new Set('.,:;!?\'")]}')

/** Finds the URLs and emails in what somebody wrote. */
export function linkify(text: string): Segment[] {
  const segments: Segment[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(LINK)) {
    const link = withoutTail(found)
    if (index > from) segments.push({ text: text.slice(from, index), href: null })
    segments.push({ text: link, href: hrefOf(link) })
    from = index + link.length
  }
  if (from < text.length) segments.push({ text: text.slice(from), href: null })
  return segments
}

function withoutTail(found: string): string {
  let end = found.length
  while (TAIL.has(found.charAt(end - 1))) end -= 1
  return found.slice(0, end)
}

function hrefOf(link: string): string {
  if (/^https?:/i.test(link)) return link
  return /^www\./i.test(link) ? `https://${link}` : `mailto:${link}`
}

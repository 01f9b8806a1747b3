/** A stretch of a text: plain, or something that leads elsewhere. */
export type Segment = { text: string; href: string | null }

/** Nothing but the web and mail: any other scheme stays words. */
const LINK = /\bhttps?:\/\/[^\s<>"]+|\bwww\.[^\s<>"]+|\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi
/** What ends a sentence does not belong to the URL in it. */
const TAIL = /[.,:;!?'")\]}]+$/

/** Finds the URLs and emails in what somebody wrote. */
export function linkify(text: string): Segment[] {
  const segments: Segment[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(LINK)) {
    const link = found.replace(TAIL, '')
    if (index > from) segments.push({ text: text.slice(from, index), href: null })
    segments.push({ text: link, href: hrefOf(link) })
    from = index + link.length
  }
  if (from < text.length) segments.push({ text: text.slice(from), href: null })
  return segments
}

function hrefOf(link: string): string {
  if (/^https?:/i.test(link)) return link
  return /^www\./i.test(link) ? `https://${link}` : `mailto:${link}`
}

/** A stretch of a text: plain, or something that leads elsewhere. */
export type Part = { text: string; href: string | null }

/** Nothing but the web and mail: any other scheme stays words. */
const LINK = /\bhttps?:\/\/[^\s<>"]+|\bwww\.[^\s<>"]+|\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi
/** What ends a sentence does not belong to the address in it. */
const TAIL = /[.,:;!?'")\]}]+$/

/** Finds the addresses in what somebody wrote. */
export function linkify(text: string): Part[] {
  const parts: Part[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(LINK)) {
    const link = found.replace(TAIL, '')
    if (index > from) parts.push({ text: text.slice(from, index), href: null })
    parts.push({ text: link, href: hrefOf(link) })
    from = index + link.length
  }
  if (from < text.length) parts.push({ text: text.slice(from), href: null })
  return parts
}

function hrefOf(link: string): string {
  if (/^https?:/i.test(link)) return link
  return /^www\./i.test(link) ? `https://${link}` : `mailto:${link}`
}

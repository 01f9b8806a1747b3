import { mailTo } from '@dream/contract/rules/text/mail-to'
/** A stretch of a text: plain, or something that leads elsewhere. */
export type Segment = { text: string; href: string | null }

/**
 * Nothing but the web and mail: any other scheme stays words. Repetitions have bounds, so that no text takes long. Of the signs that
 * an email address may have those are left out that part words in prose.
 */
const LINK =
  /\bhttps?:\/\/[^\s<>"“”„«»]+|\bwww\.[^\s<>"“”„«»]+|\b\w[\w.+&'!#$%*^~-]{0,63}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/gi
/** What ends a sentence does not belong to the URL in it, in the scripts of others neither. */
const TAIL = new Set(".,:;!?'’‘…。，、！？：；")
/** A bracket belongs to the URL where its other half does. */
const BRACKETS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '）': '（', '」': '「' }

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
  const open = new Map<string, number>()
  for (const sign of found) open.set(sign, (open.get(sign) ?? 0) + 1)
  let end = found.length
  for (; end > 0; end -= 1) {
    const last = found.charAt(end - 1)
    const other = BRACKETS[last]
    if (other === undefined ? !TAIL.has(last) : (open.get(other) ?? 0) >= (open.get(last) ?? 0)) break
    open.set(last, (open.get(last) ?? 0) - 1)
  }
  return found.slice(0, end)
}

function hrefOf(link: string): string {
  if (/^https?:/i.test(link)) return link
  return /^www\./i.test(link) ? `https://${link}` : mailTo(link)
}

import { mailTo } from '@dream/contract/rules/text/mail-to'
/** Segment of a text: plain, or a link. */
export type Segment = { text: string; href: string | null }

/**
 * Matches only web and email links: other schemes stay text. Repetitions are bounded, so that no text takes long. Characters that
 * are valid in an email address but separate words in prose are left out.
 */
const LINK =
  /\bhttps?:\/\/[^\s<>"“”„«»]+|\bwww\.[^\s<>"“”„«»]+|\b\w[\w.+&'!#$%*^~-]{0,63}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/gi
/** Punctuation that ends a sentence and is not part of the URL, in other scripts too. */
const TAIL = new Set(".,:;!?'’‘…。，、！？：；")
/** A closing bracket is part of the URL only with its opening one. */
const BRACKETS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '）': '（', '」': '「' }

/** Splits a text into plain segments, URLs and emails. */
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

/** The URL of the app's page among the built files. */
const PAGE = '/app.html'
/** Files beside the build that the page names by their own name. */
const NAMED = /\b(?:src|href)="(\/[\w/.-]+\.(?:js|svg|css))"/g

/** Decoration: a start without a network does without, as logging in needs one anyway. */
const PICTURE = /\.(avif|webp|png|jpg)$/

const nameOf = (url: string) => url.slice(url.lastIndexOf('/') + 1)

/**
 * URLs of all files but pictures that the app's page leads to, at once or later, given the built ones with their text. What only
 * `others` lead to is left out, and so are they.
 */
export function filesOfApp(
  built: ReadonlyMap<string, string>,
  others: ReadonlySet<string> = new Set(),
): string[] {
  const page = built.get(PAGE)
  if (page === undefined) throw new Error("The build does not contain the app's page.")
  const reached = new Set<string>([PAGE])
  const unread = [page]
  for (let text = unread.pop(); text !== undefined; text = unread.pop()) {
    for (const [url, next] of built) {
      if (reached.has(url) || others.has(url) || PICTURE.test(url) || !text.includes(nameOf(url))) continue
      reached.add(url)
      unread.push(next)
    }
  }
  for (const [, url = ''] of page.matchAll(NAMED)) reached.add(url)
  reached.delete(PAGE)
  return [...reached].toSorted()
}

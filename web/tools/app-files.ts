/** URL of the app's page among the built files. */
const PAGE = '/app.html'
/** Files outside of the bundle that the page references by name. */
const NAMED = /\b(?:src|href)="(\/[\w/.-]+\.(?:js|svg|css))"/g

/** Decorative pictures, which an offline start does not need, as logging in requires the network anyway. */
const PICTURE = /\.(avif|webp|png|jpg)$/

const nameOf = (url: string) => url.slice(url.lastIndexOf('/') + 1)

/**
 * URLs of all files except pictures that the app's page loads, at once or later, from the built ones with their text. Files that
 * only `others` lead to are left out, as are those themselves.
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

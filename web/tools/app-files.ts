/** The address of the app's page among the built files. */
const PAGE = '/app.html'
/** Files beside the build that the page names by their own name. */
const NAMED = /\b(?:src|href)="(\/[\w/.-]+\.(?:js|svg|css))"/g

const nameOf = (address: string) => address.slice(address.lastIndexOf('/') + 1)

/** Addresses of all files that the app's page leads to, at once or later, given the built ones with their text. */
export function filesOfApp(built: ReadonlyMap<string, string>): string[] {
  const page = built.get(PAGE)
  if (page === undefined) throw new Error("The build has no page of the app's.")
  const reached = new Set<string>([PAGE])
  const unread = [page]
  for (let text = unread.pop(); text !== undefined; text = unread.pop()) {
    for (const [address, next] of built) {
      if (reached.has(address) || !text.includes(nameOf(address))) continue
      reached.add(address)
      unread.push(next)
    }
  }
  for (const [, address = ''] of page.matchAll(NAMED)) reached.add(address)
  reached.delete(PAGE)
  return [...reached].toSorted()
}

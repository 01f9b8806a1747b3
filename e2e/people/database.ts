import { connectPeople, type People, type SessionCookie } from '@dream/server/testing/people/signed-in-people'

/** Addresses of a running server. */
export type ServerOf = { url: string; databaseUrl: string }

/** The server of the whole run. */
export const runsServer = (): ServerOf => ({
  url: process.env['E2E_URL'] ?? '',
  databaseUrl: process.env['E2E_DATABASE'] ?? '',
})

export type { People }

const pools = new Map<string, People>()

/** Creates people in a server's database, through one small pool for each database in each worker. */
export function peopleIn({ databaseUrl }: ServerOf): People {
  const people = pools.get(databaseUrl) ?? connectPeople(databaseUrl)
  pools.set(databaseUrl, people)
  return people
}

export async function closePools(): Promise<void> {
  await Promise.all([...pools.values()].map((people) => people.close()))
  pools.clear()
}

/** Session cookies with the domain of this server. */
export const cookiesAt = ({ url }: ServerOf, cookies: readonly SessionCookie[]) =>
  cookies.map((cookie) => ({ ...cookie, domain: new URL(url).hostname }))

import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BrokerDetail, BrokerProfileInput } from '@dream/contract/api/sections/brokers'
import { z } from 'zod'

const FILE = fileURLToPath(new URL('demo-brokers.json', import.meta.url))
const PORTRAITS = fileURLToPath(new URL('../../../../catalogue/library/portraits', import.meta.url))

const DemoBroker = z.object({
  slug: z.string().regex(/^[a-z-]+$/),
  name: z.string(),
  reply: z.object({ minutes: z.int(), count: z.int() }).nullable(),
  /** Number of chats with buyers who do not exist. */
  chats: z.int().nonnegative(),
  checks: BrokerDetail.shape.checks,
  profile: BrokerProfileInput,
})

/** Fictional brokers for the directory. The first is the account that is printed at start. */
export async function readDemoBrokers() {
  const listed = z.array(DemoBroker).parse(JSON.parse(await readFile(FILE, 'utf8')))
  return listed.map((broker) => ({
    ...broker,
    email: `${broker.slug}@demo.local`,
    portrait: hasPortrait(broker.slug) ? `/media/portraits/${broker.slug}.svg` : null,
  }))
}

/** Whether the library has a portrait, plain or compressed. */
const hasPortrait = (slug: string) =>
  ['svg', 'svg.gz'].some((ending) => existsSync(join(PORTRAITS, `${slug}.${ending}`)))

export type DemoBroker = Awaited<ReturnType<typeof readDemoBrokers>>[number]

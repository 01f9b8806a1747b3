import { median } from '../rig/rounds.ts'
import { judge } from '../rig/judge.ts'
import { buildPages } from './build-pages.ts'
import { startDeckServer } from './deck-server.ts'
import { measureFrames, type Frames } from './frames.ts'
import { openPhone, swipe, type Phone } from './phone.ts'

const DECKS = ['ours', 'peer', 'bare', 'ours again'] as const
type Deck = (typeof DECKS)[number]

const SWIPES = 16
/** Until both decks are at rest: react-tinder-card's card flies for about a second. */
const REST_MS = 1300
const LONG_RUN = 500
/** After so many swipes the caches of engine and browser are full: from here on the heap is to be flat. */
const WARM = 100

/** Our deck beside react-tinder-card 1.6.4 on the same cards, and a control that does not move. */
export async function benchDeck({ rounds, port }: { rounds: number; port: number }) {
  const server = await startDeckServer(await buildPages(), port)
  const url = (deck: Deck, query = '') => `http://127.0.0.1:${port}/${deck.split(' ')[0]}.html${query}`
  try {
    const costs = await costRounds(url, Math.max(2, Math.ceil(rounds / 2)))
    const frames = await framesOf(url)
    const lag = await lagOf(url)
    const long = await longRun(url('ours', '?quiet'))
    const slow = await slowNetwork(url('ours', '?quiet'))
    console.table({ ...frames })
    console.table({ 'finger lag px, p95': lag, 'heap and nodes': long, 'slow network': slow })
    const ratios = (one: Deck, other: Deck) =>
      median((costs.get(one) ?? []).map((cost, i) => cost / (costs.get(other)?.[i] ?? NaN)))
    judge({
      controls: [
        {
          what: 'ours against itself, CPU a swipe',
          value: ratios('ours again', 'ours'),
          atLeast: 0.9,
          atMost: 1.1,
        },
      ],
      goals: [
        { what: 'ours against react-tinder-card, CPU a swipe', value: ratios('ours', 'peer'), atMost: 0.55 },
        {
          what: `frames over 16.7 ms at 4x a swipe, against the control's`,
          value: frames.ours.count > 0 ? frames.ours.long / SWIPES : NaN,
          atMost: Math.max(0.2, frames.bare.long / SWIPES),
        },
        { what: 'finger lag px at p95', value: lag.ours, atMost: 0 },
        { what: 'heap KB a swipe', value: long.heapKbPerSwipe, atMost: 5 },
        { what: 'DOM nodes more after the long run', value: long.moreNodes, atMost: 200 },
        { what: 'cards on top before their picture was decoded', value: slow.late, atMost: 0 },
      ],
    })
  } finally {
    server.close()
  }
}

type Url = (deck: Deck, query?: string) => string

/** Main-thread CPU of a swipe in milliseconds, round by round. */
async function costRounds(url: Url, rounds: number): Promise<Map<Deck, number[]>> {
  const costs = new Map<Deck, number[]>(DECKS.map((deck) => [deck, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const deck of DECKS) {
      const phone = await openPhone(url(deck, '?quiet'))
      for (let i = 0; i < 4; i += 1) await swipe(phone, i, REST_MS)
      await phone.cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
      const before = await metric(phone, 'TaskDuration')
      for (let i = 0; i < SWIPES; i += 1) await swipe(phone, i, REST_MS)
      costs.get(deck)?.push(((await metric(phone, 'TaskDuration')) - before) * (1000 / SWIPES))
      await phone.close()
    }
  }
  console.table(
    Object.fromEntries(
      [...costs].map(([deck, all]) => [
        deck,
        { 'CPU ms a swipe': median(all), rounds: all.map((ms) => ms.toFixed(1)).join(' ') },
      ]),
    ),
  )
  return costs
}

async function metric({ cdp }: Phone, name: string): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find((each) => each.name === name)?.value ?? NaN
}

async function framesOf(url: Url): Promise<Record<'ours' | 'peer' | 'bare', Frames>> {
  const measured = async (deck: Deck) => {
    const phone = await openPhone(url(deck, '?quiet'))
    for (let i = 0; i < 4; i += 1) await swipe(phone, i)
    const frames = await measureFrames(phone, SWIPES)
    await phone.close()
    return frames
  }
  return { ours: await measured('ours'), peer: await measured('peer'), bare: await measured('bare') }
}

async function lagOf(url: Url): Promise<Record<'ours' | 'peer', number>> {
  const measured = async (deck: Deck) => {
    const phone = await openPhone(url(deck), { throttle: 4 })
    for (let i = 0; i < SWIPES; i += 1) await swipe(phone, i, 800)
    const lags = (await phone.page.evaluate(() => window.deckBench.lags)).toSorted((a, b) => a - b)
    await phone.close()
    return Math.round((lags[Math.floor(lags.length * 0.95)] ?? NaN) * 10) / 10
  }
  return { ours: await measured('ours'), peer: await measured('peer') }
}

async function longRun(url: string) {
  const phone = await openPhone(url)
  const heap = async () => {
    await phone.cdp.send('HeapProfiler.collectGarbage')
    return (await phone.cdp.send('Runtime.getHeapUsage')).usedSize / 1024
  }
  await phone.cdp.send('Performance.enable')
  for (let i = 0; i < WARM; i += 1) await swipe(phone, i, 300)
  const before = { heap: await heap(), nodes: await metric(phone, 'Nodes') }
  for (let i = 0; i < LONG_RUN; i += 1) await swipe(phone, i, 300)
  const after = { heap: await heap(), nodes: await metric(phone, 'Nodes') }
  await phone.close()
  return {
    heapKbPerSwipe: (after.heap - before.heap) / LONG_RUN,
    moreNodes: after.nodes - before.nodes,
  }
}

/** One swipe a second at 1.6 Mbit/s. */
async function slowNetwork(url: string) {
  const phone = await openPhone(url)
  await phone.cdp.send('Network.enable')
  await phone.cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  })
  for (let i = 0; i < SWIPES; i += 1) await swipe(phone, i, 800)
  const { late, shown } = await phone.page.evaluate(() => window.deckBench)
  await phone.close()
  return { late, shown }
}

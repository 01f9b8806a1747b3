import { median } from '../rig/rounds.ts'
import { judge } from '../rig/judge.ts'
import { buildPages } from './build-pages.ts'
import { startDeckServer } from './deck-server.ts'
import { measureFrames, type Frames } from './frames.ts'
import { startExplore } from './explore.ts'
import { openPhone, swipe, type Phone } from './phone.ts'

/** `explore` is the app itself on its server; the others are test pages with nothing but a deck. */
const DECKS = ['explore', 'ours', 'peer', 'bare', 'ours again'] as const
type Deck = (typeof DECKS)[number]

const WARM_UP = 4
const SWIPES = 16
/** Pause until both decks are at rest: react-tinder-card's card flies for about a second. */
const REST_MS = 1300
const LONG_RUN = 500
/** Warm-up swipes until the caches of engine and browser are full: the heap must be flat from here on. */
const WARM = 100

/** Opens a deck on a phone; a test page only swipes, without measuring lag, when it is `quiet`. */
type Open = (deck: Deck, options?: { isQuiet?: boolean; throttle?: number }) => Promise<Phone>

/** Benchmarks the app and its deck against react-tinder-card 1.6.4 on the same cards, and a control that does not move. */
export async function benchDeck({ rounds, port }: { rounds: number; port: number }) {
  const server = await startDeckServer(await buildPages(), port)
  const explore = await startExplore(port + 1)
  const open: Open = (deck, { isQuiet = true, throttle = 1 } = {}) =>
    deck === 'explore'
      ? explore.open()
      : openPhone(`http://127.0.0.1:${port}/${deck.split(' ')[0]}.html${isQuiet ? '?quiet' : ''}`, {
          throttle,
        })
  try {
    const costs = await costRounds(open, Math.max(2, Math.ceil(rounds / 2)))
    const frames = await framesOf(open)
    const lag = await lagOf(open)
    const long = await longRun(open)
    const slow = await slowNetwork(open)
    console.table({ ...frames })
    console.table({ 'finger lag px, p95': lag, 'heap and nodes': long, 'slow network': slow })
    judge(verdict({ costs, frames, lag, long, slow }))
  } finally {
    server.close()
    await explore.stop()
  }
}

type Measured = {
  costs: Map<Deck, number[]>
  frames: Awaited<ReturnType<typeof framesOf>>
  lag: Awaited<ReturnType<typeof lagOf>>
  long: Awaited<ReturnType<typeof longRun>>
  slow: Awaited<ReturnType<typeof slowNetwork>>
}

function verdict({ costs, frames, lag, long, slow }: Measured) {
  const ratios = (one: Deck, other: Deck) =>
    median((costs.get(one) ?? []).map((cost, i) => cost / (costs.get(other)?.[i] ?? NaN)))
  const perSwipe = (of: Frames, count: number) => (of.count > 0 ? count / SWIPES : NaN)
  return {
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
      { what: 'the app against ours alone, CPU a swipe', value: ratios('explore', 'ours'), atMost: 1.6 },
      {
        what: `frames over 16.7 ms at 4x a swipe, against the control's`,
        value: perSwipe(frames.ours, frames.ours.long),
        atMost: Math.max(0.2, frames.bare.long / SWIPES),
      },
      {
        what: 'frames over 16.7 ms at 4x a swipe in the app, with all that follows',
        value: perSwipe(frames.explore, frames.explore.longInAll),
        atMost: 1,
      },
      { what: 'finger lag px at p95', value: lag.ours, atMost: 0 },
      { what: 'heap KB a swipe', value: long.heapKbPerSwipe, atMost: 5 },
      { what: 'DOM nodes more after the long run', value: long.moreNodes, atMost: 200 },
      { what: 'cards on top before their picture was decoded', value: slow.late, atMost: 0 },
    ],
  }
}

/** Main-thread CPU time of each swipe in milliseconds, by round. */
async function costRounds(open: Open, rounds: number): Promise<Map<Deck, number[]>> {
  const costs = new Map<Deck, number[]>(DECKS.map((deck) => [deck, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const deck of DECKS) {
      const phone = await open(deck)
      for (let i = 0; i < WARM_UP; i += 1) await swipe(phone, i, REST_MS)
      await phone.cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
      const before = await metric(phone, 'TaskDuration')
      for (let i = 0; i < SWIPES; i += 1) await swipe(phone, i, REST_MS)
      costs.get(deck)?.push(((await metric(phone, 'TaskDuration')) - before) * (1000 / SWIPES))
      await requireStored(phone, WARM_UP + SWIPES)
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

/** Throws unless the server has stored every swipe: a swipe that did not happen would cost nothing. */
async function requireStored({ stored }: Phone, swipes: number) {
  const known = (await stored?.()) ?? swipes
  if (known !== swipes) throw new Error(`Of ${swipes} swipes the app has stored ${known}`)
}

async function metric({ cdp }: Phone, name: string): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find((each) => each.name === name)?.value ?? NaN
}

async function framesOf(open: Open): Promise<Record<'explore' | 'ours' | 'peer' | 'bare', Frames>> {
  const measured = async (deck: Deck) => {
    const phone = await open(deck)
    for (let i = 0; i < WARM_UP; i += 1) await swipe(phone, i)
    const frames = await measureFrames(phone, SWIPES)
    await phone.close()
    return frames
  }
  return {
    explore: await measured('explore'),
    ours: await measured('ours'),
    peer: await measured('peer'),
    bare: await measured('bare'),
  }
}

async function lagOf(open: Open): Promise<Record<'ours' | 'peer', number>> {
  const measured = async (deck: Deck) => {
    const phone = await open(deck, { isQuiet: false, throttle: 4 })
    for (let i = 0; i < SWIPES; i += 1) await swipe(phone, i, 800)
    const lags = (await phone.page.evaluate(() => window.deckBench.lags)).toSorted((a, b) => a - b)
    await phone.close()
    return Math.round((lags[Math.floor(lags.length * 0.95)] ?? NaN) * 10) / 10
  }
  return { ours: await measured('ours'), peer: await measured('peer') }
}

async function longRun(open: Open) {
  const phone = await open('ours')
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
async function slowNetwork(open: Open) {
  const phone = await open('ours')
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

import type { Phone } from './phone.ts'
import { swipe } from './phone.ts'

type TraceEvent = {
  name: string
  ts: number
  tid: number
  pid: number
  tdur?: number
  args?: { data?: { type?: string }; name?: string }
}

const CATEGORIES = ['toplevel', 'devtools.timeline', 'cc']
/** 16.7 ms at a processor four times as slow. */
export const LONG_FRAME_MS = 16.7 / 4
const FLY_OFF_US = 250_000

export type Frames = { count: number; long: number; longestMs: number }

/** CPU time of each main-thread frame from touch to the end of the fly-off, over some swipes. */
export async function measureFrames(phone: Phone, swipes: number): Promise<Frames> {
  const events = await traced(phone, async () => {
    for (let i = 0; i < swipes; i += 1) await swipe(phone, i, 1300)
  })
  const main = mainThreadOf(events)
  const of = (name: string) => main.filter((event) => event.name === name).toSorted((a, b) => a.ts - b.ts)
  const begins = of('ProxyMain::BeginMainFrame').map((event) => event.ts)
  const tasks = of('ThreadControllerImpl::RunTask')
  const dispatched = (type: string) => of('EventDispatch').filter((event) => event.args?.data?.type === type)
  const downs = dispatched('pointerdown')
  const ups = dispatched('pointerup')
  const windows = downs.map(({ ts }) => {
    const up = ups.find((each) => each.ts > ts)?.ts ?? ts
    return [ts, up + FLY_OFF_US] as const
  })
  const costs = begins.flatMap((from, i) => {
    const to = begins[i + 1] ?? from + 16_700
    if (!windows.some(([start, end]) => from >= start && from < end)) return []
    const inside = tasks.filter(
      (task) => task.ts >= from - 1000 && task.ts < Math.min(to - 1000, from + 16_700),
    )
    return [inside.reduce((sum, task) => sum + (task.tdur ?? 0), 0) / 1000]
  })
  return {
    count: costs.length,
    long: costs.filter((ms) => ms > LONG_FRAME_MS).length,
    longestMs: Math.max(0, ...costs),
  }
}

async function traced({ cdp }: Phone, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => {
    const batch: TraceEvent[] = JSON.parse(JSON.stringify(value))
    events.push(...batch)
  }
  cdp.on('Tracing.dataCollected', collect)
  await cdp.send('Tracing.start', {
    traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] },
  })
  await work()
  const done = new Promise<void>((resolve) => cdp.once('Tracing.tracingComplete', () => resolve()))
  await cdp.send('Tracing.end')
  await done
  cdp.off('Tracing.dataCollected', collect)
  return events
}

/** The events of the page's main thread: the one on which touches are dispatched. */
function mainThreadOf(events: readonly TraceEvent[]): TraceEvent[] {
  const touched = events.find(
    (event) => event.name === 'EventDispatch' && event.args?.data?.type === 'pointerdown',
  )
  return events.filter((event) => event.pid === touched?.pid && event.tid === touched?.tid)
}

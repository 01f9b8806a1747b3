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
/** Frame budget of 16.7 ms, for a CPU four times as slow. */
export const LONG_FRAME_MS = 16.7 / 4
const FLY_OFF_US = 250_000

/** `long`: long frames of gesture and flight; `longInAll` also counts those after it, until the next touch. */
export type Frames = { count: number; long: number; longestMs: number; longInAll: number }

const REST_MS = 1300

/** CPU time of each main-thread frame over some swipes: from touch to the end of the fly-off, and until the next touch. */
export async function measureFrames(phone: Phone, swipes: number): Promise<Frames> {
  const events = await traced(phone, async () => {
    for (let i = 0; i < swipes; i += 1) await swipe(phone, i, REST_MS)
  })
  const main = mainThreadOf(events)
  const of = (name: string) => main.filter((event) => event.name === name).toSorted((a, b) => a.ts - b.ts)
  const dispatched = (type: string) => of('EventDispatch').filter((event) => event.args?.data?.type === type)
  const ups = dispatched('pointerup')
  const gestures = dispatched('pointerdown').map(({ ts }): Span => {
    const up = ups.find((each) => each.ts > ts)?.ts ?? ts
    return [ts, up + FLY_OFF_US]
  })
  const begins = of('ProxyMain::BeginMainFrame').map(({ ts }) => ts)
  const frames = framesOf(begins, of('ThreadControllerImpl::RunTask'))
  const moving = frames.filter(({ from }) => gestures.some(([start, end]) => from >= start && from < end))
  const first = gestures[0]?.[0] ?? Infinity
  return {
    count: moving.length,
    long: moving.filter(isLong).length,
    longestMs: Math.max(0, ...moving.map(({ cpuMs }) => cpuMs)),
    longInAll: frames.filter((frame) => isLong(frame) && frame.from >= first).length,
  }
}

type Span = readonly [from: number, to: number]
type Frame = { from: number; cpuMs: number }

const FRAME_US = 16_700
/** The first task of a frame begins a little before its begin-frame event. */
const LEAD_US = 1000
const isLong = ({ cpuMs }: Frame) => cpuMs > LONG_FRAME_MS

/** The drawn frames, and each task between them as a frame of its own, because it would have blocked one. */
function framesOf(begins: readonly number[], tasks: readonly TraceEvent[]): Frame[] {
  const frames: Frame[] = begins.map((from) => ({ from, cpuMs: 0 }))
  const between: Frame[] = []
  let at = -1
  for (const { ts, tdur = 0 } of tasks) {
    while (at + 1 < frames.length && ts >= (frames[at + 1]?.from ?? Infinity) - LEAD_US) at += 1
    const frame = frames[at]
    if (frame && ts < frame.from + FRAME_US) frame.cpuMs += tdur / 1000
    else between.push({ from: ts, cpuMs: tdur / 1000 })
  }
  return [...frames, ...between]
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

/** Events of the page's main thread: the one that dispatches touches. */
function mainThreadOf(events: readonly TraceEvent[]): TraceEvent[] {
  const touched = events.find(
    (event) => event.name === 'EventDispatch' && event.args?.data?.type === 'pointerdown',
  )
  return events.filter((event) => event.pid === touched?.pid && event.tid === touched?.tid)
}

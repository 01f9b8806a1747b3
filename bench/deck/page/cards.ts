import type { DealtDesign } from '@dream/contract/api/designs/deck'

/** Measurements that the driver reads: distances between the finger and the painted card, and late pictures. */
declare global {
  interface Window {
    deckBench: { lags: number[]; late: number; shown: number }
  }
}

export async function dealMore(): Promise<DealtDesign[]> {
  const response = await fetch('/api/designs?batch=5')
  return response.json()
}

export async function record(designId: string, action: 'like' | 'pass'): Promise<void> {
  const body = JSON.stringify({ designId, action, swipeId: crypto.randomUUID() })
  await fetch('/api/preferences', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
}

/** Measures the distance between the painted card and the finger, once a frame. */
export function watchLag(topCard: () => HTMLElement | null) {
  window.deckBench = { lags: [], late: 0, shown: 0 }
  let start: number | null = null
  let finger = 0
  let card: HTMLElement | null = null
  const at = (event: Event) => (event instanceof PointerEvent ? event.clientX : 0)
  const options = { capture: true, passive: true }
  addEventListener(
    'pointerdown',
    (event) => {
      start = at(event)
      card = topCard()
    },
    options,
  )
  addEventListener(
    'pointermove',
    (event) => {
      finger = at(event)
      const from = start
      const moved = card
      if (from === null || !moved || Math.abs(finger - from) < 20) return
      requestAnimationFrame(() => {
        const wanted = finger - from
        // Runs after the paint of this frame, so that the computed style is the painted one.
        setTimeout(() => {
          if (start === null) return
          const shown = new DOMMatrix(getComputedStyle(moved).transform).m41
          window.deckBench.lags.push(Math.abs(shown - wanted))
        })
      })
    },
    options,
  )
  for (const type of ['pointerup', 'pointercancel']) addEventListener(type, () => (start = null), options)
}

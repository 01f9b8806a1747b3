import { isOfComposition } from '../forms/composition.ts'
/** Something that lies over the page: a dialog, a sheet, a menu, a tour, a tooltip. */
type Layer = { close: () => void } & Required<LayerOptions>

export type LayerOptions = {
  /** Whether the phone's back closes it too; what is gone by itself needs no entry in the history. */
  hasEntry?: boolean
  /** Whether Escape closes it. */
  takesEscape?: boolean
}

/** A layer that is open. */
export type OpenLayer = {
  /** The browser asks for this one to be closed; it may ask several at once, of which the top one is meant. */
  requestClose: () => void
  leave: () => void
}

/** The lowest first. */
const layers: Layer[] = []
/** The way back from the entries of closed layers takes a moment. */
let isReturning = false
/** The browser has had one closed in this very moment. */
let hasJustClosed = false
let isLeaving = false
/** By then a browser that has somewhere to go back to has arrived. */
const LEFT_MS = 500

const layersWithEntry = () => layers.filter(({ hasEntry }) => hasEntry)

/** How many layers the entry of the history that is shown stands for. */
function depthHere(): number {
  const state: unknown = history.state
  const depth: unknown = typeof state === 'object' && state !== null && 'layer' in state ? state.layer : 0
  return typeof depth === 'number' ? depth : 0
}

/** Gives each layer an entry of the history, and leaves the entries of those that are gone, all at once. */
function settle() {
  if (isReturning || isLeaving) return
  const here = depthHere()
  const wanted = layersWithEntry().length
  for (let depth = here + 1; depth <= wanted; depth += 1) history.pushState({ layer: depth }, '')
  if (here <= wanted) return
  isReturning = true
  history.go(wanted - here)
}

/** The way back to before the page under all layers, which are gone then. */
export function leaveLayersAndPage(): void {
  const depth = depthHere()
  // Its layers' own entries are on the way, so nothing else is to go back meanwhile.
  isLeaving = true
  setTimeout(() => (isLeaving = false), LEFT_MS)
  history.go(-depth - 1)
}

/** Another page from within a layer, in the place of the layer's own entry: Back leads to the page without it. */
export function leaveLayerFor(to: string): void {
  // The way back from the layer's entry would call the other page off.
  isLeaving = true
  setTimeout(() => (isLeaving = false), LEFT_MS)
  if (depthHere() > 0) location.replace(to)
  else location.assign(to)
}

/** Closed by a press of the person's: at most one layer each time, and never one that lies under another. */
function closeTop() {
  layers.pop()?.close()
}

function arrive(event: PopStateEvent) {
  if (isReturning) {
    isReturning = false
    event.stopImmediatePropagation()
    return settle()
  }
  isLeaving = false
  const depth = depthHere()
  while (layersWithEntry().length > depth) closeTop()
}

function press(event: KeyboardEvent) {
  if (event.key !== 'Escape' || event.defaultPrevented || isOfComposition(event)) return
  if (!layers.at(-1)?.takesEscape) return
  // Or the browser would close dialogs by itself, several at once if nobody has touched the page since they opened.
  event.preventDefault()
  closeTop()
}

let isListening = false
function listen() {
  if (isListening) return
  isListening = true
  addEventListener('popstate', arrive)
  document.addEventListener('keydown', press)
}

/** Lays something over the page. Escape and the phone's back call `close` when it is on top, and then only its own. */
export function openLayer(
  close: () => void,
  { hasEntry = true, takesEscape = true }: LayerOptions = {},
): OpenLayer {
  const layer: Layer = { close, hasEntry, takesEscape }
  listen()
  layers.push(layer)
  settle()
  return {
    requestClose() {
      if (hasJustClosed || layers.at(-1) !== layer) return
      hasJustClosed = true
      setTimeout(() => (hasJustClosed = false))
      closeTop()
    },
    leave() {
      const at = layers.indexOf(layer)
      if (at !== -1) layers.splice(at, 1)
      // Later: what opens in the same breath keeps the entry, and what navigates takes it.
      setTimeout(settle)
    },
  }
}

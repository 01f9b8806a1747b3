import { isOfComposition } from '../forms/composition.ts'
/** Layer over the page: a dialog, a sheet, a menu, a tour, a tooltip. */
type Layer = { close: () => void } & Required<LayerOptions>

export type LayerOptions = {
  /** Whether the phone's back closes it too; a layer that closes by itself needs no history entry. */
  hasEntry?: boolean
  /** Whether Escape closes it. */
  takesEscape?: boolean
}

/** Open layer. */
export type OpenLayer = {
  /** Close request of the browser; it may send several at once, of which only the top layer's counts. */
  requestClose: () => void
  leave: () => void
}

/** Open layers, the lowest first. */
const layers: Layer[] = []
/** Whether a navigation back from the entries of closed layers is pending. */
let isReturning = false
/** Whether a close request was handled in this task. */
let hasJustClosed = false
let isLeaving = false
/** Time after which a navigation back has finished, if there was a page to go back to. */
const LEFT_MS = 500

const layersWithEntry = () => layers.filter(({ hasEntry }) => hasEntry)

/** Number of layers that the current history entry stands for. */
function depthHere(): number {
  const state: unknown = history.state
  const depth: unknown = typeof state === 'object' && state !== null && 'layer' in state ? state.layer : 0
  return typeof depth === 'number' ? depth : 0
}

/** Adds a history entry for each open layer, or goes back from the entries of closed ones, all at once. */
function settle() {
  if (isReturning || isLeaving) return
  const here = depthHere()
  const wanted = layersWithEntry().length
  for (let depth = here + 1; depth <= wanted; depth += 1) history.pushState({ layer: depth }, '')
  if (here <= wanted) return
  isReturning = true
  history.go(wanted - here)
}

/** Goes back to the page before this one, from under all layers. */
export function leaveLayersAndPage(): void {
  const depth = depthHere()
  // The entries of its layers are on the way, so block other navigations meanwhile.
  isLeaving = true
  setTimeout(() => (isLeaving = false), LEFT_MS)
  history.go(-depth - 1)
}

/** Opens another page from within a layer, replacing the layer's own history entry: back leads to the page without it. */
export function leaveLayerFor(to: string): void {
  // Going back from the layer's entry would cancel the navigation.
  isLeaving = true
  setTimeout(() => (isLeaving = false), LEFT_MS)
  if (depthHere() > 0) location.replace(to)
  else location.assign(to)
}

/** Closes the top layer; each user action closes at most one. */
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
  // Otherwise the browser closes dialogs by itself, several at once if nobody has touched the page since they opened.
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

/** Opens a layer over the page. Escape and the phone's back call `close` only while it is on top. */
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
      // Deferred: a layer that opens in the same task reuses the entry, and a navigation replaces it.
      setTimeout(settle)
    },
  }
}

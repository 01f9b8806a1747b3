import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { openLayer, type LayerOptions } from './layers.ts'
import { setShown } from './toast.ts'

type Options = LayerOptions & { isOpen?: boolean }

/** Makes a component a layer while open: `onClose` is called when it is on top and Escape or the phone's back is pressed. */
export function useLayer(
  onClose: () => void,
  { isOpen = true, hasEntry = true, takesEscape = true }: Options = {},
): void {
  const latest = useRef(onClose)
  useLayoutEffect(() => {
    latest.current = onClose
  })
  useLayoutEffect(() => {
    if (!isOpen) return
    const layer = openLayer(() => latest.current(), { hasEntry, takesEscape })
    return () => layer.leave()
  }, [isOpen, hasEntry, takesEscape])
}

/** Open modal dialogs, the top one last. */
const modals = new Set<HTMLDialogElement>()
const noteTop = () => setShown({ modal: [...modals].at(-1) })

/** Opens a modal dialog on top. Returns a function to call when it is closed. */
function openModal(dialog: HTMLDialogElement): () => void {
  if (!dialog.open) dialog.showModal()
  modals.add(dialog)
  noteTop()
  return () => {
    modals.delete(dialog)
    noteTop()
  }
}

/** Layer for a modal dialog: shows it while open, and restores the focus afterwards. */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  onClose: () => void,
  { isOpen = true, hasEntry = true }: Options = {},
): void {
  const latest = useRef(onClose)
  useLayoutEffect(() => {
    latest.current = onClose
  })
  useLayoutEffect(() => {
    const node = dialog.current
    if (!isOpen || !node) return
    const layer = openLayer(() => latest.current(), { hasEntry })
    const leaveTop = openModal(node)
    const control = new AbortController()
    const { signal } = control
    // Android's back and assistive technology fire `cancel`; a file field's own `cancel` bubbles up to here too.
    const cancel = (event: Event) => {
      if (event.target !== node) return
      event.preventDefault()
      layer.requestClose()
    }
    // The browser may close it anyway, with several dialogs at once: only the top one was meant.
    const reopen = () => {
      if (!signal.aborted && !node.open) node.showModal()
    }
    node.addEventListener('cancel', cancel, { signal })
    node.addEventListener('close', reopen, { signal })
    return () => {
      control.abort()
      node.close()
      leaveTop()
      layer.leave()
    }
  }, [dialog, isOpen, hasEntry])
}

/** Closes a dialog on a press on its backdrop. */
export function useCloseBeside(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  useEffect(() => {
    const node = dialog.current
    const closeBeside = (event: Event) => event.target === node && onClose()
    node?.addEventListener('click', closeBeside)
    return () => node?.removeEventListener('click', closeBeside)
  })
}

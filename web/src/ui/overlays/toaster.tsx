import { useEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { currentlyShown, hideToast, onShown } from './toast.ts'
import css from './toaster.module.css'

/** Live region for toasts, within the top modal dialog while there is one; mounted once by the app. */
export function Toaster() {
  const place = useRef<HTMLDivElement>(null)
  const { toast, modal } = useSyncExternalStore(onShown, currentlyShown)
  useEffect(() => {
    const node = place.current
    // The node leaves with a closing dialog, and is mounted elsewhere in the next render.
    if (!toast || !node?.isConnected) return
    // The top layer, so that the dialog neither clips nor contains it.
    node.showPopover()
    const timer = setTimeout(hideToast, toast.durationMs, toast.id)
    return () => {
      clearTimeout(timer)
      node.hidePopover()
    }
  }, [toast, modal])
  const messages = (
    <div ref={place} popover="manual" className={css['place']} role="status">
      {toast && (
        <div key={toast.id} className={css['toast']}>
          <span>{toast.text}</span>
          {toast.action && (
            <button
              type="button"
              className={css['action']}
              onClick={() => {
                hideToast()
                toast.action?.onPress()
              }}
            >
              {toast.action.label}
            </button>
          )}
        </div>
      )}
    </div>
  )
  return modal ? createPortal(messages, modal) : messages
}

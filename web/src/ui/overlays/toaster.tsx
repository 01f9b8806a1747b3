import { useEffect, useSyncExternalStore } from 'react'
import { hideToast, toasts } from './toast.ts'
import css from './toaster.module.css'

/** Where messages appear; mounted once by the app. */
export function Toaster() {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current)
  useEffect(() => {
    if (!toast) return
    const timer = setTimeout(() => hideToast(toast.id), toast.durationMs)
    return () => clearTimeout(timer)
  }, [toast])
  return (
    <div className={css['place']} role="status" aria-live="polite">
      {toast && (
        <div key={toast.id} className={css['toast']}>
          <span>{toast.text}</span>
          {toast.action && (
            <button
              type="button"
              className={css['action']}
              onClick={() => {
                hideToast(toast.id)
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
}

import { useEffect, useRef, useState } from 'react'
import { confirmBy } from '#lib/api/confirmation.ts'

/** Opens a sheet when a sensitive call needs step-up; `close` says whether the person confirmed. */
export function useStepUpSheet(): { isOpen: boolean; close: (isConfirmed: boolean) => void } {
  const answer = useRef<((isConfirmed: boolean) => void) | null>(null)
  const [isOpen, setOpen] = useState(false)

  useEffect(
    () =>
      confirmBy(() => {
        answer.current?.(false)
        setOpen(true)
        return new Promise((resolve) => {
          answer.current = resolve
        })
      }),
    [],
  )
  return {
    isOpen,
    close(isConfirmed) {
      setOpen(false)
      answer.current?.(isConfirmed)
      answer.current = null
    },
  }
}

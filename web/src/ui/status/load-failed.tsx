import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { NoLineDrawing } from '../drawings/no-line.tsx'
import { WrongDoorDrawing } from '../drawings/wrong-door.tsx'
import { Notice } from './notice.tsx'

type Props = {
  title: string
  error: Error
  isOffline: boolean
  onRetry: () => void
  /** Another way on, beside trying again. */
  children?: ReactNode
}

/** A screen whose data could not be read. */
export function LoadFailed({ title, error, isOffline, onRetry, children }: Props) {
  return (
    <Notice
      title={title}
      drawing={isOffline ? <NoLineDrawing /> : <WrongDoorDrawing />}
      actions={
        <>
          <Button onClick={onRetry}>Try again</Button>
          {children}
        </>
      }
    >
      <p>{error.message}</p>
    </Notice>
  )
}

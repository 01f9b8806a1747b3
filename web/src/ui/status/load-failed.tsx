import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { NoLineDrawing } from '../drawings/no-line.tsx'
import { WrongDoorDrawing } from '../drawings/wrong-door.tsx'
import { Notice } from './notice.tsx'

/** Reason of a failed read; `isOffline`: there was no answer at all. */
export type LoadError = Error & { isOffline?: boolean }

type Props = {
  title: string
  error: LoadError
  onRetry: () => unknown
  /** Other actions beside "Try again". */
  children?: ReactNode
}

/** Screen whose data failed to load. */
export function LoadFailed({ title, error, onRetry, children }: Props) {
  return (
    <Notice
      title={title}
      drawing={error.isOffline ? <NoLineDrawing /> : <WrongDoorDrawing />}
      actions={
        <>
          <Button onClick={() => void onRetry()}>Try again</Button>
          {children}
        </>
      }
    >
      <p>{error.message}</p>
    </Notice>
  )
}

import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { NoLineDrawing } from '../drawings/no-line.tsx'
import { WrongDoorDrawing } from '../drawings/wrong-door.tsx'
import { Notice } from './notice.tsx'

/** Why something could not be read; `isOffline`: nothing answered at all. */
export type LoadError = Error & { isOffline?: boolean }

type Props = {
  title: string
  error: LoadError
  onRetry: () => unknown
  /** Another way on, beside trying again. */
  children?: ReactNode
}

/** A screen whose data could not be read. */
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

import type { ReactNode } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { DrawingPage } from '#ui/drawings/drawing-page.tsx'
import { LogoMark } from '#ui/pictures/logo.tsx'
import css from './code-forms.module.css'

type Props = {
  title: string
  lead?: ReactNode
  drawing: ReactNode
  page: string
  onLogOut: () => void
  children: ReactNode
}

/** Layout of a verification step, always with a logout. */
export function CodePage({ onLogOut, ...page }: Props) {
  return (
    <DrawingPage
      nav={
        <>
          <LogoMark className={css['mark'] ?? ''} />
          <Button variant="quiet" className={css['out']} onClick={onLogOut}>
            Log out
          </Button>
        </>
      }
      {...page}
    />
  )
}

/** Destination of the code, on one line where it fits. */
export const SentTo = ({ to }: { to: string }) => <b className={css['to']}>{to}</b>

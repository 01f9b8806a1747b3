import type { AdminStepUp } from '@dream/contract/api/admin/step-up/step-up'
import type { ReactNode } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { ConfirmForm } from './confirm-form.tsx'
import css from './step-up.module.css'
import { SetUpFactor } from './set-up-factor.tsx'
import { noteStepUp } from './use-step-up.ts'

type Props = { stepUp: AdminStepUp; onLogOut: () => Promise<unknown> }

/** Step-up screen before the admin area: confirm a second factor, or set up the first one. */
export function StepUpScreen({ stepUp, onLogOut }: Props) {
  if (stepUp.maySetUp) {
    return (
      <StepUpPage
        title="Set up a second way in"
        lead="Your password alone opens nothing here. Choose what you confirm with that it's you."
        onLogOut={onLogOut}
      >
        <SetUpFactor onDone={noteStepUp} />
      </StepUpPage>
    )
  }
  if (stepUp.ways.length === 0) {
    return (
      <StepUpPage
        title="No way in yet"
        lead="The day in which a second factor could be set up is over. Ask an owner for a new one-time code."
        onLogOut={onLogOut}
      />
    )
  }
  return (
    <StepUpPage
      title="Confirm it's you"
      lead="The admin area closes by itself after 15 idle minutes."
      onLogOut={onLogOut}
    >
      <ConfirmForm ways={stepUp.ways} action="Open" onConfirmed={noteStepUp} />
    </StepUpPage>
  )
}

type PageProps = {
  title: string
  lead: string
  /** Logout, for signed-in people. */
  onLogOut?: () => Promise<unknown>
  children?: ReactNode
}

/** Layout of the screens before the admin area. */
export function StepUpPage({ title, lead, onLogOut, children }: PageProps) {
  return (
    <div className={css['page']}>
      <h1 className="screen-title">{title}</h1>
      <p className="secondary-text">{lead}</p>
      {children}
      {onLogOut && (
        <Button variant="quiet" onClick={() => void onLogOut()}>
          Log out
        </Button>
      )}
    </div>
  )
}

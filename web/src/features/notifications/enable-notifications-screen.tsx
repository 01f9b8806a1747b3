import type { User } from '@dream/contract/api/user'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { factsHere, isInstalled } from '#lib/device.ts'
import { TellingError, useSubmission } from '#lib/submission.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { DrawingPage } from '#ui/drawing-page.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { LogoMark } from '#ui/logo.tsx'
import { ProblemLine } from '#ui/problem-line.tsx'
import { howToAllow } from './how-to-allow.ts'
import { NotificationDrawing } from './notification-drawing.tsx'
import css from './notifications.module.css'
import { decide, switchOff, switchOn } from './push-device.ts'
import { TestButton } from './test-button.tsx'
import { useDeviceState } from './use-device-state.ts'
import { WishesForm } from './wishes-form.tsx'

type Props = {
  user: User
  /** The person has decided, one way or the other. */
  onDecided: (user: User) => void
  onContinue: () => void
  /** Where it was opened from, when that was a settings page. */
  onBack?: (() => void) | undefined
}

const FAILED = 'Your browser could not switch notifications on. Check your connection and try again.'
const NOT_NOW = 'Nothing was changed. You can decide any time.'

/** Whether and of what to be told. The system is asked on a tap only, and a no leads on like a yes. */
export function EnableNotificationsScreen({ user, onDecided, onContinue, onBack }: Props) {
  const { permission, isOn, look } = useDeviceState(user)
  const turning = useSubmission(FAILED)

  const turnOn = () =>
    turning.run(async () => {
      const decided = await switchOn(user).finally(look)
      if (decided) onDecided(decided)
      else if (Notification.permission === 'default') throw new TellingError(NOT_NOW)
    })
  const turnOff = () => turning.run(() => switchOff(user).finally(look))
  /** Whoever says no goes on, also when the server cannot be told. */
  function goOnWithout() {
    decide(false).then(onDecided, () => onDecided({ ...user, hasEnabledNotifications: true }))
    onContinue()
  }
  const problem = <ProblemLine message={turning.failure?.message} />
  const page = { user, onBack }
  const without = onBack ? null : (
    <Button variant="quiet" onClick={goOnWithout}>
      Continue without
    </Button>
  )

  if (isOn) {
    return (
      <Page
        {...page}
        page="on"
        title="Notifications are on"
        lead="On this device. What you choose here holds on all of them."
        foot={<Button onClick={onBack ?? onContinue}>{onBack ? 'Done' : 'Continue'}</Button>}
      >
        <TestButton onGone={look} />
        <WishesForm user={user} />
        {problem}
        <Button variant="quiet" className={css['off']} isBusy={turning.isBusy} onClick={() => void turnOff()}>
          Turn off on this device
        </Button>
      </Page>
    )
  }
  if (permission === 'denied') return <Denied {...page} foot={without} onLook={look} />
  if (permission === 'not-installed') return <NotInstalled {...page} foot={without} />
  if (permission === 'unsupported') return <Unsupported {...page} foot={without} />
  return (
    <Page
      {...page}
      page="off"
      title={user.isBroker ? 'Know when a buyer writes' : 'Know when your broker answers'}
      lead={
        user.isBroker
          ? 'Buyers stay with whoever answers first. A message that waits ten minutes comes to your screen.'
          : 'An answer may take a while. When one waits for you, it comes to your screen, so you need not keep looking.'
      }
      foot={
        <>
          {problem}
          <Button isBusy={turning.isBusy} onClick={() => void turnOn()}>
            Turn on notifications
          </Button>
          {without}
        </>
      }
    >
      <p className={css['note']}>It names who wrote, not what. You choose the rest, and when it is quiet.</p>
      {onBack && <WishesForm user={user} />}
    </Page>
  )
}

type Shared = { user: User; onBack: (() => void) | undefined; foot: ReactNode }
type PageProps = Shared & { title: string; lead: ReactNode; page: string; children?: ReactNode }

function Page({ user, onBack, title, lead, page, foot, children }: PageProps) {
  return (
    <DrawingPage
      nav={
        onBack ? (
          <IconButton label="Back" icon={<ArrowLeft />} onClick={onBack} />
        ) : (
          <LogoMark className={css['mark'] ?? ''} />
        )
      }
      drawing={<NotificationDrawing name={user.isBroker ? 'Maya King' : 'Lena Fox'} />}
      title={title}
      lead={lead}
      page={page}
      foot={foot}
    >
      {children}
    </DrawingPage>
  )
}

function Denied({ onLook, ...shared }: Shared & { onLook: () => void }) {
  const steps = howToAllow({ ...factsHere(), isInstalled: isInstalled() })
  return (
    <Page
      {...shared}
      page="denied"
      title="Notifications are blocked"
      lead="Only you can allow them again, in the settings of this device."
    >
      <ol className={css['steps']}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Button variant="outline" onClick={onLook}>
        I have allowed them
      </Button>
      {shared.onBack && <WishesForm user={shared.user} />}
    </Page>
  )
}

function NotInstalled(shared: Shared) {
  return (
    <Page
      {...shared}
      page="not-installed"
      title="First, the home screen"
      lead="On an iPhone only apps of the home screen may notify you. It takes three taps."
    >
      <a href="/app" className={buttonClass({ variant: 'outline' })}>
        Show me how
      </a>
    </Page>
  )
}

function Unsupported(shared: Shared) {
  return (
    <Page
      {...shared}
      page="unsupported"
      title="This browser stays silent"
      lead="It cannot show notifications. We write you one mail when a message waits for two hours."
    >
      {shared.onBack && <WishesForm user={shared.user} />}
    </Page>
  )
}

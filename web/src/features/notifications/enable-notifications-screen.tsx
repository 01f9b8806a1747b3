import type { User } from '@dream/contract/api/account/user'
import { ArrowLeft } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { deviceSignals, isInstalled } from '#lib/device/device.ts'
import { UserFacingError, useSubmission } from '#lib/forms/submission.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { DrawingPage } from '#ui/drawings/drawing-page.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { LogoMark } from '#ui/pictures/logo.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { howToAllow } from './how-to-allow.ts'
import { NotificationDrawing } from './notification-drawing.tsx'
import css from './notifications.module.css'
import { decide, switchOff, switchOn } from './push-device.ts'
import { TestButton } from './test-button.tsx'
import { useDeviceState } from './use-device-state.ts'
import { SettingsForm } from './settings-form.tsx'

type Props = {
  user: User
  /** Called with the decision, either way. */
  onDecided: (user: User) => void
  onContinue: () => void
  /** Goes back to the settings page from which it was opened. */
  onBack?: (() => void) | undefined
} & Pick<ComponentProps<typeof SettingsForm>, 'matches'>

const FAILED = "Your browser couldn't turn on notifications. Check your connection and try again."
const NOT_NOW = 'Nothing has changed. You can decide any time.'

/** Notification settings. The system's prompt comes only on a tap, and a no continues like a yes. */
export function EnableNotificationsScreen({ user, onDecided, onContinue, onBack, matches }: Props) {
  const { permission, isOn, recheck } = useDeviceState(user)
  const turning = useSubmission(FAILED)

  const turnOn = () =>
    turning.run(async () => {
      const decided = await switchOn(user).finally(recheck)
      if (decided) onDecided(decided)
      else if (Notification.permission === 'default') throw new UserFacingError(NOT_NOW)
    })
  const turnOff = () => turning.run(() => switchOff(user).finally(recheck))
  /** Continues after a no, also when the server is unreachable. */
  function continueWithout() {
    decide(false).then(onDecided, () => onDecided({ ...user, hasEnabledNotifications: true }))
    onContinue()
  }
  const problem = <ProblemLine message={turning.failure?.message} />
  const settings = <SettingsForm user={user} matches={matches} />
  const page = { user, onBack, settings: onBack ? settings : null }
  const without = onBack ? null : (
    <Button variant="quiet" onClick={continueWithout}>
      Continue without
    </Button>
  )

  if (isOn) {
    return (
      <Page
        {...page}
        page="on"
        title="Notifications are on"
        lead="They're on for this device. What you choose here applies to all your devices."
        foot={<Button onClick={onBack ?? onContinue}>{onBack ? 'Done' : 'Continue'}</Button>}
      >
        <TestButton onGone={recheck} />
        {settings}
        {problem}
        <Button variant="quiet" className={css['off']} isBusy={turning.isBusy} onClick={() => void turnOff()}>
          Turn off on this device
        </Button>
      </Page>
    )
  }
  if (permission === 'denied') return <Denied {...page} foot={without} onRecheck={recheck} />
  if (permission === 'not-installed') return <NotInstalled {...page} foot={without} />
  if (permission === 'unsupported') return <Unsupported {...page} foot={without} />
  return (
    <Page
      {...page}
      page="off"
      title={user.isBroker ? 'Know when a buyer writes' : 'Know when your broker answers'}
      lead={
        user.isBroker
          ? "Buyers stay with whoever answers first. If a message waits ten minutes, we'll let you know."
          : "An answer may take a while. We'll let you know when it's here, so you don't have to keep checking."
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
      <p className={css['note']}>It shows who wrote, not what. You choose the rest, and your quiet hours.</p>
      {page.settings}
    </Page>
  )
}

type Shared = {
  user: User
  onBack: (() => void) | undefined
  /** Settings form; null on the way to another page. */
  settings: ReactNode
  foot: ReactNode
}
type PageProps = Omit<Shared, 'settings'> & {
  title: string
  lead: ReactNode
  page: string
  children?: ReactNode
}

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

function Denied({ onRecheck, ...shared }: Shared & { onRecheck: () => void }) {
  const steps = howToAllow({ ...deviceSignals(), isInstalled: isInstalled() })
  return (
    <Page
      {...shared}
      page="denied"
      title="Notifications are blocked"
      lead="Only you can allow them again, in this device's settings."
    >
      <ol className={css['steps']}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Button variant="outline" onClick={onRecheck}>
        I have allowed them
      </Button>
      {shared.settings}
    </Page>
  )
}

function NotInstalled(shared: Shared) {
  return (
    <Page
      {...shared}
      page="not-installed"
      title="First, add it to your home screen"
      lead="On an iPhone, only apps on the home screen can notify you. It takes three taps."
    >
      <ButtonLink href="/app" variant="outline">
        Show me how
      </ButtonLink>
    </Page>
  )
}

function Unsupported(shared: Shared) {
  return (
    <Page
      {...shared}
      page="unsupported"
      title="This browser can't notify you"
      lead="It can't show notifications. We'll email you once when a message has waited two hours."
    >
      {shared.settings}
    </Page>
  )
}

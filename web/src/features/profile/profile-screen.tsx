import type { User } from '@dream/contract/api/account/user'
import { STAGE } from '@dream/contract/rules/account/profile'
import type { ReactNode } from 'react'
import { useApiQuery } from '#lib/api/query.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Placeholder } from '#ui/status/placeholder.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { AnswersCard } from './answers-card.tsx'
import { Card } from './card.tsx'
import { LogOutButton, type LogOutProps } from './log-out-button.tsx'
import { DeleteAccountCard } from './delete-account/delete-account-card.tsx'
import { DevicesCard } from './devices/devices-card.tsx'
import { DownloadDataCard } from './download-data/download-data-card.tsx'
import { HapticsCard } from './haptics-card.tsx'
import css from './profile-screen.module.css'
import { SignInCard, type SignInForms } from './sign-in/sign-in-card.tsx'
import { SharedPlansCard } from './shared-plans/shared-plans-card.tsx'
import { ThemeCard } from './theme-card.tsx'
import { UnlockPath } from './unlock-path.tsx'

type Props = LogOutProps & {
  user: User
  /** Progress, unsent likes included. */
  progress: Parameters<typeof UnlockPath>[0]
  onEdit: (step: number) => void
  /** Notification status of this device, with a link to its settings. */
  notifications: ReactNode
  signInForms: SignInForms
  /** Taste of the person, with the ways to change it. */
  taste: ReactNode
  /** Called when the account was deleted, with the time of its erasure. */
  onDeleted: (eraseAt: string) => void
}

/** Profile: the person, their progress, and their settings. */
export function ProfileScreen(props: Props) {
  const { user, progress, onEdit, taste, notifications, signInForms, onDeleted, ...logOut } = props
  const { data: profile, error, refetch } = useApiQuery('GET /api/profile')
  const stage = STAGE.find((each) => each.value === profile?.stage && each.value !== 'unsure')
  return (
    <div className={css['screen']}>
      <header className={css['head']}>
        <h1>{profile?.name ?? user.name}</h1>
        <p>{[stage?.label, user.email].filter(Boolean).join(' · ')}</p>
      </header>
      <UnlockPath {...progress} />
      {profile && <AnswersCard profile={profile} onEdit={onEdit} />}
      {!profile && !error && <Placeholder className={css['waiting']} />}
      {!profile && error && (
        <Card title="Your answers">
          <ProblemLine message="Couldn't load your answers." />
          <Button variant="quiet" onClick={() => void refetch()}>
            Try again
          </Button>
        </Card>
      )}
      {taste}
      <SharedPlansCard />
      <SignInCard user={user} phone={profile?.phone ?? null} forms={signInForms} />
      <DevicesCard />
      <Card title="Notifications">{notifications}</Card>
      <ThemeCard />
      <HapticsCard />
      <DownloadDataCard email={user.email} />
      <DeleteAccountCard email={user.email} onDeleted={onDeleted} />
      <LogOutButton {...logOut} />
      <p className={css['legal']}>
        <a href="/privacy">Privacy</a>
        <a href="/terms">Terms</a>
      </p>
    </div>
  )
}

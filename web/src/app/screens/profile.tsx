import { lazy, Suspense } from 'react'
import { navigate, useSearchParams } from '#lib/navigation.ts'
import { NotificationsLine } from '#features/notifications/notifications-line.tsx'
import { ProfileScreen } from '#features/profile/profile-screen.tsx'
import { redealHand } from '#features/swipe/hand/kept-hand.ts'
import { countUnsentMessages, sendUnsentMessages } from '#features/chat/outbox/outbox.ts'
import { loadedOutbox, sendNow, useFloorPlanLikes } from '#features/swipe/outbox/outbox.ts'
import { logOut } from '#lib/log-out.ts'
import { setUser, useSession, type User } from '#lib/session.ts'
import { Waiting } from '#ui/placeholder.tsx'
import { showToast } from '#ui/toast.ts'

const ProfileCreationScreen = lazy(async () => {
  const { ProfileCreationScreen: screen } =
    await import('#features/onboarding/profile/profile-creation-screen.tsx')
  return { default: screen }
})
const ChangePasswordCard = lazy(async () => {
  const { ChangePasswordCard: card } = await import('#features/account/change-password-card.tsx')
  return { default: card }
})

/** In the history's state of a step that was opened from the profile. */
const OPENED_HERE = { isOpenedHere: true }
const isOpenedHere = () => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'isOpenedHere' in state
}

const countUnsent = async () => ({
  swipes: (await loadedOutbox()).queue.length,
  messages: await countUnsentMessages(),
})
const sendUnsent = async () => ({ swipes: await sendNow(), messages: await sendUnsentMessages() })

/** The profile, and over it the step whose answers are edited. */
export function Profile() {
  const { user } = useSession()
  return user ? <ProfileOf user={user} /> : null
}

function ProfileOf({ user }: { user: User }) {
  const search = useSearchParams()
  const progress = useFloorPlanLikes()
  const editing = Number(search.get('edit'))
  /** Back to where the step was opened, so that the phone's back does not open it again. */
  const close = () => (isOpenedHere() ? history.back() : navigate('/profile', { replace: true }))
  if (editing >= 1) {
    return (
      <Suspense fallback={<Waiting text="Loading..." />}>
        <ProfileCreationScreen
          user={user}
          step={editing}
          onStep={(step) => navigate(`/profile?edit=${step}`, { replace: true })}
          onSaved={({ name }) => {
            setUser({ ...user, name })
            void redealHand()
            showToast('Saved')
          }}
          onDone={setUser}
          onLogOut={() => void logOut()}
          onClose={close}
        />
      </Suspense>
    )
  }
  return (
    <ProfileScreen
      user={user}
      progress={progress}
      onEdit={(step) => navigate(`/profile?edit=${step}`, { state: OPENED_HERE })}
      notifications={<NotificationsLine user={user} />}
      changePassword={(close) => (
        <Suspense fallback={<Waiting text="Loading..." />}>
          <ChangePasswordCard
            email={user.email}
            onChanged={() => {
              close()
              showToast('Your password is changed. Other devices are signed out.')
            }}
          />
        </Suspense>
      )}
      countUnsent={countUnsent}
      onSendUnsent={sendUnsent}
      onLogOut={logOut}
    />
  )
}

import { Suspense } from 'react'
import { navigate, useSearchParams } from '#lib/navigation/navigation.ts'
import { ConfirmSheet } from '#features/account/confirm/confirm-sheet.tsx'
import { NotificationsLine } from '#features/notifications/notifications-line.tsx'
import { ProfileScreen } from '#features/profile/profile-screen.tsx'
import { forgetHand } from '#features/swipe/hand/forget-hand.ts'
import { countUnsentMessages, sendUnsentMessages } from '#features/chat/message-queue/message-queue.ts'
import { loadedSwipeQueue, sendUnsentSwipes } from '#features/swipe/swipe-queue/swipe-queue.ts'
import { countUnsentNotes, sendUnsentNotes } from '#features/design-details/notes/notes-queue/notes-queue.ts'
import {
  countUnsentCollections,
  sendUnsentCollections,
} from '#features/dreamlist/collections/queue/collections-queue.ts'
import { TopTags } from '#features/dreamlist/top-tags.tsx'
import { loadedTaste, sendUnsentTaste } from '#features/taste/queue/taste-queue.ts'
import { logOut } from '#lib/auth/log-out.ts'
import { forgetCsrfToken } from '#lib/api/csrf.ts'
import { closedAccount } from '#lib/session/closed-account.ts'
import { clearSession, setUser, useSession, type User } from '#lib/session/session.ts'
import { isOpenedHere, OPENED_HERE } from '#lib/navigation/history-state.ts'
import { showToast } from '#ui/overlays/toast.ts'
import { lazyExtra } from '#lib/errors/lazy-extra.ts'
import { lazyPart } from '../../lazy-part.tsx'
import { isUnlocked, useProgress, type UserProgress } from '../../progress.ts'
import { startCollections } from '../designs/start-collections.ts'
import { TasteCard } from '../designs/taste-card.tsx'
import { signInForms } from './sign-in-forms.tsx'

const ProfileCreationScreen = lazyPart(
  'ProfileCreationScreen',
  () => import('#features/onboarding/profile/profile-creation-screen.tsx'),
)

const PasskeyOffer = lazyExtra('PasskeyOffer', () => import('#features/account/passkeys/passkey-offer.tsx'))

/** Counts unsent changes; `swipes` includes taste answers. */
async function countUnsent() {
  startCollections()
  return {
    swipes: (await loadedSwipeQueue()).queue.length + (await loadedTaste()).length,
    messages: await countUnsentMessages(),
    notes: await countUnsentNotes(),
    collections: await countUnsentCollections(),
  }
}
const sendUnsent = async () => ({
  swipes: (await sendUnsentSwipes()) + (await sendUnsentTaste()),
  messages: await sendUnsentMessages(),
  notes: await sendUnsentNotes(),
  collections: await sendUnsentCollections(),
})

/** Timeout of the last send: a silent network must not keep anybody signed in. */
const LAST_SEND_MS = 3000

/** Logs out after sending the watch progress of videos, which is personal and leaves the device. */
async function logOutWithProgress(userId: string) {
  const sent = import('#features/videos/send-progress.ts').then((all) => all.sendProgress(userId))
  const tooLong = new Promise<void>((resolve) => setTimeout(resolve, LAST_SEND_MS))
  await Promise.race([sent.catch(() => undefined), tooLong])
  await logOut()
}

/** Profile, or the step whose answers are edited. */
export function Profile() {
  const { user } = useSession()
  return user ? <ProfileOf user={user} /> : null
}

const NO_PROGRESS: UserProgress = { floorPlanLikes: 0, unlocked: [] }

function ProfileOf({ user }: { user: User }) {
  const search = useSearchParams()
  const { data: progress = NO_PROGRESS } = useProgress()
  const editing = Number(search.get('edit'))
  /** Goes back to where the step was opened, so that the phone's back does not open it again. */
  const close = () => (isOpenedHere() ? history.back() : navigate('/profile', { replace: true }))
  if (editing >= 1) {
    return (
      <ProfileCreationScreen
        user={user}
        step={editing}
        onStep={(step) => navigate(`/profile?edit=${step}`, { replace: true })}
        onSaved={({ name }) => {
          setUser({ ...user, name })
          void forgetHand()
          showToast('Saved')
        }}
        onDone={setUser}
        onLogOut={() => void logOut()}
        onClose={close}
      />
    )
  }
  return (
    <>
      <ProfileScreen
        user={user}
        progress={progress}
        onEdit={(step) => navigate(`/profile?edit=${step}`, { state: OPENED_HERE })}
        taste={
          <>
            {isUnlocked(progress, 'dreamlist') && <TopTags />}
            <TasteCard />
          </>
        }
        notifications={<NotificationsLine user={user} />}
        signInForms={signInForms(user)}
        onDeleted={(eraseAt) => {
          // The server has already ended the session.
          closedAccount.set(eraseAt)
          forgetCsrfToken()
          void clearSession()
        }}
        countUnsent={countUnsent}
        onSendUnsent={sendUnsent}
        onLogOut={() => logOutWithProgress(user.id)}
      />
      <ConfirmSheet email={user.email} />
      <Suspense>
        {user.isPasskeyOffered && (
          <PasskeyOffer userId={user.id} onAdded={() => setUser({ ...user, isPasskeyOffered: false })} />
        )}
      </Suspense>
    </>
  )
}

import { EnableNotificationsScreen } from '#features/notifications/enable-notifications-screen.tsx'
import { MatchWish } from '#features/swipe/states/empty/match-wish.tsx'
import { navigate, useSearchParams } from '#lib/navigation/navigation.ts'
import { setUser, useSession, type User } from '#lib/session/session.ts'

/** Next page after the decision. */
function nextOf({ isAdmin, isBroker, selectedBrokerId }: User): string {
  if (isAdmin) return '/admin'
  if (isBroker) return '/broker-chats'
  return selectedBrokerId ? `/broker/${selectedBrokerId}` : '/brokers'
}

/** Pages that open this one from a setting, and to which it returns. */
const ORIGINS: Readonly<Record<string, string>> = { profile: '/profile', desk: '/broker-chats' }

/** Notifications: a step on the way to the brokers, or opened from the profile or the desk. */
export function EnableNotifications() {
  const { user } = useSession()
  const back = ORIGINS[useSearchParams().get('from') ?? '']
  if (!user) return null
  return (
    <EnableNotificationsScreen
      user={user}
      onDecided={setUser}
      onContinue={() => navigate(nextOf(user))}
      matches={<MatchWish label="New matches" hint="New designs with what you like, at most twice a week" />}
      onBack={back === undefined ? undefined : () => navigate(back, { replace: true })}
    />
  )
}

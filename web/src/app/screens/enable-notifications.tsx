import { EnableNotificationsScreen } from '#features/notifications/enable-notifications-screen.tsx'
import { navigate, useSearchParams } from '#lib/navigation.ts'
import { setUser, useSession, type User } from '#lib/session.ts'

/** Where a person goes on to once they have decided. */
function nextOf({ isAdmin, isBroker, selectedBrokerId }: User): string {
  if (isAdmin) return '/admin'
  if (isBroker) return '/broker-chats'
  return selectedBrokerId ? `/broker/${selectedBrokerId}` : '/brokers'
}

/** On the way to the brokers, or opened from the profile, where it leads back to. */
export function EnableNotifications() {
  const { user } = useSession()
  const from = useSearchParams().get('from')
  if (!user) return null
  const back = from === 'profile' ? (user.isBroker ? '/broker-profile' : '/profile') : null
  return (
    <EnableNotificationsScreen
      user={user}
      onDecided={setUser}
      onContinue={() => navigate(nextOf(user))}
      onBack={back === null ? undefined : () => navigate(back, { replace: true })}
    />
  )
}

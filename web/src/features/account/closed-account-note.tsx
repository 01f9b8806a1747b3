import { closedAccount, dayText } from '#lib/session/closed-account.ts'
import { useStore } from '#lib/store/use-store.ts'
import { Banner } from '#ui/status/banner.tsx'

/** Note on the login after an account was deleted, where the person can still cancel that. */
export function ClosedAccountNote() {
  const eraseAt = useStore(closedAccount)
  if (eraseAt === null) return null
  return (
    <Banner>
      Your account will be deleted on {dayText(eraseAt)}. Changed your mind? Log in before then.
    </Banner>
  )
}

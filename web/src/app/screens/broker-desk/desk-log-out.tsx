import { countUnsentMessages, sendUnsentMessages } from '#features/chat/message-queue/message-queue.ts'
import { LogOutButton } from '#features/profile/log-out-button.tsx'
import { logOut } from '#lib/auth/log-out.ts'

const countUnsent = async () => ({ swipes: 0, messages: await countUnsentMessages() })
const sendUnsent = async () => ({ swipes: 0, messages: await sendUnsentMessages() })

/** Logout of a broker, which asks about unsent messages first. */
export const DeskLogOut = () => (
  <LogOutButton countUnsent={countUnsent} onSendUnsent={sendUnsent} onLogOut={logOut} />
)

import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { useSubmission } from '#lib/submission.ts'
import { Button } from '#ui/button.tsx'
import { ProblemLine } from '#ui/problem-line.tsx'
import { Sheet } from '#ui/sheet.tsx'
import css from './log-out-button.module.css'

export type LogOutProps = {
  /** Swipes that the server does not have yet, asked for at the moment of the press. */
  countUnsent: () => Promise<number>
  /** Sends them now; answers how many are left. */
  onSendUnsent: () => Promise<number>
  onLogOut: () => Promise<void>
}

const NOT_SENT = 'They could not be sent. Check your connection and try again.'
const swipes = (count: number) => `${count} ${count === 1 ? 'swipe' : 'swipes'}`

/** Logs out; swipes that were not sent yet are sent or given up first, as the person decides. */
export function LogOutButton({ countUnsent, onSendUnsent, onLogOut }: LogOutProps) {
  const [unsent, setUnsent] = useState(0)
  const [isAsking, setAsking] = useState(false)
  const leaving = useSubmission('We could not log you out. Please try again.')
  const sending = useSubmission(NOT_SENT)

  async function leave() {
    const waiting = await countUnsent()
    if (waiting === 0) return onLogOut()
    setUnsent(waiting)
    setAsking(true)
  }
  async function sendAndLeave() {
    const left = await onSendUnsent()
    setUnsent(left)
    if (left > 0) throw new Error(NOT_SENT)
    await onLogOut()
  }
  return (
    <>
      <Button
        variant="outline"
        icon={<LogOut aria-hidden="true" />}
        isBusy={leaving.isBusy}
        onClick={() => void leaving.run(leave)}
      >
        Log out
      </Button>
      <ProblemLine message={leaving.failure?.message} />
      <Sheet isOpen={isAsking} onClose={() => setAsking(false)} label={`${swipes(unsent)} not sent yet`}>
        <div className={css['sheet']}>
          <p>
            Logging out removes everything from this device. Send your last swipes first, or they are lost.
          </p>
          <ProblemLine message={sending.failure?.message} />
          <Button isBusy={sending.isBusy} onClick={() => void sending.run(sendAndLeave)}>
            Send and log out
          </Button>
          <Button variant="danger" isBusy={leaving.isBusy} onClick={() => void leaving.run(onLogOut)}>
            Discard {swipes(unsent)}
          </Button>
        </div>
      </Sheet>
    </>
  )
}

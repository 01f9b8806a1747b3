import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { useSubmission } from '#lib/forms/submission.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import css from './log-out-button.module.css'

type Unsent = { swipes: number; messages: number; notes?: number; collections?: number }

export type LogOutProps = {
  /** Counts unsent changes at the moment of the press. */
  countUnsent: () => Promise<Unsent>
  /** Sends them now; resolves with those that are left. */
  onSendUnsent: () => Promise<Unsent>
  onLogOut: () => Promise<void>
}

const NOT_SENT = "Couldn't send them. Check your connection and try again."
const NOTHING: Unsent = { swipes: 0, messages: 0 }
const some = (count: number, one: string, more = `${one}s`) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : more}`]
const AND = new Intl.ListFormat('en-AU')
const unsentText = ({ swipes, messages, notes = 0, collections = 0 }: Unsent) =>
  AND.format([
    ...some(swipes, 'swipe'),
    ...some(messages, 'message'),
    ...some(notes, 'note'),
    ...some(collections, 'change to collections', 'changes to collections'),
  ])
const isNothing = ({ swipes, messages, notes = 0, collections = 0 }: Unsent) =>
  swipes + messages + notes + collections === 0

/** Logs out; unsent changes are sent or discarded first, as the person decides. */
export function LogOutButton({ countUnsent, onSendUnsent, onLogOut }: LogOutProps) {
  const [unsent, setUnsent] = useState(NOTHING)
  const [isAsking, setAsking] = useState(false)
  const leaving = useSubmission("Couldn't log you out. Please try again.")
  const sending = useSubmission(NOT_SENT)

  async function leave() {
    const waiting = await countUnsent()
    if (isNothing(waiting)) return onLogOut()
    setUnsent(waiting)
    setAsking(true)
  }
  async function sendAndLeave() {
    const left = await onSendUnsent()
    setUnsent(left)
    if (!isNothing(left)) throw new Error(NOT_SENT)
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
      <Sheet isOpen={isAsking} onClose={() => setAsking(false)} label={`${unsentText(unsent)} not sent yet`}>
        <div className={css['sheet']}>
          <p>Logging out removes everything from this device. Send these first, or they'll be lost.</p>
          <ProblemLine message={sending.failure?.message} />
          <Button isBusy={sending.isBusy} onClick={() => void sending.run(sendAndLeave)}>
            Send and log out
          </Button>
          <Button variant="danger" isBusy={leaving.isBusy} onClick={() => void leaving.run(onLogOut)}>
            Discard {unsentText(unsent)}
          </Button>
        </div>
      </Sheet>
    </>
  )
}

import { REPORT_REASONS } from '@dream/contract/rules/chat'
import { useState } from 'react'
import { call } from '#lib/api-client.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceList } from '#ui/choice-list.tsx'
import { ProblemLine } from '#ui/problem-line.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { showToast } from '#ui/toast.ts'
import css from './report-sheet.module.css'

type Reason = (typeof REPORT_REASONS)[number]['value']
type Props = {
  conversationId: string
  otherName: string
  /** The message it is about; null for the whole conversation. */
  seq: number | null
  isOpen: boolean
  onClose: () => void
}

const WORDS_MAX = 1000

/** Says to the company what is wrong; the other person is not told. */
export function ReportSheet({ conversationId, otherName, seq, isOpen, onClose }: Props) {
  const [reason, setReason] = useState<Reason | null>(null)
  const [words, setWords] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function send() {
    if (!reason) return setProblem('Choose what is wrong')
    setBusy(true)
    try {
      const said = words.trim()
      await call('POST /api/conversations/:id/report', {
        params: { id: conversationId },
        body: { reason, ...(seq !== null && { seq }), ...(said && { words: said }) },
      })
      setWords('')
      setReason(null)
      setProblem(undefined)
      onClose()
      showToast('Thank you. We look at every report.')
    } catch (error) {
      setProblem(error instanceof Error ? error.message : undefined)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Sheet
      label={seq === null ? `Report ${otherName}` : 'Report this message'}
      isOpen={isOpen}
      onClose={onClose}
    >
      <div className={css['form']}>
        <p>We read it, {otherName} does not hear of it.</p>
        <ChoiceList label="What is wrong?" choices={REPORT_REASONS} value={reason} onChange={setReason} />
        <label className={css['words']}>
          <span>In your words, if you like</span>
          <textarea
            rows={3}
            maxLength={WORDS_MAX}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </label>
        <ProblemLine message={problem} />
        <Button isBusy={isBusy} onClick={() => void send()}>
          Send report
        </Button>
      </div>
    </Sheet>
  )
}

import { REPORT_REASONS } from '@dream/contract/rules/chat/chat'
import { useState } from 'react'
import { call } from '#lib/api/api-client.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ChoiceList } from '#ui/forms/choice-list.tsx'
import { TextArea } from '#ui/forms/text-area.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { showToast } from '#ui/overlays/toast.ts'
import css from './report-sheet.module.css'

type Reason = (typeof REPORT_REASONS)[number]['value']
type Props = {
  conversationId: string
  otherName: string
  /** Seq of the reported message; null for the whole conversation. */
  seq: number | null
  isOpen: boolean
  onClose: () => void
}

const WORDS_MAX = 1000

/** Sheet for a report to the company; the other person is not notified. */
export function ReportSheet({ conversationId, otherName, seq, isOpen, onClose }: Props) {
  const [reason, setReason] = useState<Reason | null>(null)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function send() {
    if (!reason) return setProblem("Choose what's wrong")
    setBusy(true)
    try {
      const trimmed = text.trim()
      await call('POST /api/conversations/:id/report', {
        params: { id: conversationId },
        body: { reason, ...(seq !== null && { seq }), ...(trimmed && { details: trimmed }) },
      })
      setText('')
      setReason(null)
      setProblem(undefined)
      onClose()
      showToast('Thanks. We review every report.')
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
        <p>We'll review this. They won't be told.</p>
        <ChoiceList label="What's wrong?" choices={REPORT_REASONS} value={reason} onChange={setReason} />
        <TextArea
          label="In your own words (optional)"
          maxLength={WORDS_MAX}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <ProblemLine message={problem} />
        <Button isBusy={isBusy} onClick={() => void send()}>
          Send report
        </Button>
      </div>
    </Sheet>
  )
}

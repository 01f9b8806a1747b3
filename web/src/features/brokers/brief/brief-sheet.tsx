import type { Brief, BriefWish, SharedBrief } from '@dream/contract/api/brief'
import { call } from '#lib/api-client.ts'
import { invalidate, setAnswer, useAnswer } from '#lib/query.ts'
import { useSubmission } from '#lib/submission.ts'
import { Button } from '#ui/button.tsx'
import { Waiting } from '#ui/placeholder.tsx'
import { ProblemLine } from '#ui/problem-line.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { showToast } from '#ui/toast.ts'
import { BackCloses } from '../back-closes.tsx'
import { firstName } from '../words.ts'
import { BriefForm } from './brief-form.tsx'
import { draftOf } from './draft.ts'
import { useBriefDraft } from './use-brief-draft.ts'
import { WholeBrief } from './whole-brief.tsx'

type Props = {
  conversationId: string
  brokerName: string
  isOpen: boolean
  onClose: () => void
}

/** What is shared in a conversation, to look at and to change. */
export function BriefSheet({ isOpen, onClose, ...about }: Props) {
  return (
    <>
      {isOpen && <BackCloses onBack={onClose} />}
      <Sheet isOpen={isOpen} onClose={onClose} label="What is shared" height="tall">
        <WholeBrief>{(brief) => <Shared brief={brief} onClose={onClose} {...about} />}</WholeBrief>
      </Sheet>
    </>
  )
}

type SharedProps = Omit<Props, 'isOpen'> & { brief: Brief }

function Shared(props: SharedProps) {
  const { conversationId } = props
  const { data, error, refetch } = useAnswer('GET /api/conversations/:id/brief', {
    params: { id: conversationId },
  })
  if (data) return <Sharing key={data.version} shared={data} {...props} />
  if (!error) return <Waiting text="Loading..." />
  return (
    <>
      <ProblemLine message={error.message} />
      <Button onClick={() => void refetch()}>Try again</Button>
    </>
  )
}

function Sharing({
  shared,
  brief,
  conversationId,
  brokerName,
  onClose,
}: SharedProps & { shared: SharedBrief }) {
  const { draft, change, finish } = useBriefDraft(conversationId, draftOf(shared))
  const { isBusy, failure, run } = useSubmission('Your brief did not arrive. Please try again.')
  const params = { id: conversationId }

  function share(wish: BriefWish) {
    void run(async () => {
      const now = await call('PUT /api/conversations/:id/brief', { params, body: wish })
      finish(null)
      setAnswer('GET /api/conversations/:id/brief', () => now, { params })
      void invalidate('GET /api/conversations', 'GET /api/conversations/:id')
      onClose()
      showToast(now.version === shared.version ? 'Nothing has changed' : 'Your brief is shared')
    })
  }
  return (
    <BriefForm
      brief={brief}
      draft={draft}
      onChange={change}
      broker={firstName(brokerName)}
      problem={failure && <ProblemLine message={`${failure.message} What you changed is kept.`} />}
      confirm="Share this"
      isBusy={isBusy}
      onConfirm={share}
    />
  )
}

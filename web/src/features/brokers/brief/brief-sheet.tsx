import type { Brief, BriefInput, SharedBrief } from '@dream/contract/api/chat/brief'
import { call } from '#lib/api/api-client.ts'
import { invalidate, setApiData, useApiQuery } from '#lib/api/query.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { Waiting } from '#ui/status/placeholder.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { showToast } from '#ui/overlays/toast.ts'
import { firstName } from '../broker-text.ts'
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

/** Brief shared in a conversation, to view and to change. */
export function BriefSheet({ isOpen, onClose, ...about }: Props) {
  return (
    <Sheet isOpen={isOpen} onClose={onClose} label="What you share" height="tall">
      <WholeBrief>{(brief) => <Shared brief={brief} onClose={onClose} {...about} />}</WholeBrief>
    </Sheet>
  )
}

type SharedProps = Omit<Props, 'isOpen'> & { brief: Brief }

function Shared(props: SharedProps) {
  const { conversationId } = props
  const { data, error, refetch } = useApiQuery('GET /api/conversations/:id/brief', {
    params: { id: conversationId },
  })
  if (data) return <Sharing key={data.version} shared={data} {...props} />
  if (!error) return <Waiting text="Loading..." />
  return <LoadFailed title="Couldn't load your brief" error={error} onRetry={refetch} />
}

function Sharing({
  shared,
  brief,
  conversationId,
  brokerName,
  onClose,
}: SharedProps & { shared: SharedBrief }) {
  const { draft, change, finish } = useBriefDraft(conversationId, draftOf(shared))
  const { isBusy, failure, run } = useSubmission("Couldn't share your brief. Please try again.")
  const params = { id: conversationId }

  function share(input: BriefInput) {
    void run(async () => {
      const now = await call('PUT /api/conversations/:id/brief', { params, body: input })
      finish(null)
      setApiData('GET /api/conversations/:id/brief', () => now, { params })
      void invalidate('GET /api/conversations', 'GET /api/conversations/:id')
      onClose()
      showToast(now.version === shared.version ? 'No changes to share' : 'Brief shared')
    })
  }
  return (
    <BriefForm
      brief={brief}
      draft={draft}
      onChange={change}
      broker={firstName(brokerName)}
      problem={failure && <ProblemLine message={`${failure.message} Your changes are still here.`} />}
      confirm="Share this"
      isBusy={isBusy}
      onConfirm={share}
    />
  )
}

import { SentBack } from '@dream/contract/api/admin/brokers'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { call } from '#lib/api/api-client.ts'
import { invalidate } from '#lib/api/query.ts'
import { useCheckedForm } from '#lib/forms/checked-form.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { Button } from '#ui/buttons/button.tsx'
import { TextArea } from '#ui/forms/text-area.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { showToast } from '#ui/overlays/toast.ts'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import css from './brokers.module.css'

type Props = { id: string; name: string; version: number }

const reload = () => invalidate('GET /api/admin/brokers', 'GET /api/admin/brokers/:id')

/** Publishes the reviewed version of the page, or sends it back. If it has changed meanwhile, the new text is shown first. */
export function Decision({ id, name, version }: Props) {
  const publishing = useSubmission("Couldn't publish this page. Please try again.")
  const [isSendingBack, setSendingBack] = useState(false)

  async function publish() {
    const failed = await publishing.run(() =>
      call('POST /api/admin/brokers/:id/publish', { params: { id }, body: { version } }),
    )
    if (!failed) showToast(`${name} is published`)
    await reload()
  }
  return (
    <>
      <ProblemLine message={publishing.failure ? messageOf(publishing.failure) : undefined} />
      <div className={css['actions']}>
        <Button isBusy={publishing.isBusy} onClick={() => void publish()}>
          Publish
        </Button>
        <Button variant="outline" onClick={() => setSendingBack(true)}>
          Send back
        </Button>
      </div>
      <Sheet
        isOpen={isSendingBack}
        onClose={() => setSendingBack(false)}
        label={`Send the page back to ${name}`}
      >
        <SendBackForm {...{ id, version }} onDone={() => setSendingBack(false)} />
      </Sheet>
    </>
  )
}

const messageOf = ({ code, message }: { code: string; message: string }) =>
  code === 'stale-edit' ? 'The broker has changed this page. Read it again, then decide.' : message

function SendBackForm({ id, version, onDone }: Omit<Props, 'name'> & { onDone: () => void }) {
  const { form, isBusy, problem, submit } = useCheckedForm<SentBack>({
    resolver: zodResolver(SentBack),
    defaultValues: { reason: '' },
    fields: ['reason'],
    fallback: "Couldn't send this page back. Please try again.",
    send: async ({ reason }) => {
      await call('POST /api/admin/brokers/:id/send-back', { params: { id }, body: { version, reason } })
      showToast('Sent back')
      onDone()
      await reload()
    },
  })
  return (
    <form className={css['form']} onSubmit={submit} noValidate>
      <TextArea
        label="What should they change?"
        hint="They get these words by email."
        error={form.formState.errors.reason?.message}
        {...form.register('reason')}
      />
      <ProblemLine message={problem ? messageOf(problem) : undefined} />
      <Button type="submit" isBusy={isBusy}>
        Send back
      </Button>
    </form>
  )
}

import type { Design } from '@dream/contract/api/design'
import type { Profile } from '@dream/contract/api/profile'
import { ChevronLeft } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { call } from '#lib/api-client.ts'
import { isOffline } from '#lib/api-error.ts'
import { setAnswer, useAnswer } from '#lib/query.ts'
import { useSubmission } from '#lib/submission.ts'
import { Button } from '#ui/button.tsx'
import { NoLineDrawing } from '#ui/drawings/no-line.tsx'
import { WrongDoorDrawing } from '#ui/drawings/wrong-door.tsx'
import { Notice } from '#ui/notice.tsx'
import { Waiting } from '#ui/placeholder.tsx'
import { ProblemLine } from '#ui/problem-line.tsx'
import { showToast } from '#ui/toast.ts'
import type { GuideState } from '../use-guide.ts'
import { BlockDrawing } from './block-drawing.tsx'
import {
  blockOfDraft,
  changeOf,
  draftOf,
  problemsOf,
  type BlockDraft,
  type BlockProblems,
} from './block-draft.ts'
import { BlockForm } from './block-form.tsx'
import css from './my-block.module.css'
import { PlanFits } from './plan-fits.tsx'

type Props = { guide: GuideState; onOpenDesign: (design: Design) => void; onSaved: () => void }

/** The person's own block, and every plan they like tried on it. */
export function MyBlock({ guide, ...rest }: Props) {
  const { data: profile, error, refetch } = useAnswer('GET /api/profile')
  if (profile) return <BlockOf profile={profile} back={guide.hrefOf({})} {...rest} />
  if (!error) return <Waiting text="Loading..." />
  return (
    <Notice
      title="Your block did not arrive"
      drawing={isOffline(error) ? <NoLineDrawing /> : <WrongDoorDrawing />}
      actions={<Button onClick={() => void refetch()}>Try again</Button>}
    >
      <p>{error.message}</p>
    </Notice>
  )
}

type BlockProps = Omit<Props, 'guide'> & { profile: Profile; back: string }

function BlockOf({ profile, back, onOpenDesign, onSaved }: BlockProps) {
  const { data: liked } = useAnswer('GET /api/preferences/liked')
  const [draft, setDraft] = useState<BlockDraft>(() => draftOf(profile))
  const [shown, setShown] = useState<BlockProblems>({})
  const { isBusy, failure, run } = useSubmission('Your block could not be saved. Please try again.')
  const form = useRef<HTMLFormElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.closest('main')?.scrollTo({ top: 0 })
    title.current?.focus({ preventScroll: true })
  }, [])
  const block = blockOfDraft(draft, profile.state)

  function edit(part: Partial<BlockDraft>) {
    const next = { ...draft, ...part }
    setDraft(next)
    const still = Object.entries(problemsOf(next))
    // A correction is noticed at once; what was not complained about yet waits for the button.
    setShown(Object.fromEntries(still.filter(([field]) => field in shown)))
  }
  async function save(event: FormEvent) {
    event.preventDefault()
    const problems = problemsOf(draft)
    setShown(problems)
    if (Object.keys(problems).length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
      return
    }
    await run(async () => {
      const saved = await call('PUT /api/profile', { body: changeOf(draft) })
      setAnswer('GET /api/profile', () => saved)
      showToast('Your block is saved')
      onSaved()
    })
  }
  return (
    <section className={css['screen']}>
      <header className={css['head']}>
        <a href={back} aria-label="All topics" title="All topics">
          <ChevronLeft aria-hidden="true" />
        </a>
        <h1 ref={title} tabIndex={-1}>
          My block
        </h1>
      </header>
      <div className={css['stage']}>
        <BlockDrawing block={block} facing={draft.facing} />
      </div>
      <form ref={form} className={css['form']} onSubmit={(event) => void save(event)} noValidate>
        <BlockForm draft={draft} problems={shown} state={profile.state} onChange={edit} />
        <ProblemLine message={failure?.message} />
        <Button type="submit" isBusy={isBusy}>
          Save my block
        </Button>
      </form>
      <PlanFits liked={liked ?? []} block={block} facing={draft.facing} onOpen={onOpenDesign} />
    </section>
  )
}

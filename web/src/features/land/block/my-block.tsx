import type { CardDesign } from '@dream/contract/api/designs/design'
import type { Profile } from '@dream/contract/api/account/profile'
import { ChevronLeft } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { call } from '#lib/api/api-client.ts'
import { setApiData, useApiQuery } from '#lib/api/query.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Waiting } from '#ui/status/placeholder.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { showToast } from '#ui/overlays/toast.ts'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import type { GuideState } from '../use-guide.ts'
import { BlockDrawing } from './block-drawing.tsx'
import {
  BLOCK_FIELDS,
  blockOfDraft,
  changeOf,
  draftOf,
  problemsOf,
  type BlockDraft,
  type BlockProblems,
} from './block-draft.ts'
import { BlockForm } from './block-form.tsx'
import { LeaveQuestion } from './leave-question.tsx'
import css from './my-block.module.css'
import { PlanFits } from './plan-fits.tsx'
import { resultOf, plansOnBlock } from './plans-on-block.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

type Props = { guide: GuideState; onOpenDesign: (design: CardDesign) => void; onSaved: () => void }

/** Person's own block, with the fit of every liked plan. */
export function MyBlock({ guide, ...rest }: Props) {
  const { data: profile, error, refetch } = useApiQuery('GET /api/profile')
  if (profile) return <BlockOf profile={profile} back={guide.hrefOf({})} {...rest} />
  if (!error) return <Waiting />
  return <LoadFailed title="Couldn't load your block" error={error} onRetry={refetch} />
}

type BlockProps = Omit<Props, 'guide'> & { profile: Profile; back: string }

/** Editing state of the block: input, validation and saving. */
function useBlockDraft(profile: Profile, onSaved: () => void) {
  const [draft, setDraft] = useState<BlockDraft>(() => draftOf(profile))
  const [saved, setSaved] = useState(draft)
  const [changed, setChanged] = useState<keyof BlockDraft>('width')
  const [shown, setShown] = useState<BlockProblems>({})
  const { isBusy, failure, run } = useSubmission("Couldn't save your block. Please try again.")
  const isUnsaved = BLOCK_FIELDS.some((field) => draft[field] !== saved[field])
  const [known, setKnown] = useState(profile)
  if (profile !== known) {
    // Update to an answer newer than the cached one, keeping the input.
    setKnown(profile)
    setSaved(draftOf(profile))
    if (!isUnsaved) setDraft(draftOf(profile))
  }

  function edit(patch: Partial<BlockDraft>) {
    const next = { ...draft, ...patch }
    setDraft(next)
    // Dealing only fitting plans does not change the result, so leave it where it is.
    if (patch.onlyFitting === undefined) setChanged(BLOCK_FIELDS.find((field) => field in patch) ?? 'width')
    const still = Object.entries(problemsOf(next))
    // Clear corrected errors at once; new ones show only on save.
    setShown(Object.fromEntries(still.filter(([field]) => field in shown)))
  }
  /** Saves the block; resolves with whether it is saved. */
  async function save(): Promise<boolean> {
    const problems = problemsOf(draft)
    setShown(problems)
    if (Object.keys(problems).length > 0) return false
    const failed = await run(async () => {
      const answer = await call('PUT /api/profile', { body: changeOf(draft) })
      setApiData('GET /api/profile', () => answer)
      setSaved(draft)
      showToast('Block saved')
      onSaved()
    })
    return failed === null
  }
  return { draft, edit, changed, problems: shown, save, isUnsaved, isBusy, failure }
}

function BlockOf({ profile, back, onOpenDesign, onSaved }: BlockProps) {
  const { data: liked } = useApiQuery('GET /api/preferences/liked')
  const editing = useBlockDraft(profile, onSaved)
  const { draft, problems, isBusy, failure } = editing
  const guard = useLeaveGuard(editing.isUnsaved)
  const form = useRef<HTMLFormElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.closest('main')?.scrollTo({ top: 0 })
    title.current?.focus({ preventScroll: true })
  }, [])
  const block = blockOfDraft(draft, profile)
  const plans = plansOnBlock(liked ?? [], block)

  async function save() {
    const isSaved = await editing.save()
    if (isSaved) return true
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
    return false
  }
  async function saveAndLeave() {
    if (await save()) guard.leave()
    else guard.stay()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    void save()
  }
  return (
    <section className={css['screen']}>
      <header className={css['head']}>
        <a href={back} aria-label="All topics" title="All topics">
          <ChevronLeft aria-hidden="true" />
        </a>
        <h1 ref={title} className="screen-title" tabIndex={-1}>
          My block
        </h1>
      </header>
      <div className={css['stage']}>
        <BlockDrawing block={block} facing={draft.facing} />
      </div>
      <form ref={form} className={css['form']} onSubmit={submit} noValidate>
        <BlockForm
          draft={draft}
          problems={problems}
          state={profile.state}
          onChange={editing.edit}
          result={resultOf(plans)}
          changed={editing.changed}
        />
        <ProblemLine message={failure?.message} />
        <Button type="submit" isBusy={isBusy}>
          Save my block
        </Button>
      </form>
      <PlanFits plans={plans} block={block} facing={draft.facing} onOpen={onOpenDesign} />
      <LeaveQuestion
        isOpen={guard.isAsking}
        isBusy={isBusy}
        onStay={guard.stay}
        onLeave={guard.leave}
        onSave={() => void saveAndLeave()}
      />
    </section>
  )
}

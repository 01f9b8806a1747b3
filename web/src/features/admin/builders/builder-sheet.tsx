import type { Builder } from '@dream/contract/api/admin/catalogue/builders'
import type { Picture } from '@dream/contract/api/designs/design'
import { STATES, type State } from '@dream/contract/rules/account/australia'
import { BUILDER } from '@dream/contract/rules/admin/builders'
import { isRecord } from '@dream/contract/rules/app/is-record'
import { type FormEvent, useState } from 'react'
import { ApiError, call } from '#lib/api/api-client.ts'
import { invalidate } from '#lib/api/query.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ChoiceChips } from '#ui/forms/choice-chips.tsx'
import { Field } from '#ui/forms/field.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { showToast } from '#ui/overlays/toast.ts'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { UploadButton } from '../designs/pictures/upload-button.tsx'
import { VersionsTable } from '../edit/versions-table.tsx'
import css from './builders.module.css'

type Written = { name: string; licence: string; states: State[]; logo: Picture | null }
const NONE: Written = { name: '', licence: '', states: [], logo: null }
const CHOICES = STATES.map((value) => ({ value, label: value }))

/** Sheet to add or edit a builder. */
export function BuilderSheet({ builder, onClose }: { builder: Builder | null; onClose: () => void }) {
  return (
    <Sheet isOpen onClose={onClose} label={builder ? builder.name : 'Add a builder'}>
      <BuilderForm builder={builder} onDone={onClose} />
    </Sheet>
  )
}

const writtenOf = (builder: Builder | null): Written =>
  builder
    ? { name: builder.name, licence: builder.licence ?? '', states: builder.states, logo: builder.logo }
    : NONE

function BuilderForm({ builder, onDone }: { builder: Builder | null; onDone: () => void }) {
  // Values when the form opened, kept while the list refreshes: the changes are the difference from them.
  const [seen, setSeen] = useState(builder)
  const [written, setWritten] = useState(() => writtenOf(builder))
  const [theirs, setTheirs] = useState<Builder | null>(null)
  const { isBusy, failure, run } = useSubmission("Couldn't save this builder. Please try again.")
  const write = (part: Partial<Written>) => setWritten({ ...written, ...part })
  const changes = changesOf(writtenOf(seen), written)

  async function save(event: FormEvent) {
    event.preventDefault()
    await run(async () => {
      try {
        await (seen
          ? call('PATCH /api/admin/builders/:id', {
              params: { id: seen.id },
              body: { version: seen.version, changes },
            })
          : call('POST /api/admin/builders', { body: written }))
      } catch (error) {
        const latest = error instanceof ApiError ? builderIn(error.latest) : null
        if (!latest) throw error
        setTheirs(latest)
        return
      }
      await invalidate(
        'GET /api/admin/builders',
        'GET /api/admin/builders/choices',
        'GET /api/admin/designs',
        'GET /api/admin/designs/choices',
      )
      showToast('Saved')
      onDone()
    })
  }
  const errorOf = (name: string) =>
    failure?.fields.find(({ path }) => path === name || path === `changes.${name}`)?.message
  const goOn = (from: Builder, to: Written) => {
    setSeen(from)
    setWritten(to)
    setTheirs(null)
  }
  if (theirs) {
    return (
      <Question
        mine={written}
        theirs={writtenOf(theirs)}
        onMine={() => goOn(theirs, written)}
        onTheirs={() => goOn(theirs, writtenOf(theirs))}
      />
    )
  }
  return (
    <form className={css['form']} onSubmit={(event) => void save(event)} noValidate>
      <Field
        label="Name"
        autoComplete="off"
        maxLength={BUILDER.nameMax}
        value={written.name}
        error={errorOf('name')}
        onChange={({ currentTarget }) => write({ name: currentTarget.value })}
      />
      <Field
        label="Licence number"
        hint="As the state’s register has it. It stands beside their designs."
        autoComplete="off"
        maxLength={BUILDER.licenceMax}
        value={written.licence}
        error={errorOf('licence')}
        onChange={({ currentTarget }) => write({ licence: currentTarget.value })}
      />
      <ChoiceChips<State>
        label="Builds in"
        choices={CHOICES}
        values={written.states}
        max={STATES.length}
        onChange={(states) => write({ states })}
      />
      <LogoRow logo={written.logo} onChange={(logo) => write({ logo })} />
      <ProblemLine message={failure && failure.fields.length === 0 ? failure.message : undefined} />
      <Button type="submit" isBusy={isBusy} disabled={seen !== null && Object.keys(changes).length === 0}>
        {seen ? 'Save' : 'Add the builder'}
      </Button>
    </form>
  )
}

function LogoRow({ logo, onChange }: { logo: Picture | null; onChange: (logo: Picture | null) => void }) {
  return (
    <div className={css['logo-row']}>
      {logo && (
        <span className={css['logo']}>
          <img src={logo.light} alt="The logo" />
        </span>
      )}
      <UploadButton<Picture>
        label={logo ? 'Replace the logo' : 'Upload a logo'}
        kind="logo"
        url="/api/admin/builders/logo"
        onUploaded={onChange}
      />
      {logo && (
        <Button size="small" variant="quiet" onClick={() => onChange(null)}>
          Remove it
        </Button>
      )}
    </div>
  )
}

/** Fields that differ from the original. */
function changesOf(before: Written, after: Written): Partial<Written> {
  const changes: Partial<Written> = { ...after }
  for (const name of Object.keys(changes)) {
    const isSame = JSON.stringify(Reflect.get(after, name)) === JSON.stringify(Reflect.get(before, name))
    if (isSame) Reflect.deleteProperty(changes, name)
  }
  return changes
}

function builderIn(value: unknown): Builder | null {
  const isBuilder = (it: unknown): it is Builder => isRecord(it) && Array.isArray(it['states'])
  return isBuilder(value) ? value : null
}

const ROWS: readonly [string, (written: Written) => string][] = [
  ['Name', ({ name }) => name],
  ['Licence', ({ licence }) => licence || 'None'],
  ['Builds in', ({ states }) => states.join(', ') || 'Not said'],
  ['Logo', ({ logo }) => (logo ? 'There is one' : 'None')],
]

type QuestionProps = { mine: Written; theirs: Written; onMine: () => void; onTheirs: () => void }

/** Conflict: both versions side by side, and the choice between them. */
function Question({ mine, theirs, onMine, onTheirs }: QuestionProps) {
  return (
    <div className={css['form']}>
      <p>Somebody else has changed this builder meanwhile.</p>
      <VersionsTable
        caption="Your version beside theirs"
        names={['Yours', 'Theirs']}
        rows={ROWS.map(([name, textOf]) => ({ name, before: textOf(mine), after: textOf(theirs) }))}
      />
      <Button onClick={onMine}>Go on with mine</Button>
      <Button variant="outline" onClick={onTheirs}>
        Take theirs
      </Button>
    </div>
  )
}

import type { ImportDetail } from '@dream/contract/api/admin/imports/import'
import { useState } from 'react'
import { saveFile } from '#lib/navigation/page.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { countOf, numberText } from '../text/text.ts'
import css from './imports.module.css'
import { undoneText } from './import-text.ts'
import { useImportActions } from './use-import.ts'

type Props = { detail: ImportDetail }
type Actions = ReturnType<typeof useImportActions>

/** Next step of an import, in one sentence and one or two buttons. */
export function NextStep({ detail }: Props) {
  const actions = useImportActions(detail)
  const step = { detail, actions }
  const hasBad = detail.state === 'checked' && detail.rows.bad > 0
  return (
    <section className={css['step']} aria-label="What comes next">
      <ProblemLine message={actions.failure?.message} />
      {(detail.state === 'parsed' || hasBad) && <ToCheck {...step} />}
      {detail.state === 'checked' && !hasBad && <ToImport {...step} />}
      {detail.state === 'applied' && <Applied {...step} />}
      {detail.state === 'undone' && detail.undone && <p>{undoneText(detail.undone)}</p>}
      {detail.state === 'failed' && <p>Nothing was read. Put the file right and send it again.</p>}
      {detail.state === 'discarded' && <p>This list was put away. Its file can be sent again.</p>}
    </section>
  )
}

type StepProps = { detail: ImportDetail; actions: Actions }

/**
 * Single button for the first check and the next ones, in one place: pressing it also saves the edited cell, which changes the
 * state.
 */
function ToCheck({ detail, actions }: StepProps) {
  const { state, rows } = detail
  const isChecked = state === 'checked'
  const wasChecked = rows.good + rows.bad + rows.leftOut > 0
  return (
    <>
      <p>{isChecked ? toMendText(rows) : toCheckText(detail)}</p>
      <div className={css['buttons']}>
        <Button
          isBusy={actions.isBusy}
          variant={isChecked ? 'outline' : 'main'}
          onClick={() => void actions.check()}
        >
          {wasChecked ? 'Check again' : `Check ${countOf(rows.all, 'row')}`}
        </Button>
        {isChecked && <WithoutTheBad detail={detail} actions={actions} />}
      </div>
    </>
  )
}

function toCheckText({ rows, isRemembered }: ImportDetail): string {
  const change = 'A check imports everything and takes it back: it says exactly what would happen.'
  if (rows.good + rows.bad + rows.leftOut > 0) return `Something was changed since the last check. ${change}`
  const columns = isRemembered
    ? 'The columns are as you chose them last time.'
    : 'Look at the columns, then check the rows.'
  return `${columns} ${change}`
}

const toMendText = ({ bad, all }: ImportDetail['rows']): string =>
  `${countOf(bad, 'row')} of ${numberText(all)} ${bad === 1 ? 'needs' : 'need'} mending. Nothing is imported meanwhile. Mend them below and check again, or go on without them.`

/** Gaps that block publishing, shown together so that nobody finds them one by one. */
function Gaps({ gaps }: Pick<ImportDetail, 'gaps'>) {
  if (gaps.length === 0) return null
  return (
    <div className={css['gaps']}>
      <p>Before buyers can see them:</p>
      <ul>
        {gaps.map(({ words, count }) => (
          <li key={words}>
            {words} <span className="secondary-text">({countOf(count, 'design')})</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function ToImport({ detail: { rows, gaps }, actions }: StepProps) {
  if (rows.good === 0) return <p>All rows are left out. There is nothing to import.</p>
  return (
    <>
      <p>
        {rows.good === 1 ? 'One row is' : `All ${numberText(rows.good)} rows are`} good
        {rows.leftOut > 0 && `, and ${numberText(rows.leftOut)} left out`}. Each becomes a draft that nobody
        but you sees.
      </p>
      <Gaps gaps={gaps} />
      <div className={css['buttons']}>
        <Button isBusy={actions.isBusy} onClick={() => void actions.apply('all')}>
          Import {countOf(rows.good, 'design')}
        </Button>
      </div>
    </>
  )
}

function WithoutTheBad({ detail, actions }: StepProps) {
  const { id, rows } = detail
  const [isAsking, setAsking] = useState(false)
  const bad = countOf(rows.bad, 'row')
  return (
    <>
      {rows.good > 0 && (
        <Button variant="outline" onClick={() => setAsking(true)}>
          Import the {numberText(rows.good)} good rows
        </Button>
      )}
      <SaveBadRows id={id}>Download {bad} to mend</SaveBadRows>
      <Sheet isOpen={isAsking} onClose={() => setAsking(false)} label={`Import without ${bad}?`}>
        <div className={css['form']}>
          <p>
            {countOf(rows.good, 'design')} {rows.good === 1 ? 'becomes a draft' : 'become drafts'}. {bad}{' '}
            {rows.bad === 1 ? 'stays' : 'stay'} out; download {rows.bad === 1 ? 'it' : 'them'} with the
            reasons, mend and import {rows.bad === 1 ? 'it' : 'them'} as a list of its own.
          </p>
          <Button
            isBusy={actions.isBusy}
            onClick={() => {
              setAsking(false)
              void actions.apply('good')
            }}
          >
            Import the good rows
          </Button>
        </div>
      </Sheet>
    </>
  )
}

const SaveBadRows = ({ id, children }: { id: string; children: React.ReactNode }) => (
  <Button variant="quiet" onClick={() => saveFile(`/api/admin/imports/${id}/bad-rows`)}>
    {children}
  </Button>
)

function Applied({ detail, actions }: StepProps) {
  const { id, number, rows } = detail
  const [isAsking, setAsking] = useState(false)
  const designs = countOf(rows.imported, 'design')
  return (
    <>
      <p>
        {designs} {rows.imported === 1 ? 'was' : 'were'} made from this list.
        {rows.bad > 0 && ` ${countOf(rows.bad, 'row')} stayed out.`} Publish them together among the designs.
      </p>
      <Gaps gaps={detail.gaps} />
      <div className={css['buttons']}>
        <ButtonLink href={`/admin/designs?filter=importId:${number}`}>Open the {designs}</ButtonLink>
        {rows.bad > 0 && <SaveBadRows id={id}>Download {countOf(rows.bad, 'row')} to mend</SaveBadRows>}
        <Button variant="outline" onClick={() => setAsking(true)}>
          Undo this import
        </Button>
      </div>
      <Sheet isOpen={isAsking} onClose={() => setAsking(false)} label="Undo this import?">
        <div className={css['form']}>
          <p>
            What it made is archived, published or not: buyers no longer get it, and likes of it stay. What
            somebody has edited since stays as it is.
          </p>
          <Button
            variant="danger"
            isBusy={actions.isBusy}
            onClick={() => {
              setAsking(false)
              void actions.undo()
            }}
          >
            Undo the import
          </Button>
        </div>
      </Sheet>
    </>
  )
}

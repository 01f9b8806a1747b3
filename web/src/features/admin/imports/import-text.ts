import type { ImportDetail, ImportSummary } from '@dream/contract/api/admin/imports/import'
import type { ImportState, ImportTask } from '@dream/contract/rules/admin/imports/import-limits'
import { countOf, numberText } from '../text/text.ts'

type Tone = 'good' | 'bad' | 'busy' | 'plain'

const STATES: Record<ImportState, { label: string; tone: Tone }> = {
  uploaded: { label: 'Being read', tone: 'busy' },
  parsed: { label: 'To be checked', tone: 'busy' },
  checked: { label: 'Checked', tone: 'busy' },
  applied: { label: 'Imported', tone: 'good' },
  undone: { label: 'Undone', tone: 'plain' },
  failed: { label: "Couldn't be read", tone: 'bad' },
  discarded: { label: 'Put away', tone: 'plain' },
}

/** Status of an import as a tag. */
export function stateOf({ state, rows, task }: Pick<ImportSummary, 'state' | 'rows' | 'task'>): {
  label: string
  tone: Tone
} {
  if (task) return { label: TASKS[task.kind], tone: 'busy' }
  if (state === 'checked')
    return rows.bad > 0
      ? { label: `${numberText(rows.bad)} to mend`, tone: 'bad' }
      : { label: 'Ready to import', tone: 'good' }
  return STATES[state]
}

export const STATE_CHOICES = Object.entries(STATES).map(([value, { label }]) => ({ value, label }))

const TASKS: Record<ImportTask, string> = {
  read: 'Reading the list',
  pictures: 'Unpacking pictures',
  check: 'Checking the rows',
  apply: 'Importing',
  undo: 'Undoing',
}

/** Progress of a task as a sentence: "Checking the rows: 4,000 of 10,000". */
export const taskText = ({ kind, done, total, isCancelled }: NonNullable<ImportSummary['task']>): string => {
  if (isCancelled) return 'Stopping'
  if (total === 0) return done === 0 ? TASKS[kind] : `${TASKS[kind]}: ${numberText(done)} so far`
  return `${TASKS[kind]}: ${numberText(done)} of ${numberText(total)}`
}

export const builderText = (builder: ImportSummary['builder']) => builder?.name ?? 'House catalogue'

const DELIMITERS: Readonly<Record<string, string>> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'bars',
}
const ENCODINGS: Readonly<Record<string, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
}

/** Recognised file format: "Read as CSV with semicolons, Windows-1252". */
export function recognisedText(recognised: NonNullable<ImportDetail['recognised']>): string {
  const { format, delimiter, encoding } = recognised
  const between = delimiter === null ? '' : ` with ${DELIMITERS[delimiter] ?? delimiter}`
  return `Read as ${format.toUpperCase()}${between}, ${ENCODINGS[encoding] ?? encoding}`
}

/** Result of an undo. */
export function undoneText({ archived, left }: NonNullable<ImportDetail['undone']>): string {
  const gone = `${countOf(archived, 'design')} ${archived === 1 ? 'is' : 'are'} archived.`
  if (left === 0) return gone
  return `${gone} ${countOf(left, 'design')} ${left === 1 ? 'was' : 'were'} edited since the import and ${left === 1 ? 'stays' : 'stay'} as they are.`
}

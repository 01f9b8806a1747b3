import type { Profile } from '@dream/contract/api/account/profile'
import { blockOf, type Block } from '@dream/contract/rules/land/land-fit'
import { SETBACK_M, startingSetbacks, type Setbacks } from '@dream/contract/rules/land/land-setbacks'
import { metresOf, metresProblem } from '@dream/contract/rules/land/metres'
import { BLOCK } from '@dream/contract/rules/account/profile'

export const SETBACK_FIELDS = [
  'front',
  'rear',
  'side',
  'sideStreet',
] as const satisfies readonly (keyof Setbacks)[]

/** Block as typed: lengths stay text until they are saved. */
export type BlockDraft = Pick<Profile, 'facing' | 'corner' | 'onlyFitting'> & {
  width: string
  depth: string
} & Record<keyof Setbacks, string>

/** Fields of a block, in the order of the screen. */
export const BLOCK_FIELDS = [
  'width',
  'depth',
  'corner',
  'facing',
  ...SETBACK_FIELDS,
  'onlyFitting',
] as const satisfies readonly (keyof BlockDraft)[]

export type BlockProblems = Partial<Record<keyof BlockDraft, string>>

const typed = (length: number | null) => (length === null ? '' : String(length))

/** Setbacks as editable text. */
export function setbackTexts(setbacks: Setbacks): Record<keyof Setbacks, string> {
  const { front, rear, side, sideStreet } = setbacks
  return { front: `${front}`, rear: `${rear}`, side: `${side}`, sideStreet: `${sideStreet}` }
}

/** Draft of the saved block; missing setbacks start with the state's usual figures. */
export function draftOf(profile: Profile): BlockDraft {
  const { blockWidth, blockDepth, facing, corner, setbacks, onlyFitting, state } = profile
  return {
    width: typed(blockWidth),
    depth: typed(blockDepth),
    facing,
    corner: corner ?? null,
    onlyFitting,
    ...setbackTexts(setbacks ?? startingSetbacks(state).setbacks),
  }
}

/** Validation errors of the block, by field. */
export function problemsOf(draft: BlockDraft): BlockProblems {
  const found: [keyof BlockDraft, string | null][] = [
    ['width', metresProblem(draft.width, BLOCK.widthM)],
    ['depth', metresProblem(draft.depth, BLOCK.depthM)],
    ...SETBACK_FIELDS.map((field): [keyof BlockDraft, string | null] => [
      field,
      draft[field].trim() === '' ? 'Enter metres' : metresProblem(draft[field], SETBACK_M),
    ]),
  ]
  return Object.fromEntries(found.flatMap(([field, problem]) => (problem ? [[field, problem]] : [])))
}

/** Setbacks as numbers; null while one of them is invalid. */
function setbacksOf(draft: BlockDraft): Setbacks | null {
  const problems = problemsOf(draft)
  if (SETBACK_FIELDS.some((field) => problems[field])) return null
  const [front = 0, rear = 0, side = 0, sideStreet = 0] = SETBACK_FIELDS.map(
    (field) => metresOf(draft[field]) ?? 0,
  )
  return { front, rear, side, sideStreet }
}

/** Block for the fit; null while its width is unknown or a field is invalid. */
export function blockOfDraft(
  draft: BlockDraft,
  { state, mustHaves }: Pick<Profile, 'state' | 'mustHaves'>,
): Block | null {
  return Object.keys(problemsOf(draft)).length > 0 ? null : blockOf({ ...changeOf(draft), state, mustHaves })
}

type Answers = Pick<Profile, 'blockWidth' | 'blockDepth' | 'facing' | 'corner' | 'setbacks' | 'onlyFitting'>

/** Changes to send on save. */
export function changeOf(draft: BlockDraft): Answers {
  return {
    blockWidth: metresOf(draft.width),
    blockDepth: metresOf(draft.depth),
    facing: draft.facing,
    corner: draft.corner,
    setbacks: setbacksOf(draft),
    onlyFitting: draft.onlyFitting,
  }
}

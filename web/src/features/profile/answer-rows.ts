import type { Profile } from '@dream/contract/api/account/profile'
import { STATE_NAMES } from '@dream/contract/rules/account/australia'
import * as rules from '@dream/contract/rules/account/profile'

/** Line of the summary; `step` is where it is asked. */
export type AnswerRow = { step: number; title: string; text: string | null }

type Choices = readonly { readonly value: string; readonly label: string }[]

/** Text of an answer; null when it is open or "not sure". */
function labelOf(choices: Choices, value: string | null): string | null {
  if (value === null || value === 'unsure') return null
  return choices.find((choice) => choice.value === value)?.label ?? null
}

const counted = (count: number | null, one: string, many = `${one}s`) =>
  count === null ? null : `${count} ${count === 1 ? one : many}`

const joined = (...parts: (string | null)[]) =>
  parts.filter((part) => part !== null && part !== '').join(' · ') || null

function placeOf({ suburb, postcode, state }: Profile) {
  const town = [suburb, postcode].filter(Boolean).join(' ')
  return joined(town, state === null || state === 'unsure' ? null : STATE_NAMES[state])
}

function sizeOf({ blockWidth, blockDepth }: Profile) {
  if (blockWidth !== null && blockDepth !== null) return `${blockWidth} × ${blockDepth} m`
  if (blockWidth !== null) return `${blockWidth} m wide`
  return blockDepth === null ? null : `${blockDepth} m deep`
}

function storeysOf({ storeys }: Profile) {
  const label = labelOf(rules.STOREYS, storeys)
  return label && `${label.toLowerCase()} ${storeys === '1' ? 'storey' : 'storeys'}`
}

const firstHomeText = { yes: 'first home', no: 'built or bought before', unsure: null }

/** Answers of the five steps, one line each. */
export function answerRows(profile: Profile): AnswerRow[] {
  const { whoFor, firstHome, stage, when, slope, facing, bedrooms, bathrooms, cars, budget, mustHaves } =
    profile
  const { blockWidth, onlyFitting } = profile
  const fall = labelOf(rules.SLOPE, slope)
  const rear = labelOf(rules.FACING, facing)
  return [
    { step: 1, title: 'Place', text: placeOf(profile) },
    {
      step: 2,
      title: "Who it's for",
      text: joined(labelOf(rules.WHO_FOR, whoFor), firstHome && firstHomeText[firstHome]),
    },
    {
      step: 3,
      title: 'Stage',
      text: joined(labelOf(rules.STAGE, stage), labelOf(rules.WHEN, when)?.toLowerCase() ?? null),
    },
    {
      step: 4,
      title: 'Block',
      text: joined(
        sizeOf(profile),
        fall && fall.toLowerCase(),
        rear && `back faces ${rear.toLowerCase()}`,
        onlyFitting && blockWidth !== null ? 'only plans that fit' : null,
      ),
    },
    {
      step: 5,
      title: 'Wish list',
      text: joined(
        counted(bedrooms, 'bed'),
        counted(bathrooms, 'bath'),
        cars === 0 ? 'no garage' : counted(cars, 'car'),
        storeysOf(profile),
        labelOf(rules.BUDGET, budget),
        counted(mustHaves.length || null, 'must-have'),
      ),
    },
  ]
}

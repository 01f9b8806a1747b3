import type { Brief } from '../../api/chat/brief.ts'
import { STATE_NAMES } from '../account/australia.ts'
import type { Setbacks } from '../land/land-setbacks.ts'
import type { BriefPart } from './chat.ts'
import * as profile from '../account/profile.ts'

type Choices = readonly { readonly value: string; readonly label: string }[]

/**
 * Lines of a part of a brief, the same for the buyer who shares it and the broker who reads it. Empty when nothing was answered:
 * "not sure" counts as no answer.
 */
export function briefLines(brief: Brief, part: BriefPart): string[] {
  switch (part) {
    case 'whoFor':
      return answerLines(profile.WHO_FOR, brief.whoFor)
    case 'mustHaves':
      return brief.mustHaves ?? []
    case 'dislikes':
      return brief.dislikes ?? []
    case 'areas':
      return placeLines(brief.areas)
    case 'block':
      return blockLines(brief.block)
    case 'budget':
      return answerLines(profile.BUDGET, brief.budget, (label) => `${label} to build, without the land`)
    case 'stage':
      return stageLines(brief.stage)
    case 'plans':
      return (brief.plans ?? []).map(({ title }) => title)
  }
}

const asIs = (label: string) => label

/** Line of an answer; none when it is open. */
function answerLines(choices: Choices, value: string | null | undefined, format = asIs): string[] {
  const label = value === 'unsure' ? undefined : choices.find((choice) => choice.value === value)?.label
  return label === undefined ? [] : [format(label)]
}

function placeLines(place: Brief['areas']): string[] {
  if (!place) return []
  const { suburb, postcode, state } = place
  const town = [suburb, postcode].filter(Boolean).join(' ')
  return [town, state === null || state === 'unsure' ? '' : STATE_NAMES[state]].filter(Boolean)
}

function blockLines(block: Brief['block']): string[] {
  if (!block) return []
  const { width, depth, slope, facing, corner, setbacks } = block
  return [
    ...sizeLines(width, depth),
    ...answerLines(profile.SLOPE, slope, (label) => (slope === 'flat' ? label : `${label} slope`)),
    ...answerLines(profile.FACING, facing, (label) => `Back faces ${label.toLowerCase()}`),
    ...(corner === 'yes' ? ['Corner block'] : []),
    ...(setbacks?.isOwn ? [setbacksLine(setbacks)] : []),
  ]
}

const setbacksLine = ({ front, rear, side }: Setbacks) =>
  `Setbacks ${front} m front, ${rear} m rear, ${side} m sides`

function sizeLines(width: number | null, depth: number | null): string[] {
  if (width !== null && depth !== null) return [`${width} × ${depth} m`]
  if (width !== null) return [`${width} m wide`]
  return depth === null ? [] : [`${depth} m deep`]
}

function stageLines(stage: Brief['stage']): string[] {
  if (!stage) return []
  const { stage: step, when, firstHome } = stage
  return [
    ...answerLines(profile.STAGE, step),
    ...answerLines(profile.WHEN, when),
    ...(firstHome === 'yes' ? ['First home'] : []),
    ...(firstHome === 'no' ? ['Built or bought before'] : []),
  ]
}

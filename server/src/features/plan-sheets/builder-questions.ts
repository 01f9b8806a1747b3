import type { Design } from '@dream/contract/api/designs/design'

const has = ({ plan }: Design, kind: string) => plan?.rooms.some((room) => room.kind === kind) ?? false
const metres = (value: number) => String(Number(value.toFixed(1)))

/** Questions to ask a builder about a plan, derived from its features. */
export function builderQuestions(design: Design): string[] {
  const { plan } = design
  if (!plan) return []
  const { areas, minLotWidth, minLotDepth, storeys, livingSide } = plan
  const asked: (string | false)[] = [
    'What is the fixed price of this plan on my block, and what could still change it?',
    'What does the price leave out: site works, driveway, floor coverings, fences, letterbox?',
    `It needs a lot of about ${metres(minLotWidth)} × ${metres(minLotDepth)} m. Is that with my council's setbacks?`,
    livingSide !== null &&
      `The living rooms are ${SIDES[livingSide]}. Can you mirror or turn the plan so that they get the winter sun?`,
    storeys === 2 && 'Is the upper floor timber or concrete, and how is noise kept from the rooms below?',
    areas.alfresco > 0 &&
      `Is the alfresco of ${metres(areas.alfresco)} m² in the price with its roof, paving and lights?`,
    areas.garage > 0 && 'Are the garage door, its motor and the crossover to the street in the price?',
    has(design, 'pantry') && 'Does the pantry come with a bench, a sink and power points?',
    has(design, 'ensuite') && 'How high are the bathroom and ensuite tiled, and which taps are included?',
    plan.study === true && 'Does the study have data and enough power points, or are they extra?',
    has(design, 'void') && 'How is the void heated and cooled, and what does that add to running costs?',
    'How high are the ceilings, and what do higher ones cost?',
    'Which energy rating does it reach on my block, and what would one star more cost?',
    'How long from the contract to the keys, and what do you pay me when it takes longer?',
  ]
  return asked.filter((each) => each !== false).slice(0, QUESTIONS_MAX)
}

/** Max questions that fit on a page with the facts. */
const QUESTIONS_MAX = 14
const SIDES = {
  front: 'at the front',
  rear: 'at the rear',
  left: 'on the left',
  right: 'on the right',
  middle: 'in the middle',
} as const

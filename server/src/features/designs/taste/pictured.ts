type Pictured = {
  kitchen?: string | null | undefined
  living?: string | null | undefined
  suite?: string | null | undefined
  secondLiving?: string | null | undefined
  study?: string | null | undefined
}

/** Weights for the chosen side, and slightly more against the other. */
const FOR = 0.5
const AGAINST = -0.7

/** Tags of the catalogue for and against which each answer weighs; 'unsure' has none. */
const SAYS: { [Q in keyof Pictured]-?: Readonly<Record<string, Readonly<Record<string, number>>>> } = {
  kitchen: {
    open: { 'room:butlers-pantry': AGAINST, 'kitchen:island': FOR },
    pantry: { 'room:butlers-pantry': FOR },
  },
  living: {
    rear: { 'living:rear': FOR, 'living:front': AGAINST },
    front: { 'living:front': FOR, 'living:rear': AGAINST },
  },
  suite: {
    front: { 'master:front': FOR, 'master:rear': AGAINST },
    rear: { 'master:rear': FOR, 'master:front': AGAINST },
  },
  secondLiving: {
    one: { 'living:second': AGAINST },
    two: { 'living:second': FOR },
  },
  study: {
    room: { 'room:study': FOR },
    nook: { 'room:study-nook': FOR, 'room:study': AGAINST },
  },
}

/** Weights of tags from the picture answers. Answers unknown to this version are ignored. */
export function picturedTags({
  kitchen,
  living,
  suite,
  secondLiving,
  study,
}: Pictured): Record<string, number> {
  return {
    ...SAYS.kitchen[kitchen ?? ''],
    ...SAYS.living[living ?? ''],
    ...SAYS.suite[suite ?? ''],
    ...SAYS.secondLiving[secondLiving ?? ''],
    ...SAYS.study[study ?? ''],
  }
}

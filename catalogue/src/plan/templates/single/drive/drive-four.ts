import type { Template } from '../../../draft.ts'
import { bedroomsAtStreet, childrenAtGarden, livingAtStreet, parentsAtGarden } from './car-behind.ts'
import { kitchenAtGarden, terraceBesideChildren } from './car-beside.ts'

/** A verandah at the street and a drive beside the house, with the car behind or halfway along it. */
export const driveFour: Template = {
  id: 'drive-four',
  share: 2,
  draft: (random) => ({
    mirrored: random.chance(0.5),
    ground: random.pick([
      bedroomsAtStreet,
      parentsAtGarden,
      childrenAtGarden,
      livingAtStreet,
      kitchenAtGarden,
      terraceBesideChildren,
    ])(random),
  }),
}

import type { Template } from '../../../../draft.ts'
import { livingAside } from './living-aside.ts'

/** For a block of fourteen metres: bedrooms behind the garage, and all living beside them at the garden. */
export const asideFour: Template = {
  id: 'aside-four',
  draft: (random) => ({ mirrored: random.chance(0.5), ground: livingAside(random) }),
}

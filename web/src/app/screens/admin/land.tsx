import { LandRoom } from '#features/admin/land/land-room.tsx'
import { lazyPart } from '../../lazy-part.tsx'

// From the guide's own chunk: shared by two, it would be split for everybody.
const CardPreview = lazyPart('CardPreview', () => import('../guides/land.tsx'))

/** The room of the land guide, with cards drawn by the guide itself. */
export const AdminLand = () => <LandRoom preview={(card) => <CardPreview card={card} />} />

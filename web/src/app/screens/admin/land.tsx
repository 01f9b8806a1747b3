import { LandPage } from '#features/admin/land/land-page.tsx'
import { lazyPart } from '../../lazy-part.tsx'

// From the guide's own chunk: shared by two entries, it would be split off for everybody.
const CardPreview = lazyPart('CardPreview', () => import('../guides/land.tsx'))

/** Admin page of the land guide, with cards rendered by the guide itself. */
export const AdminLand = () => <LandPage preview={(card) => <CardPreview card={card} />} />

import { LandRoom } from '#features/admin/land/land-room.tsx'
import { CardPreview } from '#features/land/card/card-preview.tsx'

/** The room of the land guide, with cards drawn by the guide itself. */
export const AdminLand = () => <LandRoom preview={(card) => <CardPreview card={card} />} />

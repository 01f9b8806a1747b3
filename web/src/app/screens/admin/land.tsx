import { lazy, Suspense } from 'react'
import { LandRoom } from '#features/admin/land/land-room.tsx'

// From the guide's own chunk: shared by two, it would be split for everybody.
const CardPreview = lazy(async () => ({ default: (await import('../guides/land.tsx')).CardPreview }))

/** The room of the land guide, with cards drawn by the guide itself. */
export const AdminLand = () => (
  <LandRoom
    preview={(card) => (
      <Suspense>
        <CardPreview card={card} />
      </Suspense>
    )}
  />
)

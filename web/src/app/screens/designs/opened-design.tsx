import type { Ground } from '@dream/contract/rules/land/land-fit'
import { lazy, useEffect } from 'react'
import { useApiQuery } from '#lib/api/query.ts'
import { showToast } from '#ui/overlays/toast.ts'
import { WhenLoaded } from '../../when-loaded.tsx'

const loadDetails = () => import('./details-layer.tsx')
const DetailsLayer = lazy(async () => ({ default: (await loadDetails()).DetailsLayer }))

type Props = {
  id: string
  /** Block of the buyer for whom somebody else opens it; by default one's own. */
  ground?: Ground | null
  onClose: () => void
}

/** Layer with a design from a conversation. */
export function OpenedDesign({ id, ground = null, onClose }: Props) {
  const { data, error } = useApiQuery('GET /api/designs/:id', { params: { id } })
  useEffect(() => {
    if (!error || data) return
    showToast(error.message)
    onClose()
  }, [error, data, onClose])
  return (
    data && (
      <WhenLoaded load={loadDetails} onMissing={onClose}>
        <DetailsLayer design={data} ground={ground} onClose={onClose} />
      </WhenLoaded>
    )
  )
}

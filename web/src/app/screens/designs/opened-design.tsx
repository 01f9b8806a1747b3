import { lazy, Suspense, useEffect } from 'react'
import { useApiQuery } from '#lib/api/query.ts'
import { showToast } from '#ui/overlays/toast.ts'

const DesignDetails = lazy(async () => ({
  default: (await import('#features/design-details/design-details.tsx')).DesignDetails,
}))

/** A design of a conversation, over it. */
export function OpenedDesign({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error } = useApiQuery('GET /api/designs/:id', { params: { id } })
  useEffect(() => {
    if (!error || data) return
    showToast(error.message)
    onClose()
  }, [error, data, onClose])
  return <Suspense>{data && <DesignDetails design={data} onClose={onClose} />}</Suspense>
}

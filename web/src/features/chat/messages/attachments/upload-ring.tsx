import { useUploadedPart } from '../../message-queue/uploads.ts'
import css from './upload-ring.module.css'

/** Progress ring of an upload. */
export function UploadRing({ clientId }: { clientId: string }) {
  const part = useUploadedPart(clientId)
  return (
    <svg
      className={css['ring']}
      viewBox="0 0 36 36"
      role="progressbar"
      aria-label="Sending"
      aria-valuenow={Math.round(part * 100)}
    >
      <circle cx="18" cy="18" r="15" />
      <circle cx="18" cy="18" r="15" pathLength="100" strokeDasharray={`${part * 100} 100`} />
    </svg>
  )
}

import { useUrlFilters } from '../shell/url-filters.ts'
import { RoomPage } from '../shell/room-page.tsx'
import { AuditFilters, FILTERS } from './audit-filters.tsx'
import { AuditPages } from './audit-pages.tsx'

/** Who changed what, when and from where: newest first, filtered by the address. */
export function AuditRoom() {
  const [filters, setFilters] = useUrlFilters(FILTERS)
  return (
    <RoomPage
      title="Audit log"
      lead="Every change in the admin area. Nothing here can be changed or deleted."
    >
      <AuditFilters filters={filters} onChange={setFilters} />
      <AuditPages key={JSON.stringify(filters)} filters={filters} />
    </RoomPage>
  )
}

import type { DocumentPlan } from '@dream/contract/api/admin/catalogue/design-document'
import { DOCUMENT } from '@dream/contract/rules/designs/document/limits'
import { ROOM_NAMES } from '@dream/contract/rules/designs/rooms'
import { Plus, X } from 'lucide-react'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import css from './fields.module.css'
import { NumberField } from './number-field.tsx'

type Rooms = DocumentPlan['rooms']
type Room = Rooms[number]
type Props = { rooms: Rooms; onChange: (rooms: Rooms) => void }

const KINDS = Object.entries(ROOM_NAMES).map(([value, label]) => ({ value, label }))
const isKind = (text: string): text is Room['kind'] => Object.hasOwn(ROOM_NAMES, text)
const MM = 1000

/** Rooms as the details list them. An outline drawn by the catalogue is kept until the room's size changes. */
export function RoomsField({ rooms, onChange }: Props) {
  const change = (at: number, fields: Partial<Room>) =>
    onChange(rooms.map((room, index) => (index === at ? sized({ ...room, ...fields }, fields) : room)))
  const add = () => onChange([...rooms, newRoom()])
  return (
    <details className={css['part']}>
      <summary className={css['heading']}>
        Rooms <span className="secondary-text">({rooms.length})</span>
      </summary>
      <ul className={css['rooms']}>
        {rooms.map((room, at) => (
          <li key={room.id} className={css['room']}>
            <Field
              label="Room"
              autoComplete="off"
              maxLength={DOCUMENT.roomName}
              value={room.name}
              onChange={({ currentTarget }) => change(at, { name: currentTarget.value })}
            />
            <SelectField
              label="Kind"
              choices={KINDS}
              value={room.kind}
              onChange={({ currentTarget: { value } }) => isKind(value) && change(at, { kind: value })}
            />
            <SelectField
              label="Storey"
              choices={[
                { value: 'ground', label: 'Ground' },
                { value: 'upper', label: 'Upper' },
              ]}
              value={room.level}
              onChange={({ currentTarget: { value } }) =>
                change(at, { level: value === 'upper' ? 'upper' : 'ground' })
              }
            />
            <NumberField
              label="Across"
              unit="m"
              value={room.width / MM}
              onChange={(metres) => metres && change(at, { width: Math.round(metres * MM) })}
            />
            <NumberField
              label="Along"
              unit="m"
              value={room.depth / MM}
              onChange={(metres) => metres && change(at, { depth: Math.round(metres * MM) })}
            />
            <IconButton
              label={`Remove ${room.name || 'this room'}`}
              icon={<X />}
              onClick={() => onChange(rooms.filter((_, index) => index !== at))}
            />
          </li>
        ))}
      </ul>
      {rooms.length < DOCUMENT.roomsMost && (
        <Button variant="outline" size="small" icon={<Plus />} onClick={add}>
          Add a room
        </Button>
      )}
    </details>
  )
}

const newRoom = (): Room => ({
  id: crypto.randomUUID(),
  name: '',
  kind: 'bedroom',
  level: 'ground',
  width: 3000,
  depth: 3000,
  area: 9,
})

/** Resizes a room: its area changes, and a drawn outline is dropped. */
function sized(room: Room, { width, depth }: Partial<Room>): Room {
  if (width === undefined && depth === undefined) return room
  const { polygon: _outline, ...rest } = room
  return { ...rest, area: Math.round((rest.width * rest.depth) / 100_000) / 10 }
}

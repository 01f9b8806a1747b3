import type { ReactNode } from 'react'
import css from './answer-drawing.module.css'

/** Drawing of one answer as a plan, the street below: its subject is in teal. */
export function AnswerDrawing({ of }: { of: string }) {
  return (
    <svg viewBox="0 0 120 120" className={css['drawing']} aria-hidden="true">
      {DRAWINGS[of]}
    </svg>
  )
}

const Walls = () => <rect className={css['wall']} x="30" y="14" width="60" height="88" />
const Street = () => <path className={css['street']} d="M10 114h100" />
const Garden = () => (
  <>
    <circle className={css['tree']} cx="18" cy="16" r="8" />
    <circle className={css['tree']} cx="103" cy="24" r="6" />
  </>
)
const Sofa = ({ y }: { y: number }) => (
  <path className={css['line']} d={`M42 ${y}h36v12h-36zM46 ${y}v8h28v-8`} />
)
const Bed = ({ x, y }: { x: number; y: number }) => (
  <path
    className={css['line']}
    d={`M${x} ${y}h20v22h-20zM${x} ${y + 8}h20M${x + 4} ${y + 2}h5v4h-5zM${x + 11} ${y + 2}h5v4h-5z`}
  />
)

const Table = ({ x, y }: { x: number; y: number }) => (
  <path className={css['line']} d={`M${x} ${y}h24v10h-24zM${x + 8} ${y + 14}h8v6h-8z`} />
)

/** Bounding box of a room: its left and upper edge, its width and height. */
type Box = readonly [x: number, y: number, width: number, height: number]
const Room = ({ at: [x, y, width, height] }: { at: Box }) => (
  <rect className={css['room']} x={x} y={y} width={width} height={height} />
)

/** House between its garden and the street: the rooms in question, the inner walls, and the furniture. */
const house = (rooms: readonly Box[], walls: string, things: ReactNode) => (
  <>
    <Garden />
    <Street />
    {rooms.map((at) => (
      <Room key={at.join()} at={at} />
    ))}
    <Walls />
    <path className={css['line']} d={walls} />
    {things}
  </>
)

const DRAWINGS: Readonly<Record<string, ReactNode>> = {
  'living:rear': house([[30, 14, 60, 36]], 'M30 50h22M64 50h26', <Sofa y={26} />),
  'living:front': house([[30, 66, 60, 36]], 'M30 66h22M64 66h26', <Sofa y={78} />),
  'secondLiving:one': house([[30, 14, 60, 44]], 'M30 58h22M64 58h26', <Sofa y={30} />),
  'secondLiving:two': house(
    [
      [30, 14, 60, 34],
      [30, 68, 60, 34],
    ],
    'M30 48h22M64 48h26M30 68h22M64 68h26',
    <>
      <Sofa y={24} />
      <Sofa y={80} />
    </>,
  ),
  'study:room': house(
    [[54, 68, 36, 34]],
    'M54 102v-34h12M80 68h10M66 68a14 14 0 0 0 14 14v-14',
    <Table x={60} y={88} />,
  ),
  'study:nook': house([[62, 50, 28, 26]], 'M30 50h60M62 76h28', <Table x={64} y={52} />),
  'kitchen:open': (
    <>
      <Room at={[14, 20, 92, 80]} />
      <rect className={css['wall']} x="14" y="20" width="92" height="80" />
      <path
        className={css['line']}
        d="M14 34h50v-14M28 52h44v12h-44zM34 72v6M46 72v6M58 72v6M24 24h6v6h-6zM40 24h10v6h-10z"
      />
      <path className={css['line']} d="M78 70h18v18h-18z" />
    </>
  ),
  'kitchen:pantry': (
    <>
      <Room at={[14, 20, 92, 26]} />
      <rect className={css['wall']} x="14" y="20" width="92" height="80" />
      <path className={css['wall']} d="M14 46h56M86 46h20" />
      <path
        className={css['line']}
        d="M14 30h92M22 22h6v6h-6zM36 22h10v6h-10zM60 22h8v6h-8zM28 60h44v12h-44zM34 80v6M46 80v6M58 80v6"
      />
      <path className={css['line']} d="M78 78h18v14h-18z" />
    </>
  ),
  'suite:front': house([[30, 68, 34, 34]], 'M30 68h34v34', <Bed x={37} y={74} />),
  'suite:rear': house([[30, 14, 34, 34]], 'M30 48h34v-34', <Bed x={37} y={20} />),
  'storeys:1': (
    <>
      <Street />
      <Room at={[18, 74, 84, 36]} />
      <path className={css['wall']} d="M18 110v-36h84v36M10 76l30-22h40l30 22z" />
      <path className={css['line']} d="M54 110v-22h12v22M28 84h16v12h-16zM76 84h16v12h-16z" />
    </>
  ),
  'storeys:2': (
    <>
      <Street />
      <Room at={[28, 40, 64, 34]} />
      <path className={css['wall']} d="M28 110v-70h64v70M20 42l24-20h32l24 20zM28 74h64" />
      <path
        className={css['line']}
        d="M54 110v-22h12v22M36 84h12v12h-12zM72 84h12v12h-12zM36 50h16v12h-16zM68 50h16v12h-16z"
      />
    </>
  ),
}

import css from './drawings.module.css'
import { Label } from './pieces.tsx'

const STAGES = [
  { name: 'base', from: 52, width: 44 },
  { name: 'frame', from: 96, width: 52 },
  { name: 'lock-up', from: 148, width: 78 },
  { name: 'fixing', from: 226, width: 70 },
  { name: 'final', from: 296, width: 44 },
]

/** Parts of the building at each stage, from slab to finished house, drawn into a box 44 wide with its ground at 0. */
const STANDING = [
  'M4 0v-6h36v6z',
  'M4-6v-22l18-14 18 14v22M13-6v-29M22-6v-36M31-6v-29M4-6h36v6H4z',
  'M4 0v-28l18-14 18 14V0zM0-27l22-17 22 17',
  'M4 0v-28l18-14 18 14V0zM0-27l22-17 22 17M10-20h9v8h-9zM26 0v-19h8V0',
  'M4 0v-28l18-14 18 14V0zM0-27l22-17 22 17M10-20h9v8h-9zM26 0v-19h8V0M32-36v-9h5v13',
]

/** Scale bar of the price: each part falls due when its stage is built. */
export function Payments() {
  return (
    <>
      <path className={css['mark']} d="M32 150h20v26H32z" />
      {STAGES.map(({ name, from: x, width }, at) => {
        return (
          <g key={name}>
            <path className={at % 2 ? css['lot'] : css['soil']} d={`M${x} 150h${width}v26h${-width}z`} />
            <path
              className={css['line']}
              fill="var(--card)"
              transform={`translate(${x + width / 2 - 22} 126)`}
              d={STANDING[at]}
            />
            <path className={css['thin']} d={`M${x + width} 132v52m-4 0 8-8`} />
            <Label x={x + width / 2} y={200} anchor="middle" tone="note">
              {name}
            </Label>
          </g>
        )
      })}
      <path className={css['line']} d="M32 126h308" />
      <path className={css['thin']} d="M42 176v38" />
      <Label x={32} y={230}>
        deposit
      </Label>
      <Label x={186} y={60} anchor="middle">
        first it stands, then you pay
      </Label>
    </>
  )
}

const WEEKS = [
  { name: 'slab', from: 0, weeks: 2 },
  { name: 'frame', from: 2, weeks: 2 },
  { name: 'lock-up', from: 4, weeks: 4 },
  { name: 'fixing', from: 8, weeks: 4 },
  { name: 'completion', from: 12, weeks: 3 },
  { name: 'handover', from: 15, weeks: 3 },
]
const WEEK_PX = 15

/** Building stages in sequence over a ruler of weeks. */
export function BuildStages() {
  return (
    <>
      <path className={css['line']} d="M40 214h290" />
      {Array.from({ length: 19 }, (_, week) => (
        <path key={week} className={css['thin']} d={`M${40 + week * WEEK_PX} 214v${week % 4 ? 6 : 12}`} />
      ))}
      {[0, 4, 8, 12, 16].map((week) => (
        <Label key={week} x={40 + week * WEEK_PX} y={242} anchor="middle">
          {week}
        </Label>
      ))}
      <Label x={332} y={242} anchor="end" tone="note">
        weeks
      </Label>
      {WEEKS.map(({ name, from, weeks }, at) => {
        const x = 40 + from * WEEK_PX
        const y = 24 + at * 30
        const isLate = from > 9
        return (
          <g key={name}>
            <path className={css['dash']} d={`M${x} ${y + 22}V214`} />
            <path
              className={at === 5 ? css['mark'] : css['soil']}
              d={`M${x} ${y}h${weeks * WEEK_PX}v22h${-weeks * WEEK_PX}z`}
            />
            <Label x={isLate ? x - 8 : x + weeks * WEEK_PX + 8} y={y + 16} anchor={isLate ? 'end' : 'start'}>
              {name}
            </Label>
          </g>
        )
      })}
    </>
  )
}

/** Certificate with your address on it, over the house it is for. */
export function Cover() {
  return (
    <>
      <path className={css['soil']} d="M0 226h360v34H0z" />
      <path className={css['lot']} strokeWidth="4" d="M56 226v-70h120v70z" strokeDasharray="10 6" />
      <path className={css['line']} strokeDasharray="10 6" d="m40 160 76-52 76 52M116 226v-70" />
      <path className={css['lot']} d="M178 34h134v168H178z" />
      <path className={css['line']} d="M196 62h74" strokeWidth="4" />
      <path className={css['thin']} d="M196 84h98M196 100h98M196 116h62" />
      <path className={css['mark']} d="M194 132h102v26H194z" />
      <Label x={245} y={150} anchor="middle" tone="onteal">
        your address
      </Label>
      <circle cx="284" cy="186" r="20" className={css['mark']} />
      <path d="m275 186 7 7 12-14" stroke="var(--on-teal)" strokeWidth="3" />
      <path className={css['lot']} strokeWidth="2" d="m272 204-4 22 16-8 16 8-4-22" />
      <Label x={116} y={250} anchor="middle" tone="note">
        not finished
      </Label>
    </>
  )
}

/** Plan with the last marks on it, and the key. */
export function Handover() {
  return (
    <>
      <path className={css['wall']} d="M40 40h176v180H40z" />
      <path className={css['room']} d="M40 118h84M124 40v46M124 118v40M124 158h92M168 158v62M124 118h20" />
      <path fill="var(--mist)" d="M126 42h88v42h-88z" />
      <path className={css['room']} d="M124 86h92" />
      {[
        { x: 84, y: 80, label: '1' },
        { x: 170, y: 64, label: '2' },
        { x: 192, y: 190, label: '3' },
      ].map(({ x, y, label }) => (
        <g key={label}>
          <circle cx={x} cy={y} r="13" fill="var(--card)" stroke="var(--pass)" strokeWidth="2.500" />
          <Label x={x} y={y + 5} anchor="middle">
            {label}
          </Label>
        </g>
      ))}
      <g transform="translate(284 96)">
        <path
          className={css['mark']}
          fillRule="evenodd"
          d="M0-34a28 28 0 0 1 8 55v75h-10l-8-8 8-8-8-8 8-9-8-9V20A28 28 0 0 1 0-34Zm0 12a8 8 0 1 0 0 16 8 8 0 0 0 0-16Z"
        />
      </g>
      <path className={css['dash']} d="M64 220h34" strokeWidth="5" />
      <path className={css['line']} d="M64 220a34 34 0 0 1 34-34v34" />
      <Label x={284} y={222} anchor="middle" tone="note">
        last, the key
      </Label>
    </>
  )
}

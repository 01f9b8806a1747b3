import css from './drawings.module.css'
import { Label } from './pieces.tsx'

const TEN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** House cut open: an insulated shell, eaves that let the winter sun in and keep the summer sun out, and seven of ten stars. */
export function Stars() {
  return (
    <>
      <g transform="translate(45 28)">
        {TEN.map((at) => (
          <path
            key={at}
            transform={`translate(${at * 30} 0)`}
            d="m0-11 3.200 7.200 7.800.800-5.800 5.200 1.700 7.700L0 5.900l-6.900 4 1.700-7.700L-11-3l7.800-.800Z"
            fill={at < 7 ? 'var(--teal)' : 'var(--card)'}
            stroke={at < 7 ? 'var(--on-teal)' : 'var(--ink-2)'}
            strokeWidth="1.500"
          />
        ))}
      </g>
      <path className={css['soil']} d="M0 226h360v34H0z" />
      <path className={css['mark']} d="M96 220h184v10H96z" />
      <path className={css['wall']} d="M104 220v-84h168v84z" />
      <path fill="var(--card)" d="M99 158h10v52H99z" />
      <path className={css['line']} d="M104 158v52M100 158h8M100 210h8" />
      <path className={css['lot']} strokeWidth="3" d="M66 140 188 66l122 74h-20L188 82 86 140z" />
      <path d="m112 132 76-46 76 46" stroke="var(--teal)" strokeWidth="7" strokeLinejoin="miter" />
      <path className={css['thin']} d="M30 64 78 132M44 58l48 68" />
      <path className={css['thin']} d="m14 150 118 56M14 164l104 50" />
      <Label x={8} y={56} tone="note">
        summer sun
      </Label>
      <Label x={8} y={142} tone="note">
        winter sun
      </Label>
      <Label x={188} y={128} anchor="middle" tone="note">
        insulation
      </Label>
    </>
  )
}

/** House with what is bolted on, and a scale of a hundred points. */
export function WholeHome() {
  return (
    <>
      <path className={css['soil']} d="M0 190h360v12H0z" />
      <path className={css['wall']} d="M104 190v-76h152v76z" />
      <path className={css['lot']} strokeWidth="3" d="m84 118 96-66 96 66z" />
      <path
        className={css['mark']}
        d="m188 52 66 46-12 14-62-44zM204 63l-10 13M221 75l-10 13M237 86l-10 13"
      />
      <path className={css['line']} fill="var(--card)" d="M126 138h36v26h-36zM208 190v-46h26v46" />
      <path className={css['mark']} d="M272 150h34v40h-34z" />
      <circle cx="289" cy="170" r="10" stroke="var(--on-teal)" strokeWidth="1.500" />
      <path className={css['onmark']} d="M282 170h14M289 163v14" />
      <path className={css['line']} fill="var(--card)" d="M62 132h28v58H62zM90 152h14" />
      <Label x={314} y={174} tone="note">
        cool
      </Label>
      <Label x={54} y={166} anchor="end" tone="note">
        hot water
      </Label>
      <Label x={262} y={78} tone="note">
        panels
      </Label>
      <path stroke="var(--line-2)" strokeWidth="6" d="M40 226h280" />
      <path stroke="var(--teal)" strokeWidth="6" d="M40 226h196" />
      <path
        className={css['line']}
        d="M40 220v16M96 222v10M152 222v10M208 222v10M264 222v10M320 220v16M236 214v24"
      />
      <Label x={40} y={252} anchor="middle">
        0
      </Label>
      <Label x={320} y={252} anchor="middle">
        100
      </Label>
    </>
  )
}

/** Two editions of a code over a ruler of time, and a permit that falls near the change. */
export function Editions() {
  return (
    <>
      <path className={css['lot']} d="M40 40h108v112H40z" />
      <path className={css['lot']} d="M212 40h108v112H212z" />
      <path fill="var(--teal)" d="M213 41h106v26H213z" />
      <path className={css['thin']} d="M40 68h108M212 68h108" />
      <Label x={94} y={60} anchor="middle">
        edition
      </Label>
      <Label x={266} y={60} anchor="middle" tone="onteal">
        next one
      </Label>
      <path
        className={css['thin']}
        d="M54 88h80M54 104h80M54 120h50M226 88h80M226 104h80M226 120h80M226 136h50"
      />
      <path className={css['dash']} d="M160 96h40m-7-6 7 6-7 6" />
      <path stroke="var(--line-2)" strokeWidth="5" strokeLinecap="round" d="M40 196h280" />
      <path stroke="var(--teal)" strokeWidth="5" strokeLinecap="round" d="M180 196h140" />
      <path className={css['line']} d="M180 184v24" />
      <path className={css['thin']} d="M75 190v12M110 190v12M145 190v12M215 190v12M250 190v12M285 190v12" />
      <path className={css['mark']} d="M160 192l-9-16h18z" />
      <Label x={140} y={174} anchor="end">
        permit?
      </Label>
      <Label x={180} y={228} anchor="middle">
        it starts to count
      </Label>
    </>
  )
}

import type { HomeState, State } from '@dream/contract/rules/account/australia'
import type { ReactNode } from 'react'

/** Outlines of the states, simplified for the stroke width. */
const OUTLINES: Record<Exclude<State, 'ACT'>, string> = {
  QLD: 'M178 34l5 3l6 1l3-16l1-7l3-7l4 14l7 5l3 17l10 6l9 13l9 9l1 12l-18 4l-31 0l0-13l-12 0Z',
  NSW: 'M239 84l-2 14l-7 11l-5 16l-7-4l-5-3l-8 0l-6-5l-9-4l0-21l31 0Z',
  VIC: 'M225 125l-9 2l-5 4l-6-4l-5 3l-10-3l0-18l9 4l6 5l8 0l5 3Z',
  SA: 'M190 127l-5-7l-5-4l-1-7l-4 6l-1-6l-6 4l-5-9l-12-6l-9 1l0-24l36 0l12 0l0 13l0 21Z',
  WA: 'M142 99l-11 3l-8 4l-2 3l-14 0l-8 5l-11-3l2-11l-4-13l-5-12l1-15l12-9l9-3l10-3l3-5l2-7l6-2l7-9l8 5l3-1l0 49Z',
  NT: 'M142 26l4-4l4-7l7-4l10 4l6 0l-3 12l8 7l0 41l-36 0Z',
  TAS: 'M204 138l8 2l7-1l-2 10l-4 2l-6-5Z',
}

/** Map of the states, the chosen one in the marker's teal. */
export function PlaceDrawing({ state }: { state: HomeState | null }) {
  const outlines = Object.entries(OUTLINES)
  return (
    <svg viewBox="0 0 320 160" fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
      {outlines.map(([name, path]) => (
        <path key={name} d={path} strokeWidth="1.5" fill={name === state ? 'var(--teal)' : 'var(--card)'} />
      ))}
      <circle
        cx="223"
        cy="114"
        r={state === 'ACT' ? 6 : 2.5}
        fill={state === 'ACT' ? 'var(--teal)' : 'currentColor'}
        strokeWidth={state === 'ACT' ? 2 : 0}
      />
      <Tree x={44} y={112} />
      <Tree x={276} y={44} />
      <g stroke="var(--ink-2)" strokeWidth="1.5">
        <path d="M262 150h36M262 145v10M280 147v6M298 145v10" />
      </g>
    </svg>
  )
}

function Tree({ x, y }: { x: number; y: number }): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`} stroke="var(--teal-text)" strokeWidth="1.25" opacity="0.7">
      <circle r="13" />
      <path d="M0-13V13M-11-7 11 7M-11 7 11-7" />
    </g>
  )
}

import type { UnsafeReason } from './unsafe-drawing.ts'

/** Allowed elements. */
export const ELEMENTS: ReadonlySet<string> = new Set([
  'svg',
  'g',
  'defs',
  'symbol',
  'use',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
])

/** Elements for which a drawing is refused; other unknown ones are removed with their content. */
export const REFUSED: Readonly<Record<string, UnsafeReason>> = {
  script: 'script',
  handler: 'script',
  listener: 'script',
  foreignobject: 'page',
  iframe: 'page',
  embed: 'page',
  object: 'page',
  html: 'page',
  body: 'page',
  image: 'picture',
  feimage: 'foreign',
  audio: 'foreign',
  video: 'foreign',
  animate: 'animation',
  animatemotion: 'animation',
  animatetransform: 'animation',
  animatecolor: 'animation',
  set: 'animation',
  mpath: 'animation',
}

/** Presentation attributes, which a style may set, too. */
export const LOOKS: ReadonlySet<string> = new Set([
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-dasharray',
  'stroke-dashoffset',
  'opacity',
  'clip-path',
  'clip-rule',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'letter-spacing',
  'text-anchor',
  'dominant-baseline',
  'stop-color',
  'stop-opacity',
  'visibility',
  'display',
  'vector-effect',
])

/** Geometry attributes. */
const PLACES: ReadonlySet<string> = new Set(
  (
    'id d points x y x1 y1 x2 y2 cx cy r rx ry fx fy dx dy rotate width height viewBox preserveAspectRatio transform offset ' +
    'gradientUnits gradientTransform spreadMethod clipPathUnits textLength lengthAdjust'
  ).split(' '),
)

/** Whether an attribute is allowed. */
export const isAttribute = (name: string): boolean => LOOKS.has(name) || PLACES.has(name)

const LOCAL = /^url\(\s*['"]?#[\w.:-]+['"]?\s*\)(\s+(none|#[0-9a-f]{3,8}|[a-z]+))?$/i
/** Characters of allowed values: numbers, names, colours, paths. */
const PLAIN = /^[\w\s#%.,:;()+\-'"/&]*$/u

/** Whether a value refers to nothing outside of the drawing and has only plain characters. */
export function isPlainValue(value: string): boolean {
  if (/url\s*\(/i.test(value)) return LOCAL.test(value.trim())
  return PLAIN.test(value) && !/(javascript|data|https?|file|expression|import)\s*[:(]/i.test(value)
}

/** Whether a value refers to something outside of the drawing. */
export const isForeign = (value: string): boolean =>
  /url\s*\(/i.test(value) ? !LOCAL.test(value.trim()) : /(?:https?|ftp|file|data):|\/\//i.test(value)

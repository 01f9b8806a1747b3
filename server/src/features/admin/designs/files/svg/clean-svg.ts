import { type Element, type Node, parseXml } from './parse-xml.ts'
import { readLooks, readStyles, type Styles } from './read-styles.ts'
import { ELEMENTS, isAttribute, isForeign, isPlainValue, REFUSED } from './svg-rules.ts'
import { UnsafeDrawing } from './unsafe-drawing.ts'

/** Cleaned drawing, with its size in its own units. */
export type CleanSvg = { text: string; width: number; height: number }

/** Max copies of parts, nested ones included, that are still drawn quickly. */
const MOST_COPIES = 100_000
const NAMESPACES = 'xmlns="http://www.w3.org/2000/svg"'

/**
 * Sanitises a drawing: parsed as XML, and rewritten with allowed elements and attributes only. With a script, an embedded page or
 * a foreign reference it is refused, so that its author knows; metadata of editors is removed.
 */
export function cleanSvg(source: string): CleanSvg {
  const root = parseXml(source)
  if (localName(root.name) !== 'svg') throw new UnsafeDrawing('not-svg')
  refuse(root)
  const { box, width, height } = sizeOf(root)
  const styles = readStyles(sheetsIn(root))
  const drawn = clean(root, styles)
  if (!drawn) throw new UnsafeDrawing('not-svg')
  refuseCopies(drawn)
  for (const name of ['x', 'y', 'width', 'height', 'transform']) drawn.attributes.delete(name)
  drawn.attributes.set('viewBox', box)
  drawn.attributes.set('width', String(width))
  drawn.attributes.set('height', String(height))
  return { text: written(drawn, NAMESPACES), width, height }
}

/** Local name of an SVG element. Other namespaces keep their prefix, and are unknown. */
const localName = (name: string) => (name.startsWith('svg:') ? name.slice(4) : name)

/** Throws for active content, anywhere in the tree. */
function refuse({ name, attributes, children }: Element): void {
  const reason = REFUSED[(localName(name).split(':').at(-1) ?? '').toLowerCase()]
  if (reason) throw new UnsafeDrawing(reason)
  for (const [key, value] of attributes) {
    if (/^on/i.test(key)) throw new UnsafeDrawing('script')
    if (isLink(key) && !value.trim().startsWith('#')) {
      throw new UnsafeDrawing(/^\s*javascript/i.test(value) ? 'script' : 'foreign')
    }
  }
  for (const child of children) if (typeof child !== 'string') refuse(child)
}

const isLink = (key: string) => /(^|:)(href|src|base)$/i.test(key)

function sizeOf({ attributes }: Element): { box: string; width: number; height: number } {
  const numbers = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const own = ['width', 'height'].map((name) => Number.parseFloat(attributes.get(name) ?? ''))
  const [x = 0, y = 0, width = 0, height = 0] = numbers.length === 4 ? numbers : [0, 0, ...own]
  const isFine = (length: number) => Number.isFinite(length) && length > 0 && length < 1e7
  if (!isFine(width) || !isFine(height) || !Number.isFinite(x) || !Number.isFinite(y))
    throw new UnsafeDrawing('no-size')
  return { box: [x, y, width, height].join(' '), width, height }
}

const textIn = (nodes: readonly Node[]) => nodes.filter((node) => typeof node === 'string').join('')

function sheetsIn({ name, children }: Element): string[] {
  if (localName(name) === 'style') return [textIn(children)]
  return children.flatMap((child) => (typeof child === 'string' ? [] : sheetsIn(child)))
}

const SPEAKS: ReadonlySet<string> = new Set(['text', 'tspan'])

/** Cleans an element; null: removes it. Styles become attributes, so that no style sheet is needed. */
function clean(element: Element, styles: Styles): Element | null {
  const name = localName(element.name)
  if (!ELEMENTS.has(name)) return null
  const children = element.children.flatMap((child): Node[] => {
    if (typeof child === 'string') return SPEAKS.has(name) ? [child] : []
    const kept = clean(child, styles)
    return kept ? [kept] : []
  })
  return { name, attributes: cleanAttributes(name, element.attributes, styles), children }
}

function cleanAttributes(
  name: string,
  attributes: ReadonlyMap<string, string>,
  styles: Styles,
): Map<string, string> {
  const cleaned = new Map<string, string>()
  for (const [key, value] of attributes) {
    if (isLink(key) && name === 'use' && /^#[\w.:-]+$/.test(value.trim())) cleaned.set('href', value.trim())
    if (!isAttribute(key)) continue
    if (isForeign(value) && /url\s*\(/i.test(value)) throw new UnsafeDrawing('foreign')
    if (isPlainValue(value)) cleaned.set(key, value)
  }
  const classes = (attributes.get('class') ?? '').split(/\s+/).filter(Boolean)
  const selectors = [name, ...classes.map((each) => `.${each}`), `#${attributes.get('id') ?? ''}`]
  const looks = [
    ...selectors.map((selector) => styles.get(selector)),
    readLooks(attributes.get('style') ?? ''),
  ]
  for (const each of looks) for (const [key, value] of each ?? []) cleaned.set(key, value)
  return cleaned
}

/** Throws when copies of parts, nested ones included, are too many or circular. */
function refuseCopies(root: Element): void {
  const byId = new Map<string, Element>()
  const index = (element: Element) => {
    const id = element.attributes.get('id')
    if (id !== undefined && !byId.has(id)) byId.set(id, element)
    for (const child of element.children) if (typeof child !== 'string') index(child)
  }
  index(root)
  const counts = new Map<Element, number>()
  const open = new Set<Element>()
  const count = (element: Element): number => {
    const known = counts.get(element)
    if (known !== undefined) return known
    if (open.has(element)) throw new UnsafeDrawing('too-much')
    open.add(element)
    const copied = referencesOf(element).flatMap((id) => byId.get(id) ?? [])
    const parts = element.children.filter((child) => typeof child !== 'string')
    const total = [...copied, ...parts].reduce((sum, part) => sum + count(part), 1)
    if (total > MOST_COPIES) throw new UnsafeDrawing('too-much')
    open.delete(element)
    counts.set(element, total)
    return total
  }
  count(root)
}

/** References of an element to parts that it draws or is clipped by. */
const referencesOf = ({ attributes }: Element): string[] =>
  [...attributes].flatMap(([key, value]) => {
    if (key === 'href') return [value.slice(1)]
    const [, id] = /url\(\s*['"]?#([\w.:-]+)/.exec(value) ?? []
    return id === undefined ? [] : [id]
  })

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '')
/** Control characters that XML cannot represent. */
// oxlint-disable-next-line no-control-regex -- Controls are what is looked for.
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const readable = (text: string) => escaped(text.replaceAll(UNWRITABLE, ''))

function written({ name, attributes, children }: Element, first = ''): string {
  const said = [...attributes].map(([key, value]) => ` ${key}="${readable(value)}"`).join('')
  const inside = children
    .map((child) => (typeof child === 'string' ? readable(child) : written(child)))
    .join('')
  const open = `<${name}${first && ` ${first}`}${said}`
  return inside === '' ? `${open}/>` : `${open}>${inside}</${name}>`
}

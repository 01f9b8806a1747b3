import { UnsafeDrawing } from './unsafe-drawing.ts'

export type Element = { name: string; attributes: Map<string, string>; children: Node[] }
export type Node = Element | string

const MOST_ELEMENTS = 50_000
const DEEPEST = 60

const NAME = /[A-Za-z_][\w.:-]*/y
const ATTRIBUTE = /\s+([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y
const TAG_END = /\s*(\/?)>/y
const CLOSING = /<\/([A-Za-z_][\w.:-]*)\s*>/y

/**
 * Parses plain XML: elements, attributes and text, with the five predefined entities. Refuses a document type, which could define
 * expanding entities, and malformed XML. Linear time.
 */
export function parseXml(text: string): Element {
  const reader = { text, at: 0, elements: 0 }
  skipProlog(reader)
  const root = readElement(reader, 0)
  skipProlog(reader)
  if (reader.at < text.length) throw new UnsafeDrawing('broken')
  return root
}

type Reader = { text: string; at: number; elements: number }

/** Matches `pattern` at the current position and advances behind it. */
function take(reader: Reader, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = reader.at
  const found = pattern.exec(reader.text)
  if (found) reader.at = pattern.lastIndex
  return found
}

/** Skips `from … to`; false when it does not begin here. */
function skip(reader: Reader, from: string, to: string): boolean {
  if (!reader.text.startsWith(from, reader.at)) return false
  const end = reader.text.indexOf(to, reader.at + from.length)
  if (end < 0) throw new UnsafeDrawing('broken')
  reader.at = end + to.length
  return true
}

const SPACE = /[\s\ufeff]+/y

function skipProlog(reader: Reader) {
  while (take(reader, SPACE) || skip(reader, '<?', '?>') || skip(reader, '<!--', '-->'));
  if (/^<!DOCTYPE/i.test(reader.text.slice(reader.at, reader.at + 9)))
    throw new UnsafeDrawing('document-type')
}

function readElement(reader: Reader, depth: number): Element {
  reader.elements += 1
  if (depth > DEEPEST || reader.elements > MOST_ELEMENTS) throw new UnsafeDrawing('too-much')
  if (reader.text[reader.at] !== '<') throw new UnsafeDrawing('broken')
  reader.at += 1
  const name = take(reader, NAME)?.[0]
  if (name === undefined) throw new UnsafeDrawing('broken')
  const attributes = new Map<string, string>()
  for (let found = take(reader, ATTRIBUTE); found; found = take(reader, ATTRIBUTE)) {
    const [, key = '', double, single] = found
    if (attributes.has(key)) throw new UnsafeDrawing('broken')
    attributes.set(key, decoded(double ?? single ?? ''))
  }
  const end = take(reader, TAG_END)
  if (!end) throw new UnsafeDrawing('broken')
  const element: Element = { name, attributes, children: [] }
  if (end[1] === '/') return element
  element.children = readChildren(reader, depth)
  if (take(reader, CLOSING)?.[1] !== name) throw new UnsafeDrawing('broken')
  return element
}

function readChildren(reader: Reader, depth: number): Node[] {
  const children: Node[] = []
  for (;;) {
    const next = reader.text.indexOf('<', reader.at)
    if (next < 0) throw new UnsafeDrawing('broken')
    if (next > reader.at) children.push(decoded(reader.text.slice(reader.at, next)))
    reader.at = next
    if (reader.text.startsWith('</', next)) return children
    const cdata = next
    if (skip(reader, '<![CDATA[', ']]>')) children.push(reader.text.slice(cdata + 9, reader.at - 3))
    else if (!skip(reader, '<!--', '-->') && !skip(reader, '<?', '?>'))
      children.push(readElement(reader, depth + 1))
  }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decoded(text: string): string {
  if (!text.includes('&')) return text
  return text.replaceAll(/&([^;&\s]{0,12});?/g, (_, name: string) => {
    const character = ENTITIES[name] ?? numbered(name)
    if (character === null) throw new UnsafeDrawing('document-type')
    return character
  })
}

function numbered(name: string): string | null {
  const [, hex, decimal] = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(name) ?? []
  const point = hex === undefined ? Number(decimal ?? Number.NaN) : Number.parseInt(hex, 16)
  return Number.isInteger(point) && point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : null
}

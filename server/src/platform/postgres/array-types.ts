/** The array types of our columns and parameters, by their object ids in PostgreSQL's catalogue. */
const ARRAYS = {
  bytea: { id: 1001, parse: (text: string): unknown => Buffer.from(text.slice(2), 'hex') },
  text: { id: 1009, parse: (text: string): unknown => text },
  varchar: { id: 1015, parse: (text: string): unknown => text },
  uuid: { id: 2951, parse: (text: string): unknown => text },
  smallint: { id: 1005, parse: (text: string): unknown => Number(text) },
  int: { id: 1007, parse: (text: string): unknown => Number(text) },
  float: { id: 1022, parse: (text: string): unknown => Number(text) },
  bool: { id: 1000, parse: (text: string): unknown => text === 't' },
  timestamptz: { id: 1185, parse: (text: string): unknown => new Date(text) },
}

const QUOTED = /"((?:[^"\\]|\\.)*)"|([^,{}]+)/gs

/** The elements of an array of one dimension as PostgreSQL writes it, e.g. `{a,"b c",NULL}`. */
function parseArray(text: string, parse: (element: string) => unknown): unknown[] {
  if (text === '{}') return []
  return [...text.matchAll(QUOTED)].map(([, quoted, bare = '']) => {
    if (quoted !== undefined) return parse(quoted.replaceAll(/\\(.)/gs, '$1'))
    return bare === 'NULL' ? null : parse(bare)
  })
}

function textOf(element: unknown): string {
  if (element instanceof Date) return element.toISOString()
  if (typeof element === 'string') return element
  if (typeof element === 'number' || typeof element === 'boolean') return String(element)
  throw new TypeError('An array of a statement takes texts, numbers, truths and times')
}

const writeElement = (element: unknown) =>
  element === null ? 'NULL' : `"${textOf(element).replaceAll(/["\\]/g, '\\$&')}"`

const writeArray = (elements: unknown) =>
  Array.isArray(elements) ? `{${elements.map(writeElement).join(',')}}` : elements

/**
 * How the driver reads and writes arrays. Left alone it asks the database for all types on each new connection, and when that
 * connection dies meanwhile, nobody hears of it and the process ends.
 */
export const arrayTypes = Object.fromEntries(
  Object.entries(ARRAYS).map(([name, { id, parse }]) => [
    `${name}Array`,
    { to: id, from: [id], parse: (text: string) => parseArray(text, parse), serialize: writeArray },
  ]),
)

import { parseAst } from 'vitest/node'

/** `isLazy`: a dynamic `import()`, loaded when it is run. */
export type Import = { specifier: string; line: number; isLazy: boolean }
export type Mention = { name: string; line: number }
export type Parsed = { imports: Import[]; mentions: Mention[]; isBarrel: boolean }

type Node = { type: string; start: number; [field: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const childrenOf = (node: Node) => Object.values(node).flat().filter(isNode)

const SOURCES = new Set([
  'ImportDeclaration',
  'ImportExpression',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'TSImportType',
])

/** Imports of a file, and each global that it mentions: `fetch`, `window.navigator`. */
export function parseImports(source: string, file: string): Parsed {
  const program: unknown = parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' })
  if (!isNode(program)) return { imports: [], mentions: [], isBarrel: false }
  const parsed: Parsed = { imports: [], mentions: [], isBarrel: isBarrel(childrenOf(program)) }
  const lineOf = (node: Node) => source.slice(0, node.start).split('\n').length
  const visit = (node: Node, parent: Node | null) => {
    const specifier = SOURCES.has(node.type) ? textOf(node['source']) : null
    if (specifier !== null) {
      parsed.imports.push({ specifier, line: lineOf(node), isLazy: node.type === 'ImportExpression' })
    }
    if (node.type === 'Identifier' && isMention(node, parent)) {
      parsed.mentions.push({ name: String(node['name']), line: lineOf(node) })
    }
    for (const child of childrenOf(node)) visit(child, node)
  }
  visit(program, null)
  return parsed
}

const textOf = (node: unknown) => (isNode(node) && typeof node['value'] === 'string' ? node['value'] : null)

const GLOBAL_OBJECTS = ['window', 'globalThis', 'self']

/** Whether an identifier reads a global, not a property, key, type or import. */
function isMention(node: Node, parent: Node | null): boolean {
  if (!parent || parent.type.startsWith('TS') || parent.type.endsWith('Specifier')) return false
  if (parent.type === 'MemberExpression' && parent['property'] === node && !parent['computed']) {
    const object = parent['object']
    return isNode(object) && GLOBAL_OBJECTS.includes(String(object['name']))
  }
  const isKey = parent['key'] === node && !parent['computed'] && !parent['shorthand']
  return (!isKey && !/^(Function|VariableDeclarator|Labeled)/.test(parent.type)) || parent['init'] === node
}

/** Whether the file is a barrel: it only re-exports from our own files. */
function isBarrel(statements: Node[]): boolean {
  const passesOn = (statement: Node) =>
    /^Export(All|Named)Declaration$/.test(statement.type) && /^[.#]/.test(textOf(statement['source']) ?? '')
  return statements.length > 0 && statements.every(passesOn)
}

import { OPEN_FEATURES } from './exceptions.ts'
import type { Parsed } from './parse-imports.ts'
import { BROWSER_APIS, GROUND, LAYERS, TOPICS, WORKSPACES_READ } from './layers.ts'
import { targetOf, type Zone, zoneOf } from './zones.ts'

export type Violation = { path: string; line: number; message: string }

type Edge = { from: Zone; specifier: string; to: Zone | null }

/** Folders of the server that may use PostgreSQL's driver directly. */
const PG_HOMES = ['platform/database', 'embedded-postgres']

/** All import boundary violations of one file. */
export function violationsOf(path: string, parsed: Parsed): Violation[] {
  const from = zoneOf(path)
  const unknown = unknownPlace(from)
  if (unknown) return [{ path, line: 1, message: unknown }]
  const imports = parsed.imports.flatMap(({ specifier, line }) => {
    const target = targetOf(specifier, path)
    const edge = { from, specifier, to: target === null ? null : zoneOf(target) }
    return complaintsAbout(edge).map((message) => ({ path, line, message }))
  })
  const mentions = parsed.mentions
    .filter(({ name }) => isClosedTo(from) && BROWSER_APIS.includes(name))
    .map(({ name, line }) => ({ path, line, message: `only web/src/lib may use ${name}` }))
  const barrels = parsed.isBarrel
    ? [{ path, line: 1, message: 'a file that only re-exports is a barrel' }]
    : []
  return [...imports, ...mentions, ...barrels]
}

/** Violation of a file in an unlisted workspace, layer or topic: no rule would cover it. */
function unknownPlace({ workspace, layer, home }: Zone): string | null {
  const layers = LAYERS[workspace]
  if (!layers) return `${workspace} is no workspace that the import boundaries know`
  if (!layers[layer]) return `${workspace}/${layer} is no layer that the import boundaries know`
  const topics = TOPICS[`${workspace}/${layer}`]
  const isKnown = !topics || topics.includes(topicOf({ home }))
  return isKnown ? null : `${workspace}/${home} is no topic that the import boundaries know`
}

const topicOf = ({ home }: Pick<Zone, 'home'>) => home.split('/')[1] ?? ''

const isInBrowser = ({ workspace, layer, isTest }: Zone) =>
  workspace === 'web' && !isTest && layer !== '' && layer !== 'tools'

const isClosedTo = (zone: Zone) => isInBrowser(zone) && zone.layer !== 'lib'

function complaintsAbout(edge: Edge): string[] {
  const complaints = edge.to ? ourComplaints(edge, edge.to) : packageComplaints(edge)
  return complaints.filter((each) => each !== null).map((each) => `${each} (${edge.specifier})`)
}

function ourComplaints(edge: Edge, to: Zone): (string | null)[] {
  const { from } = edge
  if (from.workspace !== to.workspace) return [crossesWorkspaces(edge, to)]
  return [
    goesUpFolders(edge, to),
    breaksLayers(from, to),
    goesUpTopics(from, to),
    joinsFeatures(from, to),
    readsTesting(from, to),
    preparesStatements(from, to),
  ]
}

function crossesWorkspaces({ from, specifier }: Edge, to: Zone): string | null {
  if (!WORKSPACES_READ[from.workspace]?.includes(to.workspace)) {
    return `${from.workspace} may not import ${to.workspace}`
  }
  const isByPath = from.workspace === 'tools' || ['web', 'root'].includes(to.workspace)
  if (isByPath) return null
  if (!specifier.startsWith('@dream/')) return `another workspace is imported by its name`
  const isOpen = to.workspace !== 'server' || to.layer === 'testing'
  if (!isOpen) return `only server/src/testing is open to ${from.workspace}`
  return from.layer === 'ui' && to.workspace === 'contract' ? 'ui may not import the contract' : null
}

/** Workspaces in which `#` stands for the top of the source; the others use relative imports only. */
const WITH_HASH = ['server', 'web', 'catalogue', 'e2e']

/** Imports are relative within a home folder and use `#` between homes. */
function goesUpFolders({ from, specifier }: Edge, to: Zone): string | null {
  if (!WITH_HASH.includes(from.workspace)) return null
  const isHome = from.home === to.home
  if (specifier.startsWith('..') && !isHome) return "a file of another folder is imported with '#'"
  return specifier.startsWith('#') && isHome && from.home !== ''
    ? 'a file of the same folder is imported relatively'
    : null
}

function breaksLayers(from: Zone, to: Zone): string | null {
  const isFree = from.isTest || to.layer === 'testing' || from.layer === to.layer || GROUND.includes(to.file)
  if (isFree || LAYERS[from.workspace]?.[from.layer]?.includes(to.layer)) return null
  return `${from.layer || from.file} may not import ${to.layer || to.file}`
}

function goesUpTopics(from: Zone, to: Zone): string | null {
  const topics = TOPICS[`${from.workspace}/${from.layer}`]
  if (!topics || from.isTest || from.layer !== to.layer || from.home === to.home) return null
  return topics.indexOf(topicOf(to)) < topics.indexOf(topicOf(from))
    ? null
    : `${from.home} lies below ${to.home} and may not import it`
}

function joinsFeatures(from: Zone, to: Zone): string | null {
  if (from.layer !== 'features' || to.layer !== 'features' || from.home === to.home) return null
  const isAllowed = from.workspace === 'server' && (from.isTest || openingOf(from, to) !== undefined)
  return isAllowed ? null : `a feature may not import a feature: ${from.home} -> ${to.home}`
}

/** The exception that lets a feature import another. */
export const openingOf = (from: Zone, to: Zone) =>
  OPEN_FEATURES.find(
    ({ feature, callers }) =>
      to.home === `features/${feature}` && callers.some((caller) => from.home === `features/${caller}`),
  )

function readsTesting(from: Zone, to: Zone): string | null {
  return to.layer === 'testing' && !from.isTest ? 'only tests may import testing' : null
}

function preparesStatements(from: Zone, to: Zone): string | null {
  const isPrepare = to.home === 'platform/database' && to.file === 'prepare.ts'
  return isPrepare && from.layer === 'features' && !from.isTest && !from.file.endsWith('.store.ts')
    ? 'only a .store.ts prepares statements'
    : null
}

function packageComplaints({ from, specifier }: Edge): (string | null)[] {
  const isServerFeature = from.workspace === 'server' && from.layer === 'features' && !from.isTest
  return [
    from.workspace === 'contract' && !from.isTest && !/^zod(\/|$)/.test(specifier)
      ? 'the contract imports zod and nothing else'
      : null,
    isInBrowser(from) && specifier.startsWith('node:') ? 'web runs in a browser' : null,
    isServerFeature && specifier === 'kysely' && !from.file.endsWith('.store.ts')
      ? 'only a .store.ts uses the query builder'
      : null,
    from.workspace === 'server' && specifier === 'pg' && !from.isTest && !PG_HOMES.includes(from.home)
      ? `only ${PG_HOMES.join(' and ')} import pg`
      : null,
    isServerFeature && /^(@fastify\/|fastify)/.test(specifier) && !/\.(routes|socket)\.ts$/.test(from.file)
      ? 'only .routes.ts and .socket.ts import fastify'
      : null,
  ]
}

import type { AuditEntry } from '@dream/contract/api/admin/audit'

/** Names of entities; for others the name is derived from their key. */
const THINGS: Readonly<Record<string, string>> = {
  admin: 'Admin',
  broker: 'Broker',
  builder: 'Builder',
  'catalogue-file': 'Picture',
  design: 'Design',
  error: 'Error',
  import: 'Import',
  job: 'Job',
  'land-card': 'Land card',
  person: 'Person',
  report: 'Report',
  session: 'Session',
  setting: 'Setting',
  text: 'Text',
  video: 'Video',
  view: 'Saved view',
}

/** Texts of actions whose name does not read as one. */
const DEEDS: Readonly<Record<string, string>> = {
  'add-evidence': 'evidence added',
  apply: 'applied',
  archive: 'archived',
  assign: 'given to a builder',
  cancel: 'cancelled',
  'cancel-invitation': 'invitation cancelled',
  change: 'changed',
  'change-checks': 'checks changed',
  'change-role': 'role changed',
  checked: 'checked',
  close: 'left',
  'code-wrong': 'entered a wrong code',
  columns: 'columns set',
  create: 'added',
  decide: 'decided',
  delete: 'deleted',
  discard: 'draft dropped',
  'discard-draft': 'draft dropped',
  draft: 'draft saved',
  end: 'ended',
  'end-session': 'session ended',
  erase: 'erased',
  export: 'export made',
  invite: 'invited',
  'invite-again': 'invited again',
  keep: 'deletion called off',
  'lift-suspension': 'suspension lifted',
  look: 'looked at',
  make: 'made',
  mend: 'row mended',
  'new-recovery-codes': 'recovery codes made anew',
  open: 'came in',
  pictures: 'pictures added',
  publish: 'published',
  'remove-authenticator': 'authenticator app removed',
  'remove-factor': 'way to confirm removed',
  reopen: 'opened again',
  replace: 'texts replaced',
  reset: 'reset',
  'reset-code': 'code sent again',
  resolve: 'resolved',
  restore: 'restored',
  retry: 'tried again',
  return: 'let in again',
  save: 'saved',
  'save-draft': 'draft saved',
  schedule: 'scheduled',
  search: 'searched for',
  'send-back': 'sent back',
  'set-up-passkey': 'passkey added',
  'set-up-totp': 'authenticator app added',
  'sign-out': 'signed out everywhere',
  start: 'started',
  'start-undo': 'undo started',
  suspend: 'suspended',
  'switch-off': 'switched off',
  'switch-on': 'switched on',
  undo: 'undone',
  upload: 'list sent',
}

/** Texts of actions that differ for one entity. */
const ACTS: Readonly<Record<string, string>> = {
  'error.return': 'Error came back',
  'import.discard': 'Import dropped',
  'land-card.start': 'Land card added',
  'video.start': 'Video added',
}

/** Name of an entity such as `land-card`: "Land card". */
export const thingText = (entity: string): string => THINGS[entity] ?? sentence(entity)

/** Text of an action such as `person.look`: "Person looked at". */
export function actText(action: string): string {
  const [entity = '', deed = ''] = action.split('.')
  return ACTS[action] ?? `${thingText(entity)} ${DEEDS[deed] ?? deed.replaceAll('-', ' ')}`.trim()
}

const SHORT_FORM = /\b(?:abn|sms|url)\b/g

/** Name of a field: `isActive` becomes "Is active", `brokerageAbn` "Brokerage ABN". */
export const fieldText = (name: string): string =>
  sentence(
    name
      .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .replaceAll(SHORT_FORM, (short) => short.toUpperCase()),
  )

function sentence(name: string): string {
  const words = name.replaceAll(/[._-]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const ADMIN_PAGES: Readonly<Record<string, string>> = {
  broker: 'brokers',
  design: 'designs',
  error: 'error-reports',
  import: 'imports',
  'land-card': 'land',
  report: 'reports',
  text: 'texts',
  video: 'videos',
}

/** URL of an entity's page; null when it has none. */
export function thingHref({ entity, entityId }: Pick<AuditEntry, 'entity' | 'entityId'>): string | null {
  const page = ADMIN_PAGES[entity]
  return page === undefined || entityId === null ? null : `/admin/${page}/${encodeURIComponent(entityId)}`
}

const LONG_ID = /^(?:[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}|[\da-f]{32,})$/i

/** Shortens a long id, keeping enough to tell two apart by eye. */
export const idText = (id: string): string => (LONG_ID.test(id) ? `…${id.slice(-6)}` : id)

/**
 * Kinds of rooms that are archived because they look cheap beside the others: not dealt until their scenes are better. Buyers who
 * liked one keep it, so their pictures stay in the library.
 */
const ARCHIVED = [
  /^alfresco-.*-3$/,
  /^living-.*-[45]$/,
  /^kitchen-.*-6$/,
  /^facade-(coastal|contemporary|hamptons|japandi|mediterranean)-1$/,
  /^facade-mid-century-3$/,
  /^alfresco-(coastal|farmhouse|hamptons|industrial|mid-century)-2$/,
  /^alfresco-hamptons-4$/,
] as const

/** Whether a room is published among the designs, once it has a picture. */
export const isDealt = (slug: string) => !ARCHIVED.some((kind) => kind.test(slug))

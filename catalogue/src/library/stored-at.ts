import type { Design, Picture } from '@dream/contract/api/designs/design'

/** Path of a listed picture or drawing, below the library's folder. */
export const storedAt = (url: string) => {
  const path = url.replace(/#.*/, '').replace(/^\/media\//, '')
  return path.endsWith('.svg') && path.startsWith('plans/') ? `${path}.gz` : path
}

export const urlsOf = ({ light, dark }: Picture) => [light, dark ?? light]

/** Paths of all files of a plan, below the library's folder. */
export const filesOf = ({ pictures, drawings, views }: Pick<Design, 'pictures' | 'drawings' | 'views'>) => [
  ...new Set([...pictures, ...drawings, ...views].flatMap(urlsOf).map(storedAt)),
]

/** Paths of the files of an archived plan: its drawings, which also replace its cards for those who liked it. */
export const keptFilesOf = ({ drawings }: Pick<Design, 'drawings'>) =>
  filesOf({ pictures: [], drawings, views: [] })

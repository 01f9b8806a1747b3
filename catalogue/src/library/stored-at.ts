import type { Design, Picture } from '@dream/contract/api/designs/design'

/** Where a picture or drawing of the list is stored, below the library's folder. */
export const storedAt = (url: string) => {
  const path = url.replace(/#.*/, '').replace(/^\/media\//, '')
  return path.endsWith('.svg') && path.startsWith('plans/') ? `${path}.gz` : path
}

export const urlsOf = ({ light, dark }: Picture) => [light, dark ?? light]

/** All files that a plan shows, below the library's folder. */
export const filesOf = ({ pictures, drawings, views }: Pick<Design, 'pictures' | 'drawings' | 'views'>) => [
  ...new Set([...pictures, ...drawings, ...views].flatMap(urlsOf).map(storedAt)),
]

/** What an archived plan still shows to those who liked it: its drawings, which stand for its cards too. */
export const keptFilesOf = ({ drawings }: Pick<Design, 'drawings'>) =>
  filesOf({ pictures: [], drawings, views: [] })

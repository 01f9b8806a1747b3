import type { SharedPage } from '@dream/contract/api/designs/shared-pages'
import { useApiQuery } from '#lib/api/query.ts'
import { useCollections } from '../collections/use-collections.ts'
import { usePagesWithNotes, type KnownPages } from './use-pages-with-notes.ts'

type Words = {
  /** Pronoun of the sentence, for one note or several. */
  what?: 'it' | 'them'
  /** Renders nothing where only the person sees it. */
  isQuiet?: boolean
}

/** Says who sees the note of a collection. */
export function CollectionNoteAudience({ id, ...words }: Words & { id: string }) {
  const pages = usePagesWithNotes()
  const own = typeof pages === 'string' ? pages : pages.filter(({ collectionId }) => collectionId === id)
  return <Audience {...words} pages={own} />
}

type OfDesign = Words & { designId: string }

/** Says who sees the notes on a design: also everyone with the link to a collection that contains it and shows notes. */
export function DesignNoteAudience(props: OfDesign) {
  const pages = usePagesWithNotes()
  if (typeof pages === 'string' || pages.length === 0) return <Audience {...props} pages={pages} />
  return <AmongCollections {...props} pages={pages} />
}

function AmongCollections({ designId, pages, ...words }: OfDesign & { pages: readonly SharedPage[] }) {
  // Include the server's answer: a design removed from a collection offline is still public until that is sent.
  const { data } = useApiQuery('GET /api/preferences/collections')
  const collections = [...(useCollections() ?? []), ...(data?.items ?? [])]
  const holding = new Set(
    collections.filter(({ designIds }) => designIds.includes(designId)).map(({ id }) => id),
  )
  const own = pages.filter(({ collectionId }) => collectionId !== null && holding.has(collectionId))
  return <Audience {...words} pages={own} />
}

function Audience({ pages, what = 'it', isQuiet = false }: Words & { pages: KnownPages }) {
  if (pages === 'unknown')
    return isQuiet ? null : `Only you see ${what}, unless a page you shared shows your notes.`
  if (pages === 'loading' || (isQuiet && pages.length === 0)) return null
  if (pages.length === 0) return `Only you see ${what}.`
  return (
    <>
      Also on the {pages.length === 1 ? 'page' : 'pages'} you shared:{' '}
      {pages.map(({ id, title, url }, at) => (
        <span key={id}>
          {at > 0 && ', '}
          {/* New window, so that the note being typed stays. */}
          <a href={url} target="_blank" rel="noreferrer">
            {title}
          </a>
        </span>
      ))}
      .
    </>
  )
}

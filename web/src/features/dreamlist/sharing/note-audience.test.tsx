import type { Collection } from '@dream/contract/api/designs/collections'
import type { SharedPage } from '@dream/contract/api/designs/shared-pages'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { clearSession } from '#lib/session/session.ts'
import { fakeApi, noNetwork } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render.tsx'
import { changeCollections } from '../collections/queue/collections-queue.ts'
import { CollectionNoteAudience, DesignNoteAudience } from './note-audience.tsx'

afterEach(() => clearSession())

const ID = '00000000-0000-4000-9000-000000000001'
const DESIGN = '00000000-0000-4000-8000-000000000007'
const aCollection: Collection = {
  id: ID,
  name: 'For Mum',
  note: '',
  version: 1,
  designIds: [DESIGN],
  covers: [],
}
const aPage = (page: Partial<SharedPage> = {}): SharedPage => ({
  id: ID,
  kind: 'collection',
  collectionId: ID,
  title: 'For Mum',
  url: 'https://dream.example.com/shared/1',
  showsName: false,
  showsNotes: true,
  opens: 0,
  sharedAt: '2026-11-21T03:00:00.000Z',
  ...page,
})

const knowing = (pages: SharedPage[], collections = [aCollection]) =>
  fakeApi({
    'GET /api/shared-pages': () => ({ body: { items: pages } }),
    'GET /api/preferences/collections': () => ({ body: { items: collections } }),
    'GET /api/preferences/liked': () => ({ body: [] }),
    'PUT /api/preferences/collections/:id/designs/:designId': noNetwork,
  })
const renderHint = (hint: React.ReactNode) => renderApp(<p role="note">{hint}</p>)
const said = () => screen.getByRole('note').textContent
const PUBLIC = 'Also on the page you shared: For Mum.'

describe('the note of a collection', () => {
  it('is on the page that shows notes, which opens in a new window so that nothing typed is lost', async () => {
    knowing([aPage()])
    renderHint(<CollectionNoteAudience id={ID} />)

    const link = await screen.findByRole('link', { name: 'For Mum' })

    expect(said()).toBe(PUBLIC)
    expect(link).toMatchObject({ href: aPage().url, target: '_blank' })
  })

  it.each([
    ['nothing is shared', []],
    ['the page shows no notes', [aPage({ showsNotes: false })]],
    ['another collection is shared', [aPage({ collectionId: DESIGN })]],
    ['the DNA is shared', [aPage({ kind: 'dna', collectionId: null })]],
  ])('is seen by nobody else while %s', async (_, pages) => {
    knowing(pages)
    renderHint(<CollectionNoteAudience id={ID} />)

    await waitFor(() => expect(said()).toBe('Only you see it.'))
  })

  it('promises nothing where this device does not know what is shared', async () => {
    fakeApi({ 'GET /api/shared-pages': noNetwork })
    renderHint(<CollectionNoteAudience id={ID} />)

    await waitFor(() => expect(said()).toBe('Only you see it, unless a page you shared shows your notes.'))
  })
})

describe('a note on a design', () => {
  it('is on the page of each collection with the design', async () => {
    const other = { ...aCollection, id: DESIGN, name: 'Corners' }
    knowing([aPage(), aPage({ id: DESIGN, collectionId: DESIGN, title: 'Corners' })], [aCollection, other])
    renderHint(<DesignNoteAudience designId={DESIGN} />)

    await waitFor(() => expect(said()).toBe('Also on the pages you shared: For Mum, Corners.'))
  })

  it('is on it as soon as the design is added to the collection, even before that is sent', async () => {
    knowing([aPage()], [{ ...aCollection, designIds: [] }])
    renderHint(<DesignNoteAudience designId={DESIGN} what="them" />)
    await waitFor(() => expect(said()).toBe('Only you see them.'))

    act(() => changeCollections({ kind: 'add', id: ID, designId: DESIGN }))

    await waitFor(() => expect(said()).toBe(PUBLIC))
  })

  it('reads no collections while no page shows notes', async () => {
    const { count } = knowing([])
    renderHint(<DesignNoteAudience designId={DESIGN} />)

    await waitFor(() => expect(said()).toBe('Only you see it.'))
    expect(count('GET /api/preferences/collections')).toBe(0)
  })
})

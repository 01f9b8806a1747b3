import type { SharedPage } from '@dream/contract/api/designs/shared-pages'
import { screen, within, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render.tsx'
import { SharePageButton } from './share-page-button.tsx'

const ID = '00000000-0000-4000-9000-000000000001'
const URL = 'https://dream.example.com/shared/1'
const aPage: SharedPage = {
  id: ID,
  kind: 'collection',
  collectionId: ID,
  title: 'For Mum',
  url: URL,
  showsName: false,
  showsNotes: false,
  opens: 0,
  sharedAt: '2026-11-21T03:00:00.000Z',
}

/** A server that shares, and what it was asked. */
function sharing(known: SharedPage[] = []) {
  const asked: unknown[] = []
  fakeApi({
    'GET /api/shared-pages': () => ({ body: { items: known } }),
    'POST /api/shared-pages': ({ body }) => {
      asked.push(body)
      return { body: { ...aPage, ...(body as object) } }
    },
  })
  return asked
}

it('a collection is shared without name and notes unless they are ticked, and its link is copied', async () => {
  const asked = sharing()
  const { person } = renderApp(<SharePageButton of={{ id: ID, name: 'For Mum' }} />)
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()

  await person.click(screen.getByRole('button', { name: 'Share For Mum' }))
  await person.click(await screen.findByRole('button', { name: 'Share the link' }))
  await screen.findByText('Link copied.')
  await person.click(screen.getByRole('switch', { name: 'Show my notes' }))
  await person.click(screen.getByRole('button', { name: 'Save and share the link' }))

  await waitFor(() =>
    expect(asked).toEqual([
      { kind: 'collection', collectionId: ID, showsName: false, showsNotes: false },
      { kind: 'collection', collectionId: ID, showsName: false, showsNotes: true },
    ]),
  )
  expect(copied).toHaveBeenCalledWith(URL)
})

it('what is shown already is ticked when the sheet opens', async () => {
  sharing([{ ...aPage, showsName: true, showsNotes: true }])
  const { person } = renderApp(<SharePageButton of={{ id: ID, name: 'For Mum' }} />)

  await person.click(screen.getByRole('button', { name: 'Share For Mum' }))

  expect(await screen.findByRole('switch', { name: 'Show my first name', checked: true })).toBeDefined()
  expect(screen.getByRole('switch', { name: 'Show my notes', checked: true })).toBeDefined()
})

it('says that designs which have left the catalogue are not on the page', async () => {
  sharing()
  const { person } = renderApp(<SharePageButton of={{ id: ID, name: 'For Mum' }} />)

  await person.click(screen.getByRole('button', { name: 'Share For Mum' }))

  await screen.findByText(/sees the designs in it that are still offered/)
})

it('a design DNA has no notes to show', async () => {
  sharing()
  const { person } = renderApp(<SharePageButton />)

  await person.click(screen.getByRole('button', { name: 'Share your design DNA' }))

  const sheet = within(await screen.findByRole('dialog', { name: 'Share your design DNA' }))
  expect(await sheet.findByRole('switch', { name: 'Show my first name', checked: false })).toBeDefined()
  expect(sheet.queryByRole('switch', { name: 'Show my notes' })).toBeNull()
})

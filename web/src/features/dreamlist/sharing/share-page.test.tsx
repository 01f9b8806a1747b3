import type { SharedPage } from '@dream/contract/api/designs/shared-pages'
import { screen, within, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
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

/** Fake server for shared pages, with the requests that it received. */
function sharing(before: SharedPage[] = []) {
  const asked: unknown[] = []
  let known = before
  fakeApi({
    'GET /api/shared-pages': () => ({ body: { items: known } }),
    'POST /api/shared-pages': ({ body }) => {
      asked.push(body)
      // Later reads of the list include it.
      known = [{ ...aPage, ...(body as object) }]
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

it('options of the existing page are ticked when the sheet opens', async () => {
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

it('a design DNA has no option for notes', async () => {
  sharing()
  const { person } = renderApp(<SharePageButton />)

  await person.click(screen.getByRole('button', { name: 'Share your design DNA' }))

  const sheet = within(await screen.findByRole('dialog', { name: 'Share your design DNA' }))
  expect(await sheet.findByRole('switch', { name: 'Show my first name', checked: false })).toBeDefined()
  expect(sheet.queryByRole('switch', { name: 'Show my notes' })).toBeNull()
})

const refusal = (name: string) => () => Promise.reject(new DOMException(name, name))

/** Stubs the share sheet or the clipboard of the device. */
function aDevice({ share, copy = refusal('NotAllowedError') }: Can) {
  const sheet = share && vi.fn(share)
  if (sheet) Object.defineProperty(navigator, 'share', { configurable: true, value: sheet })
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(copy)
  onTestFinished(() => {
    vi.restoreAllMocks()
    Reflect.deleteProperty(navigator, 'share')
  })
  return { sheet, copied }
}
type Can = { share?: () => Promise<void>; copy?: () => Promise<void> }

describe('the link of a collection', () => {
  async function open(known: SharedPage[], can: Can) {
    const asked = sharing(known)
    const app = renderApp(<SharePageButton of={{ id: ID, name: 'For Mum' }} />)
    const device = aDevice(can)
    await app.person.click(screen.getByRole('button', { name: 'Share For Mum' }))
    const share = () => app.person.click(screen.getByRole('button', { name: /hare the link$/ }))
    await screen.findByRole('switch', { name: 'Show my notes' })
    return { ...app, ...device, asked, share }
  }

  it('waits for another press where the browser requires one, and is not requested again', async () => {
    const { share, sheet, asked } = await open([], { share: refusal('NotAllowedError') })
    await share()
    await screen.findByText('Your link is ready. Share it with another press, or copy it.')
    expect(screen.getByLabelText<HTMLInputElement>('Link').value).toBe(URL)

    sheet?.mockResolvedValue()
    await share()

    await screen.findByText('Shared. You can stop it in your profile.')
    expect(sheet).toHaveBeenLastCalledWith({ title: 'For Mum', url: URL })
    expect(asked).toHaveLength(1)
  })

  it('is selected by hand where copying is not allowed', async () => {
    const { share, person } = await open([], {})

    await share()

    await screen.findByText('Your link is ready. Press it to select it, then copy it.')
    const link = screen.getByLabelText<HTMLInputElement>('Link')
    await person.click(link)
    expect([link.selectionStart, link.selectionEnd]).toEqual([0, URL.length])
  })

  it('is there at once when it already exists, without a request', async () => {
    const { person, asked, copied } = await open([aPage], { copy: async () => {} })

    await person.click(screen.getByRole('button', { name: 'Copy link' }))

    await screen.findByText('Link copied.')
    expect(copied).toHaveBeenCalledExactlyOnceWith(URL)
    expect(asked).toEqual([])
  })

  it('is saved first when the options have changed', async () => {
    const { person, asked, share } = await open([aPage], { copy: async () => {} })
    await person.click(screen.getByRole('switch', { name: 'Show my notes' }))
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull()

    await share()

    await screen.findByText('Link copied.')
    expect(asked).toMatchObject([{ showsNotes: true }])
  })

  it('says nothing when the person dismisses the share sheet', async () => {
    const { share, sheet } = await open([aPage], { share: refusal('AbortError') })

    await share()

    expect(sheet).toHaveBeenCalledOnce()
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).not.toContain('Link copied.')
  })
})

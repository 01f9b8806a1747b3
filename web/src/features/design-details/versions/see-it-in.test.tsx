import { RoomInStyle } from '@dream/contract/api/designs/same-room'
import { fireEvent, screen, within, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { clearSession } from '#lib/session/session.ts'
import { aDealtKitchen } from '#testing/designs.ts'
import { fail, fakeApi, type Handler, noNetwork } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render.tsx'
import { DesignDetails } from '../design-details.tsx'

afterEach(() => clearSession())

const coastal = aDealtKitchen({ title: 'Sea-glass galley', sameRoom: 'kitchen' }, 901)
const industrial = aDealtKitchen(
  { title: 'Black and walnut', description: 'Walnut between black fronts.', sameRoom: 'kitchen' },
  902,
)
const items: RoomInStyle[] = [
  { style: 'Coastal', design: coastal },
  { style: 'Industrial', design: industrial },
]

type Given = { answer?: Handler<'GET /api/designs/:id/same-room'>; liked?: ReadonlySet<string> }

async function open({ answer = () => ({ body: { items } }), liked }: Given = {}) {
  const onDecide = vi.fn()
  const onLikeVersion = vi.fn()
  const { calls } = fakeApi({ 'GET /api/designs/:id/same-room': answer })
  const app = renderApp(
    <DesignDetails
      design={coastal}
      why="You liked 6 coastal designs."
      onClose={() => {}}
      {...{ onDecide, onLikeVersion, liked }}
    />,
  )
  await screen.findByRole('heading', { name: 'See it in' })
  return { ...app, calls, onDecide, onLikeVersion }
}

const styles = () => screen.findByRole('group', { name: 'See it in' })
const style = async (name: string) => within(await styles()).findByRole('button', { name })
/** Preloaded pictures of a style. */
const ahead = ({ design }: { design: { imageUrl: string; pictures: readonly { light: string }[] } }) =>
  document.querySelector<HTMLImageElement>(`[data-ahead][src="${design.pictures[0]?.light}"]`)
const arrive = (item: RoomInStyle) => fireEvent.load(ahead(item)!)

it('shows the same room in another style, with its own text, once its picture is loaded', async () => {
  const { person } = await open()
  expect((await style('Coastal')).getAttribute('aria-pressed')).toBe('true')

  await person.click(await style('Industrial'))
  expect(screen.getByRole('heading', { name: 'Sea-glass galley' })).toBeDefined()
  arrive(items[1]!)

  expect(await screen.findByRole('heading', { name: 'Black and walnut' })).toBeDefined()
  expect(screen.getByText('Walnut between black fronts.')).toBeDefined()
  expect(screen.getByRole('img', { name: 'Picture of Black and walnut' }).getAttribute('src')).toBe(
    industrial.pictures[0]?.light,
  )
  expect((await style('Industrial')).getAttribute('aria-pressed')).toBe('true')
  expect((await style('Coastal')).getAttribute('aria-pressed')).toBe('false')
})

it('switches with the keyboard alone and keeps the focus', async () => {
  const { person } = await open()
  const button = await style('Industrial')
  arrive(items[1]!)

  button.focus()
  await person.keyboard('{Enter}')

  expect(await screen.findByRole('heading', { name: 'Black and walnut' })).toBeDefined()
  expect(document.activeElement).toBe(button)
})

it('offers a like for the shown style, and both answers only for the card itself', async () => {
  const { person, onDecide, onLikeVersion } = await open()
  await style('Industrial')
  arrive(items[1]!)
  arrive(items[0]!)

  await person.click(await style('Industrial'))
  expect(screen.queryByRole('button', { name: 'Pass' })).toBeNull()
  expect(screen.queryByText('You liked 6 coastal designs.')).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Like in Industrial' }))
  await person.click(await style('Coastal'))
  await person.click(screen.getByRole('button', { name: 'Like' }))

  expect(onLikeVersion).toHaveBeenCalledExactlyOnceWith(RoomInStyle.parse(items[1]))
  expect(onDecide).toHaveBeenCalledExactlyOnceWith('like')
})

it('says of a liked style that it is liked, and does not offer it again', async () => {
  const { person } = await open({ liked: new Set([industrial.id]) })
  await style('Industrial')
  arrive(items[1]!)

  await person.click(await style('Industrial'))

  expect(await screen.findByText("You've liked it in Industrial")).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Like/ })).toBeNull()
})

it('stays with the shown style when the other picture fails to load, and retries on a press', async () => {
  const { person } = await open()
  await person.click(await style('Industrial'))

  fireEvent.error(ahead(items[1]!)!)

  await screen.findByText("Couldn't load the picture in Industrial. Try again when you're online.")
  expect(screen.getByRole('heading', { name: 'Sea-glass galley' })).toBeDefined()

  await person.click(await style('Industrial'))
  arrive(items[1]!)

  expect(await screen.findByRole('heading', { name: 'Black and walnut' })).toBeDefined()
})

it('says so when the styles fail to load, and the design stays', async () => {
  await open({ answer: noNetwork })

  expect(await screen.findByText("Couldn't load its other styles just now.")).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Sea-glass galley' })).toBeDefined()
})

it('shows no styles for a room that was archived since it was liked', async () => {
  await open({ answer: () => fail(404, 'not-found') })

  await waitFor(() => expect(screen.queryByRole('heading', { name: 'See it in' })).toBeNull())
})

it('shows nothing when no other style is left', async () => {
  await open({ answer: () => ({ body: { items: [] } }) })

  await waitFor(() => expect(screen.queryByRole('heading', { name: 'See it in' })).toBeNull())
})

it('reads nothing for a design without other styles', async () => {
  const { calls } = fakeApi({ 'GET /api/designs/:id/same-room': () => fail(500, 'unexpected') })
  renderApp(<DesignDetails design={aDealtKitchen()} onClose={() => {}} />)

  await screen.findByRole('heading', { name: 'Oak and marble galley' })

  expect(calls.filter((call) => call.includes('same-room'))).toEqual([])
  expect(screen.queryByRole('heading', { name: 'See it in' })).toBeNull()
})

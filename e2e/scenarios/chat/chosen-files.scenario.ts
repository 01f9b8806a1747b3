import type { JSHandle, Page } from '@playwright/test'
import { expect, test } from '#people/chat.ts'

/** Longer than attachments can be undone after sending. */
const GONE_MS = 15_000
const MEGABYTE = 1024 * 1024

/** Chooses a file with the name and type that a device gives it. */
const choose = (page: Page, file: JSHandle<File>) =>
  page.evaluate((chosen) => {
    const data = new DataTransfer()
    data.items.add(chosen)
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('Nothing takes files here.')
    input.files = data.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }, file)

const aFile = (page: Page, { name, type, text }: { name: string; type: string; text: string }) =>
  page.evaluateHandle((its) => new File([its.text], its.name, { type: its.type }), { name, type, text })

/** A photo larger than the limit, with an unusual MIME type of some phones. */
const aHugePhoto = (page: Page) =>
  page.evaluateHandle(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 5200, height: 3900 })
    const noise = new ImageData(canvas.width, canvas.height)
    const pixels = new Uint32Array(noise.data.buffer)
    for (let at = 0, seed = 1; at < pixels.length; at += 1) {
      seed = (seed * 1_664_525 + 1_013_904_223) >>> 0
      pixels[at] = seed | 0xff000000
    }
    canvas.getContext('2d')?.putImageData(noise, 0, 0)
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', 0.9)
    })
    return new File([blob ?? ''], 'IMG_2041.jpg', { type: 'image/jpg' })
  })

test('a photo larger than the limit is sent, scaled down to the stored size (product §2.3)', async ({
  aChat,
}) => {
  const { buyer, openPhone, openDesk } = await aChat()
  const phone = await openPhone()
  const { chat } = await openDesk()
  const upload = buyer.page.waitForEvent('requestfinished', (request) => /\/files\?/.test(request.url()))

  const photo = await aHugePhoto(buyer.page)
  const bytes = await photo.evaluate(({ size }) => size)
  await choose(buyer.page, photo)
  await expect(phone.preview).toBeVisible({ timeout: GONE_MS })
  await phone.press('Send')

  await expect(chat.messages.getByRole('button', { name: /^Open picture IMG_2041/ })).toBeVisible({
    timeout: GONE_MS,
  })
  const { requestBodySize } = await (await upload).sizes()
  expect(bytes).toBeGreaterThan(10 * MEGABYTE)
  expect(requestBodySize).toBeLessThan(bytes / 3)
})

test("a file's type is detected from its bytes, whatever the device calls it (product §2.3)", async ({
  aChat,
}) => {
  const { buyer, openPhone, openDesk } = await aChat()
  const phone = await openPhone()
  const { chat } = await openDesk()
  // A PDF with a scanner's line before its header, and no MIME type.
  const scanned = await aFile(buyer.page, {
    name: 'Soil report',
    type: 'application/octet-stream',
    text: '\r\n\r\n%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
  })
  await choose(buyer.page, scanned)
  await phone.press('Send')
  await expect(chat.messages.getByText('Soil report.pdf')).toBeVisible({ timeout: GONE_MS })

  const page = { name: 'plan.pdf', type: 'application/pdf', text: '<html>%PDF-1.4</html>' }
  await choose(buyer.page, await aFile(buyer.page, page))

  await expect(buyer.page.getByText('Send a photo (JPEG, PNG, WebP) or a PDF')).toBeVisible()
})

test('text copied by an office program together with a picture of it is pasted as text (product §2.3)', async ({
  aChat,
}) => {
  const { buyer, openPhone } = await aChat()
  const phone = await openPhone()
  await buyer.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await buyer.page.evaluate(async () => {
    const picture = await new Promise<Blob | null>((resolve) => {
      document.createElement('canvas').toBlob(resolve)
    })
    const text = (type: string, words: string) => [type, new Blob([words], { type })] as const
    const copied = Object.fromEntries([
      text('text/plain', 'Four bedrooms, two living'),
      text('text/html', '<p class="MsoNormal">Four bedrooms, two living</p>'),
      ['image/png', picture ?? ''],
    ])
    await navigator.clipboard.write([new ClipboardItem(copied)])
  })

  await phone.field.focus()
  await buyer.page.keyboard.press('Control+V')

  await expect(phone.field).toHaveValue('Four bedrooms, two living')
  await expect(phone.preview).toBeHidden()
})

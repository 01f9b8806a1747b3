import type { Page } from '@playwright/test'

/** Posts the form that the system sends when somebody picks the app in another app's share sheet. */
export async function share(
  page: Page,
  shared: { text: string; picture?: Buffer },
  origin = '',
): Promise<void> {
  const picture = shared.picture?.toString('base64') ?? btoa('a picture')
  await page.evaluate(
    ({ text, content, target }) => {
      const form = Object.assign(document.createElement('form'), {
        action: target,
        method: 'post',
        enctype: 'multipart/form-data',
      })
      const textField = Object.assign(document.createElement('input'), { name: 'text', value: text })
      const files = Object.assign(document.createElement('input'), { name: 'files', type: 'file' })
      const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0))
      const given = new DataTransfer()
      given.items.add(new File([bytes], 'block.png', { type: 'image/png' }))
      files.files = given.files
      form.append(textField, files)
      document.body.append(form)
      form.submit()
    },
    { text: shared.text, content: picture, target: `${origin}/shared` },
  )
}

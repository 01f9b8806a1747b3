import { readFile } from 'node:fs/promises'
import { aPhoto } from '@dream/server/testing/apps/uploads'
import { aCaptions, aVideoFile } from '@dream/server/testing/designs/videos'
import { TourCard } from '#pages/tour-card.ts'
import { becomeAdmin } from '#people/admin.ts'
import { becomeBuyer } from '#people/buyer.ts'
import { expect, test } from '#people/first-day.ts'

// Serial: the scenarios share a server, and the second needs the lesson of the first.
test.describe.configure({ mode: 'serial' })
const LESSON = 'Read a soil report'
const GREETING = 'Swipe what you like'

test(
  'an editor uploads, captions and publishes a lesson video, and a buyer finds it in the hub (product §2.2, §2.3)',
  { tag: '@desktop-only' },
  async ({ day }) => {
    const { owner, buyer } = day
    await becomeAdmin(owner.context(), day)
    await owner.goto('/admin/videos')
    await owner.getByRole('button', { name: 'New video' }).click()
    await owner.getByLabel('Title').fill(LESSON)
    await owner.getByRole('button', { name: 'Start the draft' }).click()
    await owner.getByRole('button', { name: 'Publish' }).click()
    await expect(owner.getByText('Upload captions: many people watch without sound')).toBeVisible()

    await owner.getByLabel('Description').fill('What the class of your soil means for the slab.')
    await owner.getByLabel('Transcript').fill('A drill takes a core.\n\nThe report names a class.')
    const upload = (label: string, name: string, mimeType: string, buffer: Buffer) =>
      owner.getByRole('group', { name: label }).getByLabel(label).setInputFiles({ name, mimeType, buffer })
    await upload('Video', 'soil.mp4', 'video/mp4', await aVideoFile())
    await expect(owner.getByText(/ long, \d+ × \d+, /)).toBeVisible()
    await upload('Poster', 'soil.jpg', 'image/jpeg', await aPhoto())
    await expect(owner.getByText('Shown before it plays')).toBeVisible()
    await upload('Captions', 'soil.vtt', 'text/vtt', aCaptions())
    await expect(owner.getByText('Checked: in order, and readable')).toBeVisible()
    await owner.getByRole('button', { name: 'Publish' }).click()
    await expect(owner.getByRole('main').getByText('Published', { exact: true })).toBeVisible()

    const stage = { floorPlanLikes: 16, isNew: true }
    await becomeBuyer(buyer.page.context(), buyer, { stage, server: day })
    await buyer.page.goto('/videos')
    await expect(buyer.page.getByText(LESSON).first()).toBeVisible()
  },
)

test(
  'the list of lessons is filtered by its URL, saved as a view, exported as a CSV, and archived by selection (product §2.2)',
  { tag: '@desktop-only' },
  async ({ day: { owner, buyer } }) => {
    await owner.goto('/admin/videos')
    await owner.getByRole('searchbox').fill(LESSON)
    await expect(owner.getByText('1 in all')).toBeVisible()
    await owner.getByRole('button', { name: 'Status' }).click()
    await owner.getByRole('dialog', { name: 'Status' }).getByText('Published').click()
    await owner.keyboard.press('Escape')
    await expect(owner).toHaveURL(/q=Read\+a\+soil\+report&filter=status(%3A|:)published/)

    await owner.getByRole('button', { name: 'Views' }).click()
    await owner.getByLabel('Save what is shown now as').fill('On soil')
    await owner.getByRole('button', { name: 'Save', exact: true }).click()
    await owner.keyboard.press('Escape')
    await expect(owner.getByRole('button', { name: 'On soil' }).first()).toBeVisible()

    const saving = owner.waitForEvent('download')
    await owner.getByRole('button', { name: 'CSV' }).click()
    const csv = await readFile(await (await saving).path(), 'utf8')
    expect(csv.trim().split('\r\n')).toHaveLength(2)
    expect(csv).toContain(LESSON)

    await owner.getByRole('checkbox', { name: `Select ${LESSON}` }).check()
    const selected = owner.getByRole('group', { name: 'Selected rows' })
    await selected.getByRole('button', { name: 'Archive' }).click()
    const asking = owner.getByRole('dialog', { name: 'Archive 1 video?' })
    await asking.getByRole('button', { name: 'Archive' }).click()
    await expect(owner.getByText('1 video archived')).toBeVisible()
    await expect(owner.getByText('Nothing matches.', { exact: false })).toBeVisible()
    await buyer.page.reload()
    await expect(buyer.page.getByText('Learning Hub').first()).toBeVisible()
    await expect(buyer.page.getByText(LESSON)).toHaveCount(0)
  },
)

test(
  'an editor rewrites a tour and plays it, and a buyer sees it (product §2.2, §4)',
  { tag: '@desktop-only' },
  async ({ day: { owner, buyer } }) => {
    await owner.goto('/admin/texts')
    await owner.getByRole('link', { name: 'Tour of the learning hub' }).click()
    await owner.getByLabel('Step 1: title').fill(GREETING)
    await owner.getByRole('button', { name: 'Play the tour' }).click()
    const played = new TourCard(owner)
    await expect(played.dialog.getByRole('heading', { name: GREETING })).toBeVisible()
    await played.finish(1)
    await owner.getByRole('button', { name: 'Publish' }).click()
    await expect(owner.getByRole('button', { name: 'Publish' })).toBeDisabled()
    await expect(owner.getByText('Not saved yet')).toBeHidden()
    await owner.goto('/admin/texts?filter=own:yes')
    await expect(owner.getByRole('row', { name: /Tour of the learning hub.*Your words/ })).toBeVisible()

    await buyer.page.goto('/videos')
    await expect(new TourCard(buyer.page).dialog.getByRole('heading', { name: GREETING })).toBeVisible()
  },
)

test(
  'unlock thresholds change only after a typed confirmation, and then for everybody (product §2.2, §9)',
  { tag: '@desktop-only' },
  async ({ day: { owner, buyer } }) => {
    await owner.goto('/admin/settings')
    const unlocks = owner.getByRole('region', { name: 'Unlocks' })
    await unlocks.getByLabel('Brokers').fill('21')
    await unlocks.getByRole('button', { name: 'Save' }).click()
    const asking = owner.getByRole('dialog', { name: 'Change when sections unlock?' })
    const change = asking.getByRole('button', { name: 'Change the unlocks' })
    await asking.getByLabel('Type CHANGE UNLOCKS').fill('change unlocks')
    await expect(change).toBeDisabled()
    await asking.getByLabel('Type CHANGE UNLOCKS').fill('CHANGE UNLOCKS')
    await change.click()
    await expect(asking).toBeHidden()

    await expect
      .poll(async () => {
        await buyer.page.goto('/brokers')
        return buyer.page.getByRole('heading', { level: 1 }).innerText()
      })
      .toBe('Brokers open at 21')
  },
)

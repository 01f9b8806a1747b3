import type { Page } from '@playwright/test'
import { PHONE_CODE } from '@dream/contract/rules/account/codes'
import { e164, type Someone } from '#people/buyer.ts'
import { codeSentTo } from '#people/outbox.ts'

/** /verify-phone: the number, then the code. */
export class VerifyPhonePage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  async askForCode(phone: string) {
    await this.page.getByLabel('Mobile number').fill(phone)
    await this.page.getByRole('button', { name: 'Send the code' }).click()
  }

  get code() {
    return this.page.getByLabel('Code', { exact: true })
  }

  async confirm(who: Someone) {
    await this.askForCode(who.phone)
    await this.confirmWithCode(who)
  }

  /** The sixth digit sends it. */
  async confirmWithCode({ phone }: Someone) {
    await this.code.fill(await codeSentTo(e164(phone), { digits: PHONE_CODE.digits }))
  }
}

/** /profile-creation: five steps. */
export class ProfileCreationPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  heading(title: string) {
    return this.page.getByRole('heading', { name: title })
  }

  async choose(...labels: string[]) {
    for (const label of labels) await this.page.getByText(label, { exact: true }).click()
  }

  async goOn(button = 'Continue') {
    await this.page.getByRole('button', { name: button }).click()
  }

  async answerPlace() {
    await this.heading('Where will you build?').waitFor()
    await this.choose('VIC')
    await this.page.getByLabel('Postcode').fill('3056')
    await this.goOn()
    await this.heading('Who is it for?').waitFor()
  }

  async answerPeople() {
    await this.choose('Two of us', 'Yes, my first')
    await this.goOn()
    await this.heading('How far along are you?').waitFor()
  }

  /** The shortest way through all five steps. */
  async answerAll() {
    await this.answerPlace()
    await this.answerPeople()
    await this.choose('Looking for land', 'In 1 to 2 years')
    await this.goOn()
    await this.heading('What do you know about the block?').waitFor()
    await this.goOn('Skip for now')
    await this.heading('What should it have?').waitFor()
    await this.goOn('Start swiping')
  }
}

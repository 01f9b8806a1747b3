import type { Page } from '@playwright/test'
import { EMAIL_CODE, PHONE_CODE } from '@dream/contract/rules/account/codes'
import { e164, type Someone } from '#people/buyer.ts'
import { codeSentTo } from '#people/outbox.ts'

/** /verify-phone: the email and its code, then the number and its code. */
export class VerifyPhonePage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  /** Confirms the email that is filled in already, with its code. */
  async confirmEmail({ email }: Someone) {
    await this.page.getByRole('heading', { name: 'Is this your email?' }).waitFor()
    await this.page.getByRole('button', { name: 'Send the code' }).click()
    await this.code.fill(await codeSentTo(email, { digits: EMAIL_CODE.digits }))
    await this.page.getByLabel('Mobile number').waitFor()
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

  /** Enters the code; the sixth digit submits it. */
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

  /** Answers all five steps in the shortest way. */
  async answerAll() {
    await this.answerPlace()
    await this.answerPeople()
    await this.choose('Looking for land', 'In 1 to 2 years')
    await this.goOn()
    await this.heading('What do you know about the block?').waitFor()
    await this.goOn('Skip for now')
    await this.heading('What should it have?').waitFor()
    await this.goOn('Finish')
  }
}

/** /welcome: three cards, the second one to be swiped. */
export class WelcomePage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  heading(title: string | RegExp) {
    return this.page.getByRole('heading', { level: 1, name: title })
  }

  get cardToTry() {
    return this.page.getByRole('article')
  }

  async goOn() {
    await this.page.getByRole('button', { name: 'Continue' }).click()
  }

  async walkThrough() {
    await this.heading(/^You're in/).waitFor()
    await this.goOn()
    await this.cardToTry.waitFor()
    const name = await this.cardToTry.getByRole('heading').textContent()
    await this.page.getByRole('button', { name: 'Like' }).click()
    await this.page.getByText("That's a like.").waitFor()
    await this.cardToTry.getByRole('heading', { name: name ?? '' }).waitFor()
    await this.goOn()
    await this.heading('What comes next').waitFor()
    await this.page.getByRole('button', { name: 'Start swiping' }).click()
  }
}

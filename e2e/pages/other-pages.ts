import { RESET_CODE } from '@dream/contract/rules/account/codes'
import type { Locator, Page } from '@playwright/test'
import { codeSentTo } from '#people/outbox.ts'

/** /dreamlist */
export class DreamlistPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  get heading() {
    return this.page.getByRole('heading', { name: 'Dreamlist', exact: true })
  }

  get designs() {
    return this.page.getByRole('list', { name: 'Liked designs' }).getByRole('listitem')
  }

  /** Covers of collections, in their row. */
  get collections() {
    return this.page.getByRole('region', { name: 'Collections' }).getByRole('listitem')
  }

  /** Opens the collections of a design by its bookmark. */
  #openBookmark(at: number) {
    return this.page
      .getByRole('button', { name: /^Put .* into a collection/ })
      .nth(at)
      .click()
  }

  /** Puts a design into a new collection, and closes the sheet. */
  async collect(at: number, name: string) {
    await this.#make(at, name)
    await this.page.getByRole('button', { name: 'Close' }).click()
  }

  /** Puts a design into an existing collection. */
  async tick(at: number, name: string) {
    await this.#openBookmark(at)
    const box = this.page.getByRole('checkbox', { name })
    await box.click()
    await this.page.getByRole('checkbox', { name, checked: true }).waitFor()
    await this.page.getByRole('button', { name: 'Close' }).click()
  }

  /** Puts the first design into a new collection. */
  collectFirst(name: string) {
    return this.#make(0, name)
  }

  async #make(at: number, name: string) {
    await this.#openBookmark(at)
    await this.page.getByLabel('New collection').fill(name)
    await this.page.getByRole('button', { name: 'Create' }).click()
    await this.page.getByRole('checkbox', { name, checked: true }).waitFor()
  }

  async openCollection(name: string) {
    await this.page.getByRole('region', { name: 'Collections' }).getByRole('button', { name }).click()
    await this.page.getByRole('dialog', { name }).waitFor()
  }

  async open() {
    await this.page.goto('/dreamlist')
    await this.heading.waitFor()
  }

  get count() {
    return this.page.getByText(/^(\d+ of )?\d+ designs?$/)
  }

  async findByName(name: string) {
    await this.page.getByRole('searchbox', { name: 'Find by name' }).fill(name)
  }

  async openFilter() {
    await this.page.getByRole('button', { name: /^Filter/ }).click()
    const sheet = this.page.getByRole('dialog', { name: 'Filter' })
    await sheet.waitFor()
    return sheet
  }

  /** Selects the first plans of the list and compares them. */
  async compareFirst(count: number) {
    await this.page.getByRole('button', { name: 'Compare', exact: true }).click()
    for (let at = 0; at < count; at += 1) await this.designs.nth(at).getByRole('button').click()
    const bar = this.page.getByRole('group', { name: 'Compare plans' })
    await bar.getByRole('button', { name: 'Compare' }).click()
    const dialog = this.page.getByRole('dialog', { name: /^Compare / })
    await dialog.waitFor()
    return dialog
  }

  removeFirst() {
    return this.page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click()
  }
}

/** /forgot-password */
export class ForgotPasswordPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  async askForCode(email: string) {
    await this.page.getByLabel('Email').fill(email)
    await this.page.getByRole('button', { name: 'Send a code' }).click()
  }

  async setPassword(email: string, password: string) {
    const code = await codeSentTo(email, { digits: RESET_CODE.digits })
    await this.page.getByLabel('Code', { exact: true }).fill(code)
    await this.page.getByLabel('New password').fill(password)
    await this.page.getByLabel('Confirm password').fill(password)
    await this.page.getByRole('button', { name: 'Set new password' }).click()
  }
}

/** The details of a design, opened from the dreamlist or the deck. */
export class DetailsPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  /** Opens the first floor plan of the dreamlist. */
  async openFirst() {
    await this.page.goto('/dreamlist')
    const tiles = this.page.getByRole('list', { name: 'Liked designs' }).getByRole('listitem')
    await tiles.filter({ hasText: /bed/ }).first().getByRole('button').first().click()
    await this.page.getByRole('button', { name: 'Write a note' }).waitFor()
  }

  /** The plan's drawing, with its pins. */
  get plan(): Locator {
    return this.page.getByRole('group', { name: /^Drawing of / })
  }
  get notes(): Locator {
    return this.page.getByRole('list', { name: 'My notes' }).getByRole('listitem')
  }

  async write(text: string) {
    await this.page.getByRole('button', { name: 'Write a note' }).click()
    await this.save(text)
  }

  /** Fills in the open note and saves it. */
  async save(text: string) {
    await this.page.getByRole('textbox', { name: 'Note' }).fill(text)
    await this.page.getByRole('button', { name: 'Save' }).click()
  }
}

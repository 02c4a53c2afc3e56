// A browser for the pages, started with the first of them and closed by the suite.

import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright-core'
import type { Language } from '../../src/domain/vocabulary.ts'
import { operations } from '../../src/wire/operations.ts'
import { webhooksIn } from '../../src/wire/webhook-section.ts'

const browserFile = '/usr/bin/chromium'
/** Why tests of pages are left out; false where they are not. */
export const skip = existsSync(browserFile) ? false : 'Chromium is needed (Debian: chromium)'
export const browserWaitMs = 120_000

/** What a page shows of each operation, how many it shows, and what a click on the first of them opens. */
const shown = {
  docs: {
    operation: '.opblock-summary-path',
    count: operations.length,
    click: '.opblock-summary-control',
    opened: '.opblock-body',
  },
  redoc: {
    // It shows what webhooks are sent beside them.
    count: operations.length + Object.keys(webhooksIn('en')).length,
    operation: 'h2:has(a[href*="operation/"])',
    click: '[id*="operation/"] button',
    opened: '[id*="operation/"] table',
  },
} as const

export interface ShownPage {
  readonly page: keyof typeof shown
  readonly language: Language
  /** Address of the service. */
  readonly base: string
}

export class TestBrowser {
  #browser: Browser | undefined

  /** Holds that a page shows every operation in its language, and complains of nothing; `use` does more with it. */
  async assertShowsAll({ page, language, base }: ShownPage, use = async (_: Page) => {}): Promise<void> {
    const { operation, count, click, opened } = shown[page]
    const { tab, complaints } = await this.open(`${base}/${page}`, language, base)
    if (page === 'docs') assert.equal(await countGroups(tab), count)
    else {
      // The last one is waited for: a page may draw its operations one after the other.
      await tab
        .locator(operation)
        .nth(count - 1)
        .waitFor({ state: 'attached' })
      assert.equal(await tab.locator(operation).count(), count)
    }
    const text = (await tab.locator('#page').textContent()) ?? ''
    assert.ok(text.includes(operations[0].summary[language]), 'the summaries are in the language of the page')
    await tab.locator(click).first().click()
    await tab.locator(opened).first().waitFor()
    await use(tab)
    assert.deepEqual(complaints, [])
    await tab.close()
  }

  /** A tab at an address, with all that the page complains of and asks of other hosts. */
  async open(address: string, language: Language, base: string) {
    this.#browser ??= await chromium.launch({
      executablePath: browserFile,
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'],
    })
    const tab = await this.#browser.newPage({ locale: language === 'pt' ? 'pt-BR' : 'en-GB' })
    tab.setDefaultTimeout(browserWaitMs)
    const complaints: string[] = []
    tab.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    tab.on('pageerror', (error) => complaints.push(error.message))
    tab.on('request', (request) => {
      const isOwn = request.url().startsWith(`${base}/`) || request.url().startsWith('data:')
      if (!isOwn) complaints.push(`asks ${request.url()}`)
    })
    await tab.goto(address)
    return { tab, complaints }
  }

  async close(): Promise<void> {
    await this.#browser?.close()
  }
}

/** How many operations the groups of /docs hold, which are opened one after the other; the first one stays open. */
async function countGroups(tab: Page): Promise<number> {
  const groups = tab.locator('.opblock-tag')
  await groups.first().waitFor()
  let count = 0
  for (let at = (await groups.count()) - 1; at >= 0; at--) {
    await groups.nth(at).click()
    await tab.locator('.opblock-summary-path').first().waitFor()
    count += await tab.locator('.opblock-summary-path').count()
    if (at === 0) break
    await groups.nth(at).click()
    await tab.locator('.opblock-summary-path').first().waitFor({ state: 'detached' })
  }
  return count
}

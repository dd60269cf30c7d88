import type { Page } from '@playwright/test'
import { TEST_PAGE_TEXTS } from '../src/server/kernel/adapters/payments/local-stripe/page-texts.ts'

/** Pays with a card on the test provider's page. */
export async function enterCard(page: Page, language: 'en' | 'de', number: string): Promise<void> {
  const card = page.frameLocator('iframe')
  const words = TEST_PAGE_TEXTS[language]
  await card.getByLabel(words.number).fill(number)
  await card.getByLabel(words.expiry).fill('12 / 34')
  await card.getByLabel(words.cvc).fill('123')
  await card.getByRole('button', { name: words.pay }).click()
}

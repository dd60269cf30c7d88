import { expect, type Locator, type Page } from '@playwright/test'
import type { Person } from './api.ts'
import type { Translate } from './texts.ts'

/** What the landlord is asked to do on the first page. */
export type Need = 'ANSWER' | 'SIGN' | 'CONFIRM' | 'OFFLINE_CONTRACT'

/**
 * Opens what needs the landlord from the first page: by its own button among the most urgent, else by the way to
 * all of them in the inbox. A signature leads to the contract, everything else to the request.
 */
export async function openNeed(page: Page, t: Translate, need: Need, tenant: Person): Promise<void> {
  const section = page.getByRole('region', { name: t('home.needsYou.title') })
  await expect(section.getByRole('listitem').first()).toBeVisible()
  const own = section.getByRole('link', {
    name: t(`home.needsYou.buttonLabel.${need}`, { name: tenant.name }),
  })
  if (await own.isVisible()) return own.click()
  await section.getByRole('link').last().click()
  await page.getByRole('searchbox', { name: t('inbox.search'), exact: true }).fill(tenant.lastName)
  await page.getByRole('link', { name: tenant.name }).click()
  await expect(page.getByRole('heading', { name: tenant.name })).toBeVisible()
  if (need === 'SIGN') await page.getByRole('link', { name: t('request.actions.sign') }).click()
}

/** Opens the PDF behind a link and sees that it is one, and that the link would expire. */
export async function openPdf(page: Page, name: string): Promise<void> {
  const link = page.getByRole('link', { name })
  await expect(link).toBeVisible()
  const url = (await link.getAttribute('href')) ?? ''
  const expired = await page.request.get(url.replace(/expires=\d+/, 'expires=1700000000'))
  expect(expired.status()).toBe(404)
  const answer = await page.request.get(url)
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toBe('application/pdf')
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
}

/** Agrees, types the name and signs the contract that is shown. */
export async function signAs(page: Page, t: Translate, person: Person): Promise<void> {
  await page.getByRole('checkbox').check()
  await page.getByLabel(t('contract.sign.name')).fill(person.name)
  await page.getByRole('button', { name: t('contract.sign.submit') }).click()
  await expect(page.getByText(t('contract.sign.done'), { exact: true })).toBeVisible()
}

/** Presses Tab until the element has the focus; a way of more than 80 stops is no way. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stops = 0; stops < 80; stops++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${target.toString()} can't be reached with Tab`)
}

/** Lets pages of the dashboard come without their first answers, as where the server was too slow: they ask by themselves. */
export async function withoutAnswers(page: Page): Promise<void> {
  await page.route(/\/(en|de)\/dashboard/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const html = await response.text()
    const body = html
      .replace(/(id="answers"[^>]*>.*?"data":).*?(\}<\/script>)/s, '$1[]$2')
      .replace('<div id="root" data-written', '<div id="root" inert')
    await route.fulfill({ response, body })
  })
}

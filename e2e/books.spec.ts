import { randomInt } from 'node:crypto'
import { camtFile } from '../test/bank-files.ts'
import { login, sam } from './api.ts'
import { expectNoFinding } from './axe-findings.ts'
import { expect, test } from './fixtures.ts'

test('staff write an invoice off, expect it again, and record a transfer', async ({ page, t, to }) => {
  const text = (key: string, values?: Record<string, string | number>) => t(`books.${key}`, values)
  await login(page.request, sam)
  await page.goto(to('staffBooks', {}, { state: 'OPEN' }))
  const row = page.getByRole('main').getByRole('listitem').first()
  const number = (await row.locator('strong').textContent()) ?? ''
  await page.goto(to('staffBooks', {}, { q: number }))
  await page.getByRole('button', { name: text('writeOffFor', { number }) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: text('writeOffDialog.submit') }).click()
  await expect(dialog.getByText(t('reasonDialog.missing', { min: 5, max: 500 }))).toBeVisible()
  await dialog.getByLabel(t('reasonDialog.label')).fill('They are insolvent.')
  await dialog.getByRole('button', { name: text('writeOffDialog.submit') }).click()
  await expect(row).toContainText(t('catalogue.invoiceState.UNCOLLECTIBLE'))
  await row.getByRole('button', { name: text('expectAgainFor', { number }) }).click()
  await row.getByRole('button', { name: text('transferFor', { number }) }).click()
  await dialog.getByLabel(text('transferDialog.reference')).fill('By hand')
  await dialog.getByRole('button', { name: text('transferDialog.submit') }).click()
  await expect(row).toContainText(t('catalogue.invoiceState.PAID'))
  await expect(row).toContainText('By hand')
})

test('staff upload a bank statement, and decide what fits partly', async ({ page, t, to }) => {
  const text = (key: string, values?: Record<string, string | number>) => t(`books.${key}`, values)
  await login(page.request, sam)
  await page.goto(to('staffBooks', {}, { state: 'OPEN' }))
  const number =
    (await page.getByRole('main').getByRole('listitem').first().locator('strong').textContent()) ?? ''
  const name = `Payer ${randomInt(1_000_000)}`
  const entry = { amount: '1.00', remittance: `Rechnung ${number}`, name, reference: name }
  const file = { name: 'statement.xml', mimeType: 'text/xml', buffer: Buffer.from(camtFile([entry])) }
  await page.goto(to('staffBooks', {}, { view: 'bank' }))
  const upload = async (content: typeof file) => {
    await page.getByLabel(text('upload.file'), { exact: true }).setInputFiles(content)
    await page.getByRole('button', { name: text('upload.submit') }).click()
  }
  await upload({ ...file, buffer: Buffer.from('a;b\n1;2') })
  await expect(page.getByText(text('upload.columns.amount')).first()).toBeVisible()
  await upload(file)
  await expect(page.getByText(text('upload.counts.toDecide', { count: 1 }))).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: name })
  await expect(row).toContainText(number)
  await expectNoFinding(page, 'a line to decide about')
  await row.getByRole('button', { name: new RegExp(`^${text('settleLine')}`) }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('settleDialog.submit') })
    .click()
  await expect(row).toBeHidden()
  await upload(file)
  await expect(page.getByText(text('upload.counts.known', { count: 1 }))).toBeVisible()
})

test('staff have the books checked', async ({ page, t, to }) => {
  await login(page.request, sam)
  await page.goto(to('staffBooks', {}, { view: 'accounts' }))
  await expect(page.getByRole('row', { name: t('catalogue.ledgerAccountKind.FEE_REVENUE') })).toBeVisible()
  await page.getByRole('button', { name: t('books.check.now') }).click()
  const [right = ''] = t('books.check.right', { entries: '#', documents: '#', when: '#' }).split('#')
  await expect(page.getByText(right)).toBeVisible({ timeout: 30_000 })
  await expectNoFinding(page, 'accounts and check')
})

test('staff compare the payment provider with the books, and look at an account', async ({ page, t, to }) => {
  const text = (key: string, values?: Record<string, string | number>) => t(`books.provider.${key}`, values)
  await login(page.request, sam)
  await page.goto(to('staffBooks', {}, { view: 'provider' }))
  await page.getByRole('button', { name: text('now') }).click()
  const account = page.getByRole('main').getByRole('link', { name: text('own') })
  await expect(account.first()).toBeVisible()
  await expectNoFinding(page, 'accounts at the provider')
  await account.first().click()
  await expect(page.getByRole('rowheader', { name: text('sides.inBooks') })).toBeVisible()
  await expectNoFinding(page, 'an account at the provider')
})

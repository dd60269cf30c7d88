import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { type ServerProcess, startServer } from '../scripts/server-process.ts'
import { signUp, someone } from './api.ts'
import { expectNoFinding } from './axe-findings.ts'
import { expect, test } from './fixtures.ts'

// The other installation: what comes into it is not beside what the other tests look at.
let other: ServerProcess
test.beforeAll(async () => {
  other = await startServer()
})
test.afterAll(() => other.remove())

function part(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true })
}

test('a landlord brings a whole business from elsewhere, sees first what comes, and then homes and bookings', async ({
  browser,
  landlord,
  language,
  t,
  to,
}) => {
  test.setTimeout(300_000)
  await landlord.page.goto(to('account', { section: 'data' }))
  const whole = part(landlord.page, t('dataExports.WORLD.title'))
  await whole.getByRole('button', { name: t('dataExports.WORLD.submit') }).click()
  const downloading = landlord.page.waitForEvent('download', { timeout: 120_000 })
  await whole.getByRole('link').click({ timeout: 120_000 })
  const archive = await readFile(await (await downloading).path())
  const zip = unzipSync(archive)
  const rowsOf = (table: string) =>
    strFromU8(zip[`tables/${table}.jsonl`] ?? new Uint8Array())
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>)

  const context = await browser.newContext({ baseURL: other.url })
  const page = await context.newPage()
  await signUp(page.request, someone(), language, true)
  await page.goto(to('account', { section: 'data' }))
  const bringing = part(page, t('dataImports.title'))
  const file = bringing.getByLabel(t('dataImports.file'))
  const submit = bringing.getByRole('button', { name: t('dataImports.submit') })
  await expect(submit).toBeDisabled()

  await file.setInputFiles({
    name: 'other.zip',
    mimeType: 'application/zip',
    buffer: archive.subarray(0, 5_000),
  })
  await submit.click()
  await expect(bringing.getByRole('alert')).toContainText(t('dataImports.problem.DAMAGED'))

  await file.setInputFiles({ name: 'mezzo-business.zip', mimeType: 'application/zip', buffer: archive })
  await submit.click()
  const confirm = bringing.getByRole('button', { name: t('dataImports.confirm') })
  await expect(confirm).toBeVisible({ timeout: 120_000 })
  const count = (kind: string) =>
    bringing.getByRole('row', { name: new RegExp(`^${t(`dataImports.kind.${kind}`)} `) }).getByRole('cell')
  await expect(count('HOMES').first()).toHaveText(String(rowsOf('listings').length))
  await expect(count('BOOKINGS').first()).toHaveText(String(rowsOf('bookings').length))
  await expectNoFinding(page, 'import')

  await confirm.click()
  await expect(bringing.getByText(t('dataImports.doneWhat'))).toBeVisible({ timeout: 180_000 })
  await expect(file).toBeHidden()
  const home = rowsOf('listings').find(({ deleted_at: deletedAt }) => deletedAt === null)
  await page.goto(to('homepage'))
  await expect(page.getByText(String(home?.['apartment_name'])).first()).toBeVisible()
  const request = rowsOf('booking_requests').find(({ id }) =>
    rowsOf('listing_requests').some(
      (asked) =>
        asked['booking_request_id'] === id &&
        rowsOf('bookings').some(
          (booked) =>
            booked['listing_request_id'] === asked['id'] &&
            booked['canceled'] === false &&
            String(booked['from']) > new Date().toISOString(),
        ),
    ),
  )
  await page.goto(to('bookings', {}, { q: String(request?.['last_name']) }))
  await expect(page.getByText(String(request?.['last_name'])).first()).toBeVisible()
  await context.close()
})

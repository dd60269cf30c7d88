import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { someone, signUp } from './api.ts'
import { expect, test } from './fixtures.ts'

async function opened(download: Download): Promise<Record<string, Uint8Array>> {
  return unzipSync(await readFile(await download.path()))
}

function part(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true })
}

test('a landlord takes the own data and the whole business along, and looks inside', async ({
  page,
  language,
  t,
  to,
}) => {
  const person = someone()
  await signUp(page.request, person, language, true)
  await page.goto(to('account', { section: 'data' }))
  const own = part(page, t('dataExports.PERSON.title'))
  await expect(own.getByText(t('dataExports.none'))).toBeVisible()
  await own.getByRole('button', { name: t('dataExports.PERSON.submit') }).click()
  await expect(page.getByText(t('dataExports.asked'))).toBeVisible()
  // How far it is survives a reload.
  await page.reload()
  const link = own.getByRole('link', { name: /\((?:\d+)\s(?:[kM]B|[kM]o)\)$/ })
  await expect(link).toBeVisible({ timeout: 60_000 })
  await expect(own.getByText(t('catalogue.dataExportState.READY'), { exact: true })).toBeVisible()
  const downloading = page.waitForEvent('download')
  await link.click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^mezzo-my-data-\d{4}-\d{2}-\d{2}\.zip$/)
  const zip = await opened(download)
  const account = JSON.parse(strFromU8(zip['data/account.json'] ?? new Uint8Array())) as { users: object[] }
  expect(account.users).toMatchObject([{ email: person.email, firstName: person.firstName }])
  const explained = strFromU8(zip['index.html'] ?? new Uint8Array())
  expect(explained).toContain(`<html lang="${language}">`)
  expect(explained).toContain(person.email)

  const business = part(page, t('dataExports.WORLD.title'))
  await business.getByRole('button', { name: t('dataExports.WORLD.submit') }).click()
  await expect(business.getByRole('link')).toBeVisible({ timeout: 60_000 })
  const whole = page.waitForEvent('download')
  await business.getByRole('link').click()
  const world = await opened(await whole)
  const manifest = JSON.parse(strFromU8(world['manifest.json'] ?? new Uint8Array())) as {
    format: number
    tables: { table: string; rows: number }[]
  }
  expect(manifest.format).toBe(1)
  expect(manifest.tables.find(({ table }) => table === 'persons')).toMatchObject({ rows: 1 })
})

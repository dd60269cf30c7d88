import { newListing } from './calendar-steps.ts'
import { expect, test } from './fixtures.ts'

test('photos come from a shared folder: new ones arrive, removals stay, the folder is given up', async ({
  page,
  to,
  t,
  language,
}) => {
  test.slow()
  const { listingId } = await newListing(page.request, language)
  await page.goto(to('listingEdit', { listingId, stepId: 'photos' }))
  const photos = page.getByRole('list', { name: t('pictures.title'), exact: true }).getByRole('listitem')

  await page.getByText(t('photoFolder.title'), { exact: true }).click()
  await expect(page.getByText(t('photoFolder.test'))).toBeVisible()
  const link = page.getByLabel(t('photoFolder.link'))
  const connect = page.getByRole('button', { name: t('photoFolder.connect') })
  await connect.click()
  await expect(page.getByText(t('photoFolder.links.missing'))).toBeVisible()
  await link.fill('https://drive.google.com/drive/folders/1')
  await link.press('Enter')
  await expect(page.getByText(t('photoFolder.links.notDropbox'))).toBeVisible()
  await link.fill('https://www.dropbox.com/scl/fo/nobody/knows?rlkey=it')
  await connect.click()
  await expect(page.getByText(t('photoFolder.links.GONE'))).toBeVisible()

  await page.getByRole('button', { name: t('photoFolder.useTest') }).click()
  await connect.click()
  await expect(photos).toHaveCount(3, { timeout: 60_000 })
  const sync = page.getByRole('button', { name: t('photoFolder.sync') })
  await expect(sync).toBeEnabled({ timeout: 30_000 })
  await expect(page.getByText(t('photoFolder.counts', { count: 3 }))).toBeVisible()
  await page.getByText(t('photoFolder.refused', { count: 2 })).click()
  await expect(page.getByText(t('photoFolder.refusals.KIND'))).toBeVisible()
  await expect(page.getByText(t('photoFolder.refusals.LARGE'))).toBeVisible()

  // What is deleted here stays away, and the next sync brings what is new.
  await photos
    .first()
    .getByRole('button', { name: t('pictures.delete') })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('pictures.delete') })
    .click()
  await expect(photos).toHaveCount(2)
  // Notices lie over the foot of a small window, and stay as long as the pointer is on them.
  await page.mouse.move(0, 0)
  await expect(page.getByRole('button', { name: t('ui.dismiss') })).toHaveCount(0)
  await sync.click()
  await expect(photos).toHaveCount(3, { timeout: 60_000 })
  await expect(page.getByText(t('photoFolder.counts', { count: 3 }))).toBeVisible()

  await page.getByRole('button', { name: t('photoFolder.disconnect') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('photoFolder.disconnect') })
    .click()
  await expect(page.getByText(t('photoFolder.title'), { exact: true })).toBeVisible()
  await expect(photos).toHaveCount(3)
})

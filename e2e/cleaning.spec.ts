import sharp from 'sharp'
import { expect, test } from './fixtures.ts'
import { expectNoFinding } from './axe-findings.ts'
import { beginTask, expectAtMost } from './hands.ts'

test('a landlord sends a cleaner’s link, sees what is done, and revokes it', async ({
  landlord,
  browser,
  t,
  to,
  language,
}) => {
  const { page } = landlord
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const effort = await beginTask(page, to('homepage'))
  await page.getByRole('link', { name: t('shell.nav.bookings'), exact: true }).click()
  await page.getByRole('link', { name: t('bookings.cleaning'), exact: true }).click()
  await page.getByRole('button', { name: t('cleaning.form.submit') }).click()
  const made = page.getByRole('group', {
    name: t('cleaning.form.made', { label: t('cleaning.form.usualLabel') }),
  })
  await made.getByRole('button', { name: t('cleaning.copy') }).click()
  await expect(page.getByText(t('cleaning.copied'))).toBeVisible()
  await expectAtMost(4, 'send a cleaner’s link', effort)
  const url = await made.getByRole('textbox').inputValue()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)

  // A link of its own, with a name that no other test has and with the keys.
  const label = `Marta ${Date.now()}`
  await page.getByLabel(t('cleaning.form.label')).fill(label)
  await page.getByLabel(t('cleaning.form.keys')).fill('In the box at the door.')
  await page.getByRole('button', { name: t('cleaning.form.submit') }).click()
  await expect(
    page.getByRole('group', { name: t('cleaning.form.made', { label }) }).getByRole('textbox'),
  ).toBeVisible()
  const own = await page
    .getByRole('group', { name: t('cleaning.form.made', { label }) })
    .getByRole('textbox')
    .inputValue()

  const context = await browser.newContext({ locale: language === 'de' ? 'de-DE' : 'en-GB' })
  const cleaner = await context.newPage()
  const answer = await cleaner.goto(own)
  expect(answer?.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
  await expect(cleaner.getByRole('heading', { level: 1, name: t('cleaningPlan.title') })).toBeVisible()
  await expect(cleaner.getByText('In the box at the door.')).toBeVisible()
  await expectNoFinding(cleaner, 'cleaning plan')
  // The box keeps its place when it is ticked.
  const position = await cleaner
    .getByRole('checkbox')
    .evaluateAll((boxes) =>
      boxes.findIndex((box) => box instanceof HTMLInputElement && !box.disabled && !box.checked),
    )
  const box = cleaner.getByRole('checkbox').nth(position)
  const unit = await box.evaluate((input) => input.closest('li')?.querySelector('strong')?.textContent ?? '')
  await box.click()
  await expect(box).toBeChecked()
  await cleaner.reload()
  await expect(box).toBeChecked()

  // A photo of it, which a bad line holds up and nothing loses.
  const item = box.locator('xpath=ancestor::li[1]')
  const photos = item.getByRole('list', { name: t('turnovers.photos', { unit }) })
  const camera = item.locator('input[capture]')
  await context.route('**/api/cleaning-plan-photos?*', (route) => route.abort())
  await camera.setInputFiles({ name: 'bed.jpg', mimeType: 'image/jpeg', buffer: await photograph() })
  const again = item.getByRole('button', { name: t('pictures.again') })
  await expect(again).toBeVisible()
  await context.unroute('**/api/cleaning-plan-photos?*')
  await again.click()
  await expect(photos.getByRole('button')).toHaveCount(1)
  await expect(item.getByRole('list', { name: t('pictures.uploads') })).toBeHidden()
  await expectNoFinding(cleaner, 'cleaning plan with a photo')
  // A second one, taken back.
  await camera.setInputFiles({ name: 'bath.jpg', mimeType: 'image/jpeg', buffer: await photograph() })
  await expect(photos.getByRole('button')).toHaveCount(2)
  await photos.getByRole('button').last().click()
  await cleaner.getByRole('button', { name: t('cleaningPlan.photos.remove') }).click()
  await expect(photos.getByRole('button')).toHaveCount(1)

  await page.reload()
  await expect(page.getByText(label).first()).toBeVisible()
  await expectNoFinding(page, 'cleaning')
  const row = page
    .getByRole('listitem')
    .filter({ hasText: unit })
    .filter({ hasText: t('cleaning.done') })
  await expect(row.filter({ hasText: label })).toBeVisible()
  await row
    .getByRole('list', { name: t('turnovers.photos', { unit }) })
    .getByRole('button')
    .click()
  const large = page.getByRole('dialog').getByRole('img')
  await expect(large).toBeVisible()
  await expect.poll(() => large.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1600)
  await expect(page.getByRole('dialog')).toContainText(label)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: t('cleaning.revoke.openOf', { label }) }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('cleaning.revoke.submit') })
    .click()
  await expect(page.getByText(t('cleaning.revoke.done', { label }))).toBeVisible()
  await cleaner.reload()
  await expect(cleaner.getByText('In the box at the door.')).toBeHidden()
  await expect(cleaner.getByRole('heading', { level: 1 })).not.toHaveText(t('cleaningPlan.title'))
  await context.close()
})

/** What a phone hands over. */
function photograph(): Promise<Buffer> {
  const background = { r: Math.floor(Math.random() * 256), g: 120, b: 80 }
  return sharp({ create: { width: 3000, height: 2000, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

import { expectNoFinding } from './axe-findings.ts'
import { openBookedStay } from './booked-stay.ts'
import { expectTime, typeTime } from './days.ts'
import { expect, test } from './fixtures.ts'

// One grey pixel.
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
)

test('both sides of a booking enter and confirm where keys change hands', async ({
  landlord,
  tenant,
  askFor,
  t,
  to,
}) => {
  await openBookedStay({ landlord, tenant, to }, await askFor('lindenhof'))
  const { page } = landlord
  const theirs = tenant.page
  await page.getByRole('link', { name: t('keyHandoverStanding.arrival'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('keyHandover.title.ARRIVAL') })).toBeVisible()
  const bookingId = new URL(page.url()).pathname.split('/').at(-3) ?? ''

  const letterbox = page.getByRole('group', { name: t('catalogue.keyKind.mailbox') })
  const before = Number(await letterbox.locator('output').textContent())
  await letterbox
    .getByRole('button', { name: t('keyHandover.keys.more', { kind: t('catalogue.keyKind.mailbox') }) })
    .click()
  await expect(letterbox.locator('output')).toHaveText(String(before + 1))
  await page.getByRole('button', { name: t('keyHandover.meters.add') }).click()
  const save = page.getByRole('button', { name: t('keyHandover.save'), exact: true })
  await save.click()
  await expect(page.getByText(t('keyHandover.meters.readingWrong'))).toBeVisible()
  await page.getByLabel(t('keyHandover.meters.reading'), { exact: true }).fill('4711,5')
  await typeTime(page, t('keyHandover.when.time'), '17:45')
  // Nothing that is typed is lost with the page.
  await page.reload()
  await expect(page.getByLabel(t('keyHandover.meters.reading'), { exact: true })).toHaveValue('4711,5')
  await expectTime(page, t('keyHandover.when.time'), '17:45')
  await expect(letterbox.locator('output')).toHaveText(String(before + 1))
  // A photo in between takes nothing of what is typed away.
  await page.locator('input[type=file][multiple]').setInputFiles({
    name: 'meter.png',
    mimeType: 'image/png',
    buffer: PNG,
  })
  await expect(page.getByRole('button', { name: t('keyHandover.photos.open', { number: 1 }) })).toBeVisible()
  await save.click()
  await expect(page.getByText(t('keyHandover.saved'))).toBeVisible()
  await expectNoFinding(page, 'key handover')

  await theirs.goto(to('tenantBooking', { bookingId }))
  await theirs.getByRole('link', { name: t('keyHandoverStanding.arrival'), exact: true }).click()
  await expect(theirs.getByLabel(t('keyHandover.meters.reading'), { exact: true })).toHaveValue('4711,5')
  for (const side of [theirs, page]) {
    await side.reload()
    await side.getByRole('button', { name: t('keyHandover.confirm.open') }).click()
    const dialog = side.getByRole('dialog')
    await expect(dialog.getByText('4711,5')).toBeVisible()
    await dialog.getByRole('button', { name: t('keyHandover.confirm.submit') }).click()
    await expect(side.getByText(t('keyHandover.confirm.done'))).toBeVisible()
  }
  await theirs.reload()
  for (const side of [theirs, page]) {
    // Its dialog says so, too, while it closes.
    await expect(side.getByText(t('keyHandover.confirm.final'), { exact: true })).toBeVisible()
    await expect(side.getByRole('button', { name: t('keyHandover.save'), exact: true })).toBeHidden()
  }
  await theirs.getByLabel(t('keyHandover.remarks.label')).fill('The lamp in the hall is broken.')
  await theirs.getByRole('button', { name: t('keyHandover.remarks.submit') }).click()
  await expect(theirs.getByRole('blockquote').getByText('The lamp in the hall is broken.')).toBeVisible()
})

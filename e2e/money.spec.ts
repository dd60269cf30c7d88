import { expectNoFinding } from './axe-findings.ts'
import { expect, test } from './fixtures.ts'

test('the money of a period opens to its entries, as bars and as a table, without scrolling sideways', async ({
  landlord,
  t,
  to,
}) => {
  const { page } = landlord
  await page.goto(to('payments'))
  const money = page.getByRole('region', { name: t('money.title') })
  await expect(money.getByText(t('money.earned'), { exact: true })).toBeVisible()
  await expect(money.getByText(t('money.paidOut'), { exact: true }).first()).toBeVisible()
  await expectNoFinding(page, 'the money page')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

  const bars = money.getByRole('region', { name: t('money.sixMonths') })
  await expect(bars.getByRole('listitem')).toHaveCount(6)
  await bars.getByRole('link', { name: t('money.asTable') }).click()
  await expect(bars.getByRole('row')).toHaveCount(7)
  await expect(page).toHaveURL(/view=table/)
  await expectNoFinding(page, 'six months as a table')
  await bars.getByRole('link', { name: t('money.asBars') }).click()

  await money.getByRole('link', { name: t('periods.lengths.year'), exact: true }).click()
  await expect(page).toHaveURL(/period=20\d\d(&|$)/)
  await expect(money).toHaveAttribute('aria-busy', 'false')
  const name = t('money.lines.RENT')
  const figure = money.getByRole('link', { name: new RegExp(`^${name}`) }).first()
  const amount = (await figure.textContent()) ?? ''
  await figure.press('Enter')
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog.getByText(amount)).toBeVisible()
  await expect(dialog.getByRole('listitem').first().getByRole('link')).toBeVisible()
  await expectNoFinding(page, 'the entries of a figure')
  await dialog.getByRole('listitem').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/bookings\//)
  await page.goBack()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/entries=/)
})

test('what is taken along is an archive that begins as one', async ({ landlord, t, to }) => {
  const { page } = landlord
  await page.goto(to('payments'))
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: t('money.forAdviser') }).click()
  expect((await download).suggestedFilename()).toMatch(/^mezzo-\d{4}-\d{2}\.zip$/)
  expect(await (await download).failure()).toBeNull()
})

test('a flat and a month lead to its money, in every language’s words', async ({ landlord, t, to }) => {
  const { page } = landlord
  await page.goto(to('homepage'))
  await page.getByRole('button', { name: t('shell.search'), exact: true }).click()
  const field = page.getByRole('combobox', { name: t('palette.title') })
  const money = page.getByRole('group', { name: t('palette.sections.MONEY') }).getByRole('option')
  for (const text of ['flat 12 march', 'Wohnung 12 März', 'appartement 12 mars']) {
    await field.fill(text)
    await expect(money.first()).toContainText('12')
  }
  // Who lives there comes first; the money is further down.
  await money.first().click()
  await expect(page).toHaveURL(/payments\?.*period=20\d\d-03.*unit=|payments\?.*unit=.*period=20\d\d-03/)
  await expect(page.getByRole('region', { name: t('money.title') })).toBeVisible()
})

test('a landlord marks a rent as received and takes that back', async ({ landlord, t, to }) => {
  const { page } = landlord
  await page.goto(to('payments', {}, { entries: 'RENT', period: String(new Date().getUTCFullYear()) }))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('listitem').first().getByRole('link').click()
  const rents = page.locator('section', {
    has: page.getByRole('heading', { name: t('bookings.rents.title') }),
  })
  const received = rents.getByText(t('bookings.rents.states.RECEIVED'), { exact: true })
  const mark = rents.getByText(t('bookings.rents.mark'), { exact: true }).first()
  await expect(mark).toBeVisible()
  const before = await received.count()
  await mark.click()
  await expect(dialog.getByText(t('bookings.rents.markTitle'))).toBeVisible()
  await expectNoFinding(page, 'marking a rent')
  await dialog.getByRole('button', { name: t('bookings.rents.mark') }).click()
  await expect(received).toHaveCount(before + 1)
  await rents.getByText(t('bookings.rents.undo'), { exact: true }).last().click()
  await expect(received).toHaveCount(before)
})

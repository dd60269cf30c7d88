import { AxeBuilder } from '@axe-core/playwright'
import { addDays, parseDay, utcDayOf } from '../src/domain/kernel/day.ts'
import { demoId } from '../src/server/demo/random.ts'
import { dayField, expectChosen, typeDay } from './days.ts'
import { expect, test } from './fixtures.ts'
import { listingOf } from './listings.ts'

test('a day is typed in the page’s own order, or chosen in a calendar that Escape closes alone', async ({
  landlord,
  t,
  to,
  format,
}) => {
  const { page } = landlord
  await page.goto(to('listingAvailability', { listingId: demoId('unit/torstrasse/0') }))
  await page
    .getByRole('button', { name: t('unitCalendar.block'), exact: true })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: t('blocks.title', { count: 1 }) })
  const from = dayField(dialog, t('blocks.from'))
  await expect(from.getByRole('spinbutton').first()).toBeFocused()
  await page.keyboard.type('03022031')
  await expectChosen(dialog, t('blocks.from'), '2031-02-03')

  await page.keyboard.press('Alt+ArrowDown')
  const calendar = page.getByRole('application')
  const february = (day: number) =>
    calendar.getByRole('button', { name: format.day(`2031-02-${String(day).padStart(2, '0')}`, 'long') })
  await expect(february(3)).toBeFocused()
  const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(calendar).toBeHidden()
  await expect(dialog).toBeVisible()

  await from.getByRole('button').click()
  await february(14).click()
  await expect(calendar).toBeHidden()
  await expectChosen(dialog, t('blocks.from'), '2031-02-14')
  await from.getByRole('button').click()
  await page.getByRole('button', { name: t('ui.clearDay') }).click()
  await expectChosen(dialog, t('blocks.from'), '')

  // What lacks a part is the day that it was.
  await typeDay(dialog, t('blocks.from'), '2031-03-01')
  await from.locator('[data-type=month]').press('Backspace')
  await dialog.getByLabel(t('blocks.note')).focus()
  await expect(from.locator('[data-type=month]')).toHaveText('03')
})

test('the calendars of a stay show which days are taken, the stay itself, and the last day’s opens at the first', async ({
  tenant,
  t,
  to,
  format,
}) => {
  const { page } = tenant
  const listing = await listingOf(tenant.request, 'torstrasse')
  const taken = listing.unavailable.findLast(({ to: last }) => last > utcDayOf(Date.now()))
  if (!taken) throw new Error('Every day is free')
  await page.goto(to('listingRequestForm', { listingId: listing._id }))
  const [first, last] = [t('requestForm.stay.from'), t('requestForm.stay.to')]
  const calendar = page.getByRole('application')
  const dayOf = (day: string) => calendar.getByRole('button', { name: format.day(day, 'long') })

  await typeDay(page, first, taken.to)
  await dayField(page, first).getByRole('button').click()
  await expect(dayOf(taken.to)).toBeDisabled()
  await page.keyboard.press('Escape')

  const [from, until] = [addDays(parseDay(taken.to), 40), addDays(parseDay(taken.to), 42)]
  await typeDay(page, first, from)
  await dayField(page, last).getByRole('button').click()
  await expect(dayOf(addDays(from, -1))).toBeDisabled()
  await dayOf(until).click()
  await expectChosen(page, last, until)
  await dayField(page, last).getByRole('button').click()
  for (const day of [from, addDays(from, 1), until])
    await expect(dayOf(day)).toHaveAttribute('data-within', 'true')
  await expect(dayOf(addDays(until, 1))).not.toHaveAttribute('data-within')
})

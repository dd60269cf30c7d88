import { AxeBuilder } from '@axe-core/playwright'
import { demoId } from '../src/server/demo/random.ts'
import { dayField, expectChosen, typeDay } from './days.ts'
import { expect, test } from './fixtures.ts'

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

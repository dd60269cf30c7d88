import { graphql } from './api.ts'
import { endWindows, inJanuary, newGroup, savedChange, timelineSteps, today } from './calendar-steps.ts'
import { dayField, expectChosen } from './days.ts'
import { expect, test } from './fixtures.ts'
import { beginTask, expectAtMost } from './hands.ts'
import { listingOf } from './listings.ts'
import { type Day, addDays, addMonths } from '../src/domain/kernel/day.ts'

test('days of several apartments are blocked by mouse, the block is moved, and it can be undone', async ({
  page,
  to,
  t,
  format,
  language,
}) => {
  const groupId = await newGroup(page.request, language)
  await page.goto(to('groupAvailability', { groupId }, { zoom: 'week', date: inJanuary(4), q: 'WE' }))
  const { grid, row, block, drag } = timelineSteps(page, { t, format }, 4)
  await expect(row(4)).toBeVisible()
  await expect(grid).toHaveAttribute('aria-rowcount', '5')

  await drag([1, 10], [2, 14])
  const dialog = page.getByRole('dialog')
  await expectChosen(dialog, t('blocks.from'), inJanuary(10))
  await expectChosen(dialog, t('blocks.to'), inJanuary(14))
  await dialog.getByRole('button', { name: t('blocks.block', { count: 2 }), exact: true }).click()
  await expect(block(1, 10, 14)).toBeVisible()
  await expect(block(2, 10, 14)).toBeVisible()

  await savedChange(page, async () => {
    await drag([1, 12], [3, 15])
    await expect(block(3, 13, 17)).toBeVisible()
  })
  await expect(block(1, 10, 14)).toHaveCount(0)
  await page
    .getByRole('button', { name: t('ui.undo'), exact: true })
    .last()
    .click()
  await expect(block(1, 10, 14)).toBeVisible()
})

test('the keyboard goes through days and apartments, blocks a selection, and opens what is there', async ({
  page,
  to,
  t,
  format,
  language,
}) => {
  const groupId = await newGroup(page.request, language)
  await page.goto(to('groupAvailability', { groupId }, { zoom: 'month', q: 'WE' }))
  const dialog = page.getByRole('dialog')
  const here = page.locator('[role="grid"] :focus')
  const cell = (unit: string, day: Day, what: string) =>
    t('calendar.cell.of', { name: unit, day: format.day(day, 'long'), what })
  const free = t('calendar.cell.free')
  await page.getByRole('grid').locator('[tabindex="0"]').focus()
  await expect(here).toHaveAccessibleName(cell('WE 1', today, free))
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Control+ArrowRight')
  await page.keyboard.press('ArrowDown')
  const from = addDays(addMonths(today, 1), 7)
  await expect(here).toHaveAccessibleName(cell('WE 2', from, free))

  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('b')
  await expectChosen(dialog, t('blocks.from'), from)
  await expectChosen(dialog, t('blocks.to'), addDays(from, 1))
  await dialog.getByRole('button', { name: t('blocks.block', { count: 2 }), exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(here).toHaveAccessibleName(/WE 3/)
  await expect(here).toHaveAccessibleName(new RegExp(t('catalogue.blockReason.OWN_USE')))

  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'WE 3' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.keyboard.press('n')
  await expect(here).toHaveAccessibleName(cell('WE 3', addDays(from, 2), free))
  await page.keyboard.press('+')
  await expect(page.getByRole('grid')).toHaveAttribute('data-zoom', 'week')
  await page.keyboard.press('Home')
  await expect(here).toHaveRole('rowheader')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/availability/)
  await expect(page.getByRole('heading', { level: 1, name: /WE 3/ })).toBeVisible()
})

test('Back closes what lies over the timeline and stays there', async ({ page, to, t, format, language }) => {
  const groupId = await newGroup(page.request, language)
  const address = to('groupAvailability', { groupId }, { zoom: 'week', date: inJanuary(4), q: 'WE' })
  await page.goto(to('bookings'))
  await page.goto(address)
  const { row, drag } = timelineSteps(page, { t, format }, 4)
  await expect(row(4)).toBeVisible()
  const dialog = page.getByRole('dialog')

  await drag([1, 10], [1, 12])
  await expectChosen(dialog, t('blocks.from'), inJanuary(10))
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(address)

  await page.getByRole('grid').locator('[tabindex="0"]').focus()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: t('calendar.blockFrom') }).click()
  await expect(dayField(dialog, t('blocks.from'))).toBeVisible()
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(address)
  await page.goBack()
  await expect(page).toHaveURL(to('bookings'))
})

test('chosen apartments get another window, a search leaves what it names', async ({
  page,
  to,
  t,
  language,
}) => {
  const groupId = await newGroup(page.request, language)
  await page.goto(to('groupAvailability', { groupId }, { q: 'WE' }))
  const grid = page.getByRole('grid')
  await grid.getByRole('checkbox', { name: t('calendar.choose', { name: 'WE 2' }) }).check()
  await page.getByRole('button', { name: t('calendar.chooseAll', { count: 4 }) }).click()
  await page.getByRole('button', { name: t('calendar.changeWindow') }).click()
  await endWindows(page, t, 4)

  await page.getByLabel(t('calendar.search')).fill('we 3')
  await expect(grid).toHaveAttribute('aria-rowcount', '2')
  await expect(page).toHaveURL(/q=we/)
  await page.getByLabel(t('calendar.search')).fill('nowhere')
  await page.getByRole('button', { name: t('calendar.showAll') }).click()
  await expect(grid).toHaveAttribute('aria-rowcount', '6')
})

test('an upcoming booking moves to a free apartment of its group, and its contract goes on naming the former', async ({
  landlord,
  to,
  t,
  format,
}) => {
  const { page } = landlord
  const { groupId } = await listingOf(page.request, 'lindenhof')
  const answer = (await (await page.request.get(`/api/calendar?groupId=${groupId}`)).json()) as {
    units: { name: string; bookings: { id: string; from: string; to: string; name: string }[] }[]
  }
  const unit = answer.units.find(({ bookings }) => bookings.some(({ from }) => from > today))
  const booking = unit?.bookings.find(({ from }) => from > today)
  if (!unit || !booking) throw new Error('No upcoming booking')
  const effort = await beginTask(
    page,
    to('groupAvailability', { groupId }, { q: unit.name, date: booking.from }),
  )
  const words = { what: booking.name, from: format.day(booking.from), to: format.day(booking.to) }
  const bar = page.getByRole('gridcell', { name: t('calendar.cell.bar', { ...words, conflict: 'false' }) })
  await bar.click({ position: { x: 30, y: 10 } })
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('calendar.moveBooking') }).click()
  const choice = dialog
    .getByRole('group', { name: t('moveBooking.choose') })
    .getByRole('radio')
    .first()
  const name = (await choice.locator('..').innerText()).split('\n')[0] ?? ''
  await choice.check({ force: true })
  const asked = 'query ($id: ID!) { landlordBooking(_id: $id) { tenantNames } }'
  const { landlordBooking } = await graphql<{ landlordBooking: { tenantNames: string } }>(
    page.request,
    asked,
    {
      id: booking.id,
    },
  )
  const amendment = t('moveBooking.amendment', { unit: unit.name, name: landlordBooking.tenantNames })
  await expect(dialog.getByText(amendment)).toBeVisible()
  await dialog.getByRole('button', { name: t('moveBooking.submit'), exact: true }).click()
  await expect(page.getByText(t('moveBooking.done', { name }))).toBeVisible()
  // One click more from home, into the calendar.
  await expectAtMost(5, 'move a tenant', effort, { before: 1 })
  await expect(bar).toHaveCount(0)
  await page.goto(to('bookings', { bookingId: booking.id }))
  const named = t('bookings.contractOfOther', { contractUnit: unit.name, unit: name })
  await expect(page.getByText(named)).toBeVisible()
})

test('a zoom on which all days fit keeps the place, a drag along an edge keeps its rows, Escape gives it up', async ({
  landlord,
  to,
  t,
}) => {
  const { page } = landlord
  // Far enough ahead for nothing to lie there.
  const first = addMonths(today, 15)
  await page.goto(to('calendar', {}, { zoom: 'week', date: first }))
  const grid = page.getByRole('grid')
  const zoom = (name: 'week' | 'quarter') =>
    page.getByRole('radio', { name: t(`calendar.zooms.${name}`) }).click({ force: true })
  const leftOf = () => grid.evaluate((element) => element.scrollLeft)
  const topOf = () => grid.evaluate((element) => element.scrollTop)
  await expect.poll(leftOf).toBeGreaterThan(0)
  const left = await leftOf()
  await zoom('quarter')
  await expect(grid).toHaveAttribute('data-zoom', 'quarter')
  await expect.poll(leftOf).toBeLessThan(left / 2)
  await zoom('week')
  await expect.poll(async () => Math.abs((await leftOf()) - left)).toBeLessThan(34)
  await expectChosen(page, t('calendar.firstDay'), first)

  const box = await grid.boundingBox()
  if (!box) throw new Error('The grid is out of sight')
  const [x, y] = [box.x + 500, box.y + box.height - 25]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 100, y + 4, { steps: 10 })
  const selected = page.getByRole('status').filter({ hasText: t('calendar.selected', { days: 4, units: 1 }) })
  await expect(selected).toHaveCount(1)
  expect(await topOf()).toBe(0)
  await page.mouse.move(x + 100, y - 100, { steps: 5 })
  await page.mouse.move(x + 100, y, { steps: 5 })
  await expect.poll(topOf).toBeGreaterThan(100)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(selected).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a drop that fails leaves the block where it is and can be tried again, by the notice or in the dialog', async ({
  page,
  to,
  t,
  format,
  language,
}) => {
  const groupId = await newGroup(page.request, language)
  await page.goto(to('groupAvailability', { groupId }, { zoom: 'week', date: inJanuary(4), q: 'WE' }))
  const { row, block, drag } = timelineSteps(page, { t, format }, 4)
  const dialog = page.getByRole('dialog')
  const notices = page.getByRole('region', { name: t('ui.notices') })
  await drag([1, 10], [1, 14])
  await dialog.getByRole('button', { name: t('blocks.block', { count: 1 }), exact: true }).click()
  await expect(block(1, 10, 14)).toBeVisible()
  await expect(dialog).toBeHidden()

  // The line goes between what is asked and what is done, and nothing can be fetched anew.
  await page.route('**/api/**', (route) =>
    route.request().postData()?.includes('BlocksDryRun') ? route.continue() : route.abort(),
  )
  await drag([1, 12], [3, 15])
  await expect(notices.getByText(t('errors.ConnectionError'))).toBeVisible()
  await expect(block(1, 10, 14)).toBeVisible()
  await expect(row(3).getByRole('gridcell', { name: t('catalogue.blockReason.OWN_USE') })).toHaveCount(0)
  await page.unroute('**/api/**')
  await notices.getByRole('button', { name: t('ui.retry'), exact: true }).click()
  await expect(block(3, 13, 17)).toBeVisible()
  await expect(block(1, 10, 14)).toHaveCount(0)

  // Without an answer to the question either, the dialog keeps the days that were meant.
  await page.route('**/api/**', (route) => route.abort())
  await drag([3, 15], [2, 15])
  await expectChosen(dialog, t('blocks.from'), inJanuary(13))
  await expect(dialog.getByText(t('errors.ConnectionError'))).toBeVisible()
  await expect(block(3, 13, 17)).toBeVisible()
  await page.unroute('**/api/**')
  await dialog.getByRole('button', { name: t('ui.retry'), exact: true }).click()
  await expect(dialog.getByText(t('blocks.nobodyDeclined'))).toBeVisible()
  await dialog.getByRole('button', { name: t('blocks.change'), exact: true }).click()
  await expect(block(2, 13, 17)).toBeVisible()
})

import { signUp, someone } from './api.ts'
import { endWindows, inJanuary, january, newGroup, today } from './calendar-steps.ts'
import { typeDay } from './days.ts'
import { expect, test } from './fixtures.ts'
import { statusOf } from './stages.ts'
import { addMonths, type Day, firstOfMonth } from '../src/domain/kernel/day.ts'

test('on a phone each apartment has three months in a line, and opens its own calendar', async ({
  landlord,
  to,
  t,
  format,
}) => {
  const { page } = landlord
  await page.goto(to('calendar'))
  await expect(page.getByRole('grid')).toHaveCount(0)
  const month = firstOfMonth(today)
  const months = (first: Day) => format.monthRange(first, addMonths(first, 2))
  await expect(page.getByRole('heading', { name: months(month) })).toBeVisible()
  await page.getByRole('button', { name: t('calendar.monthOn') }).click()
  const next = addMonths(month, 1)
  await expect(page.getByRole('heading', { name: months(next) })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(next))
  const list = page.getByRole('list', { name: t('calendar.units') })
  await expect(list.getByRole('img').first()).toBeVisible()
  await page.getByRole('button', { name: t('calendar.tools') }).tap()
  await page.getByLabel(t('calendar.search')).fill('Lindenhof 07')
  await list.getByRole('link', { name: /Lindenhof 07/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Lindenhof 07/ })).toBeVisible()
})

test('on a phone days of chosen apartments are blocked, which can be undone', async ({
  page,
  to,
  t,
  format,
  language,
}) => {
  const groupId = await newGroup(page.request, language)
  await page.goto(to('groupAvailability', { groupId }, { date: january }))
  const list = page.getByRole('list', { name: t('calendar.units') })
  const choose = (name: string) => list.getByRole('checkbox', { name: t('calendar.choose', { name }) })
  const strip = (name: string) => list.getByRole('listitem').filter({ hasText: name }).getByRole('img')
  const free = t('calendar.nothingTaken')
  const blocked = t('calendar.cell.bar', {
    what: t('catalogue.blockReason.RENOVATION'),
    from: format.day(inJanuary(10)),
    to: format.day(inJanuary(14)),
    conflict: 'false',
  })
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: t('calendar.tools') }).tap()
  await page.getByRole('button', { name: t('calendar.chooseUnits') }).tap()
  await expect(page.getByText(t('calendar.chooseHint'))).toBeVisible()
  // What is chosen stays chosen while the next one is searched.
  await page.getByLabel(t('calendar.search')).fill('WE 2')
  await expect(choose('WE 3')).toHaveCount(0)
  await choose('WE 2').tap()
  await expect(choose('WE 2')).toBeChecked()
  await page.getByLabel(t('calendar.search')).fill('WE 3')
  await expect(choose('WE 2')).toHaveCount(0)
  await strip('WE 3').tap()
  await expect(choose('WE 3')).toBeChecked()
  await page.getByLabel(t('calendar.search')).fill('')
  await expect(choose('WE 2')).toBeChecked()
  const changes = page.getByRole('group', { name: t('calendar.chosen', { count: 2 }) })
  await changes.getByRole('button', { name: t('calendar.blockDays') }).tap()

  await typeDay(dialog, t('blocks.to'), inJanuary(14))
  await typeDay(dialog, t('blocks.from'), inJanuary(10))
  await dialog.getByLabel(t('blocks.reason')).selectOption('RENOVATION')
  await expect(dialog.getByText(t('blocks.nobodyDeclined'))).toBeVisible()
  await dialog.getByRole('button', { name: t('blocks.block', { count: 2 }), exact: true }).tap()
  await expect(page.getByText(t('blocks.done.create', { count: 2, declined: 0 }))).toBeVisible()
  await expect(strip('WE 2')).toHaveAccessibleName(blocked)
  await expect(strip('WE 3')).toHaveAccessibleName(blocked)
  await expect(strip('WE 4')).toHaveAccessibleName(free)
  await expect(list.getByRole('checkbox')).toHaveCount(0)
  await page.getByRole('button', { name: t('ui.undo'), exact: true }).tap()
  await expect(strip('WE 2')).toHaveAccessibleName(free)
  await expect(strip('WE 3')).toHaveAccessibleName(free)
})

test('on a phone the availability of all apartments is changed, and the calendar is taken along', async ({
  page,
  to,
  t,
  language,
}) => {
  const groupId = await newGroup(page.request, language)
  await page.goto(to('groupAvailability', { groupId }, { date: january }))
  await page.getByRole('button', { name: t('calendar.tools') }).tap()
  await page.getByRole('button', { name: t('calendar.chooseUnits') }).tap()
  await page.getByRole('button', { name: t('calendar.chooseAll', { count: 5 }) }).tap()
  await page.getByRole('button', { name: t('calendar.changeWindow') }).tap()
  await endWindows(page, t, 5)
  await page.getByRole('button', { name: t('calendar.chooseEnd') }).tap()
  await expect(page.getByRole('checkbox')).toHaveCount(0)

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: t('calendar.csv') }).tap()
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)
  await page.evaluate(() => {
    window.print = () => window.dispatchEvent(new Event('beforeprint'))
  })
  await page.getByRole('button', { name: t('calendar.print') }).tap()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('rowheader', { name: 'WE 4' })).toBeVisible()
})

test('on a phone a block says first whom it declines; without a line nothing that was entered is lost', async ({
  landlord,
  tenant,
  askFor,
  to,
  t,
}) => {
  const asked = await askFor('neubau')
  const { page } = landlord
  const dialog = page.getByRole('dialog')
  await page.goto(to('calendar', {}, { date: asked.from, choose: '1' }))
  await page.getByLabel(t('calendar.search')).fill(tenant.person.name)
  const box = page.getByRole('list', { name: t('calendar.units') }).getByRole('checkbox')
  await expect(box).toHaveCount(1)
  await box.tap()
  await page.getByRole('button', { name: t('calendar.blockDays') }).tap()
  await typeDay(dialog, t('blocks.to'), asked.to)
  await typeDay(dialog, t('blocks.from'), asked.from)
  await dialog.getByLabel(t('blocks.note')).fill('Painter')
  await expect(dialog.getByText(t('blocks.declined', { count: 1 }))).toBeVisible()
  await expect(dialog.getByRole('link', { name: tenant.person.name })).toBeVisible()
  const block = dialog.getByRole('button', { name: t('blocks.blockAnyway', { count: 1 }), exact: true })

  await page.route('**/api/**', (route) => route.abort())
  await block.tap()
  await expect(dialog.getByText(t('errors.ConnectionError'))).toBeVisible()
  await expect(dialog.getByLabel(t('blocks.note'))).toHaveValue('Painter')
  await page.unroute('**/api/**')
  await block.tap()
  await expect(page.getByText(t('blocks.done.create', { count: 1, declined: 1 }))).toBeVisible()
  expect(await statusOf(tenant.request, asked)).toBe('NOT_AVAILABLE')
})

test('without an apartment the calendar leads to the first listing', async ({ page, to, t, language }) => {
  await signUp(page.request, someone(), language, true)
  await page.goto(to('calendar'))
  await expect(page.getByRole('heading', { name: t('calendar.emptyTitle') })).toBeVisible()
  await page.getByRole('link', { name: t('calendar.create') }).tap()
  await expect(page).toHaveURL(new RegExp(to('createListing')))
})

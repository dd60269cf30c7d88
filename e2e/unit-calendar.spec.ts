import type { Locator, Page } from '@playwright/test'
import { newListing, nextYear, savedChange } from './calendar-steps.ts'
import { expectChosen } from './days.ts'
import { expect, test } from './fixtures.ts'
import { listingOf } from './listings.ts'
import { statusOf } from './stages.ts'

async function drag(page: Page, from: Locator, to: Locator, at: { x?: number } = {}) {
  const start = await from.boundingBox()
  const end = await to.boundingBox()
  if (!start || !end) throw new Error('Nothing to drag')
  await page.mouse.move(start.x + start.width * (at.x ?? 0.5), start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 })
  await page.mouse.up()
}

test('days are blocked, moved, made longer and freed by mouse, and it can be undone', async ({
  page,
  to,
  t,
  format,
  language,
}) => {
  const { listingId } = await newListing(page.request, language)
  const month = nextYear('03')
  const day = (number: string) =>
    page.getByRole('gridcell', { name: format.day(`${month}-${number}`, 'long') })
  const expectDay = (number: string, words: string) =>
    expect(
      page.getByRole('gridcell', {
        name: t('unitCalendar.day.label', { day: format.day(`${month}-${number}`, 'long'), items: words }),
      }),
    ).toBeVisible()
  const dialog = page.getByRole('dialog')
  const blocked = (from: string, until: string) =>
    t('blocks.item.sentence.block', {
      short: 'Painter',
      range: format.dayRange(`${month}-${from}`, `${month}-${until}`),
    })
  await page.goto(to('listingAvailability', { listingId }, { month }))

  await drag(page, day('02'), day('04'))
  await expect(dialog.getByText(t('blocks.nobodyDeclined'))).toBeVisible()
  await expectChosen(dialog, t('blocks.from'), `${month}-02`)
  await dialog.getByLabel(t('blocks.reason')).selectOption('RENOVATION')
  await dialog.getByLabel(t('blocks.note')).fill('Painter')
  await dialog.getByRole('button', { name: t('blocks.block', { count: 1 }), exact: true }).click()
  await expect(page.getByText(t('blocks.done.create', { count: 1, declined: 0 }))).toBeVisible()
  await expectDay('03', blocked('02', '04'))

  await savedChange(page, async () => {
    await drag(page, day('03'), day('17'))
    await expectDay('16', blocked('16', '18'))
    await expectDay('03', t('unitCalendar.day.free'))
  })

  await savedChange(page, async () => {
    await drag(page, day('18'), day('20'), { x: 0.96 })
    await expectDay('20', blocked('16', '20'))
  })
  await page
    .getByRole('button', { name: t('ui.undo'), exact: true })
    .last()
    .click()
  await expectDay('20', t('unitCalendar.day.free'))
  await expectDay('17', blocked('16', '18'))

  await day('17').click({ position: { x: 40, y: 12 } })
  await page.getByRole('button', { name: t('unitCalendar.deleteBlock', { block: 'Painter' }) }).click()
  await expect(page.getByText(t('blocks.done.delete', { count: 1 }))).toBeVisible()
  await expectDay('17', t('unitCalendar.day.free'))
  await page
    .getByRole('button', { name: t('ui.undo'), exact: true })
    .last()
    .click()
  await expectDay('17', blocked('16', '18'))
})

test('everything a mouse does is done by keys', async ({ page, to, t, format, language }) => {
  const { listingId } = await newListing(page.request, language)
  const month = nextYear('03')
  const day = (number: string) =>
    page.getByRole('gridcell', { name: format.day(`${month}-${number}`, 'long') })
  const expectDay = (number: string, words: string) =>
    expect(
      page.getByRole('gridcell', {
        name: t('unitCalendar.day.label', { day: format.day(`${month}-${number}`, 'long'), items: words }),
      }),
    ).toBeVisible()
  const dialog = page.getByRole('dialog')
  const { keyboard } = page
  const press = async (...keys: string[]) => {
    for (const key of keys) await keyboard.press(key)
  }
  await page.goto(to('listingAvailability', { listingId }, { month }))
  await day('01').focus()
  await press('ArrowDown', 'ArrowRight')
  await expect(day('09')).toBeFocused()

  await press('Shift+ArrowRight', 'Shift+ArrowRight', 'Enter')
  await expectChosen(dialog, t('blocks.from'), `${month}-09`)
  await expectChosen(dialog, t('blocks.to'), `${month}-11`)
  await expect(dialog.getByText(t('blocks.nobodyDeclined'))).toBeVisible()
  await press('Enter')
  const reason = t('catalogue.blockReason.OWN_USE')
  const blocked = (from: string, until: string) =>
    t('blocks.item.sentence.block', {
      short: reason,
      range: format.dayRange(`${month}-${from}`, `${month}-${until}`),
    })
  await expectDay('10', blocked('09', '11'))

  // M takes the block up, then its last day; Escape leaves it where it was.
  await expect(dialog).toBeHidden()
  await day('11').focus()
  await press('m', 'ArrowDown', 'Escape')
  await expectDay('10', blocked('09', '11'))
  await day('11').focus()
  await press('m', 'ArrowDown', 'm', 'ArrowRight', 'Enter')
  await expectDay('17', blocked('16', '19'))

  await press('Delete')
  await expect(page.getByText(t('blocks.done.delete', { count: 1 }))).toBeVisible()
  await expectDay('17', t('unitCalendar.day.free'))

  // The year has the same keys: down is a month later.
  await page.getByRole('radio', { name: t('unitCalendar.views.year') }).check({ force: true })
  await page.getByRole('grid', { name: t('unitCalendar.gridLabel', { period: month.slice(0, 4) }) }).waitFor()
  await day('05').focus()
  await press('ArrowDown')
  await expect(page.getByRole('gridcell', { name: format.day(`${nextYear('04')}-05`, 'long') })).toBeFocused()
})

test('who would be declined by a block is shown first, and then is', async ({
  landlord,
  tenant,
  askFor,
  to,
  t,
  format,
}) => {
  const asked = await askFor('neubau')
  const { _id: listingId } = await listingOf(tenant.request, 'neubau')
  const { page } = landlord
  await page.goto(to('listingAvailability', { listingId }, { month: asked.from.slice(0, 7) }))
  const name = `${tenant.person.firstName} ${tenant.person.lastName}`
  await expect(page.getByRole('region', { name: t('unitCalendar.wanted') }).getByText(name)).toBeVisible()
  await page.getByRole('gridcell', { name: format.day(asked.from, 'long') }).focus()
  await page.keyboard.press('b')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(t('blocks.declined', { count: 1 }))).toBeVisible()
  await expect(dialog.getByRole('link', { name })).toBeVisible()
  await dialog.getByRole('button', { name: t('blocks.blockAnyway', { count: 1 }), exact: true }).click()
  await expect(page.getByText(t('blocks.done.create', { count: 1, declined: 1 }))).toBeVisible()
  expect(await statusOf(tenant.request, asked)).toBe('NOT_AVAILABLE')
})

import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { Format } from '../src/web/shared/format.ts'
import { graphql, signUp, someone } from './api.ts'
import { typeDay } from './days.ts'
import { expect } from './fixtures.ts'
import type { Language, Translate } from './texts.ts'
import { addDays, utcDayOf, dayFrom, partsOfDay } from '../src/domain/kernel/day.ts'

/** The day of the test. */
export const today = utcDayOf(Date.now())

/** The first day of the January of next year, in which nothing of a new group lies. */
export const january = dayFrom({ year: partsOfDay(today).year + 1, month: 1, day: 1 })

/** A day of it, as the API and the calendar's address have it. */
export function inJanuary(day: number): string {
  return addDays(january, day - 1)
}

/** Signs a landlord up in the browser of a request context, with one listing that nobody has asked for. */
export async function newListing(
  request: APIRequestContext,
  language: Language,
): Promise<{ listingId: string; groupId: string }> {
  await signUp(request, someone(), language, true)
  const { createListing } = await graphql<{ createListing: { listingId: string; groupId: string } }>(
    request,
    `
      mutation ($key: ID!) {
        createListing(idempotencyKey: $key, input: { city: "Berlin", country: "DE" }) {
          listingId
          groupId
        }
      }
    `,
    { key: crypto.randomUUID() },
  )
  return createListing
}

/** A landlord of their own with a group of apartments: WE 1 to WE 4, and the one it began with. */
export async function newGroup(request: APIRequestContext, language: Language): Promise<string> {
  const { groupId } = await newListing(request, language)
  await graphql(
    request,
    `
      mutation ($groupId: ID!, $key: ID!) {
        convertToGroup(
          groupId: $groupId
          input: { quantity: 5, apartmentName: "WE #", firstNumber: 1 }
          idempotencyKey: $key
        ) {
          error {
            message
          }
        }
      }
    `,
    { groupId, key: crypto.randomUUID() },
  )
  return groupId
}

/** A month of next year, as the calendar's address has it. */
export function nextYear(month: string): string {
  return `${partsOfDay(utcDayOf(Date.now())).year + 1}-${month}`
}

/** An apartment of a new group by its number, and a day of that January. */
type Place = readonly [unit: number, day: number]

/** What can be seen and done in a timeline of a new group that shows weeks from a day of that January on. */
export interface TimelineSteps {
  grid: Locator
  row: (unit: number) => Locator
  /** A block for own use in an apartment. */
  block: (unit: number, from: number, until: number) => Locator
  /** Draws from the middle of one day to that of another with the mouse. */
  drag: (from: Place, until: Place) => Promise<void>
}

/** The steps for a page with the timeline whose first day is that day of January. */
export function timelineSteps(
  page: Page,
  { t, format }: { t: Translate; format: Format },
  firstDay: number,
): TimelineSteps {
  const grid = page.getByRole('grid', { name: t('calendar.grid') })
  const row = (unit: number) => grid.getByRole('row').filter({ hasText: `WE ${unit}` })
  const placeOf = async ([unit, day]: Place) => {
    const box = await row(unit).getByRole('rowheader').boundingBox()
    if (!box) throw new Error('The row is out of sight')
    // A day is 34 pixels wide in the view of weeks.
    return { x: box.x + box.width + (day - firstDay + 0.5) * 34, y: box.y + box.height / 2 }
  }
  return {
    grid,
    row,
    block: (unit, from, until) =>
      row(unit).getByRole('gridcell', {
        name: t('calendar.cell.bar', {
          what: t('catalogue.blockReason.OWN_USE'),
          from: format.day(inJanuary(from)),
          to: format.day(inJanuary(until)),
          conflict: 'false',
        }),
        exact: true,
      }),
    drag: async (from, until) => {
      const [start, end] = [await placeOf(from), await placeOf(until)]
      await page.mouse.move(start.x, start.y)
      await page.mouse.down()
      await page.mouse.move(end.x, end.y, { steps: 6 })
      await page.mouse.up()
    },
  }
}

/** Ends the availability of the apartments for which the dialog was opened with that January. */
export async function endWindows(page: Page, t: Translate, count: number): Promise<void> {
  const dialog = page.getByRole('dialog')
  await typeDay(dialog, t('calendar.window.to'), inJanuary(31))
  await expect(dialog.getByText(t('calendar.window.harmless'))).toBeVisible()
  await dialog.getByRole('button', { name: t('calendar.window.submit', { count }) }).click()
  await expect(page.getByText(t('calendar.window.done', { count }))).toBeVisible()
}

/** Waits until a changed block is saved; before that, the newest "undo" is still that of the change before. */
export async function savedChange(page: Page, change: () => Promise<void>): Promise<void> {
  const saved = page.waitForResponse((answer) =>
    (answer.request().postData() ?? '').includes('mutation BlocksChange'),
  )
  await change()
  await (await saved).finished()
}

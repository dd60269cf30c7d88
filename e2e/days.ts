import { expect, type Locator, type Page } from '@playwright/test'

/** The field of a day or a time by its label: day, month and year, or hour and minute, are its parts. */
export function dayField(within: Page | Locator, label: string): Locator {
  return within.getByRole('group', { name: label, exact: true })
}

/** Types a day 'YYYY-MM-DD' into the parts of its field. */
export async function typeDay(within: Page | Locator, label: string, day: string): Promise<void> {
  const field = dayField(within, label)
  const [year = '', month = '', dayOfMonth = ''] = day.split('-')
  await field.locator('[data-type=day]').pressSequentially(dayOfMonth)
  await field.locator('[data-type=month]').pressSequentially(month)
  await field.locator('[data-type=year]').pressSequentially(year)
}

/** Sees that the field of a day has 'YYYY-MM-DD', or nothing for ''. */
export async function expectChosen(within: Page | Locator, label: string, day: string): Promise<void> {
  await expect(dayField(within, label).locator('input')).toHaveValue(day)
}

/** Types a time 'HH:MM' into the parts of its field. */
export async function typeTime(within: Page | Locator, label: string, time: string): Promise<void> {
  const field = dayField(within, label)
  const [hour = '', minute = ''] = time.split(':')
  await field.locator('[data-type=hour]').pressSequentially(hour)
  await field.locator('[data-type=minute]').pressSequentially(minute)
}

/** Sees that the field of a time has 'HH:MM'. */
export async function expectTime(within: Page | Locator, label: string, time: string): Promise<void> {
  const field = dayField(within, label)
  const [hour = '', minute = ''] = time.split(':')
  await expect(field.locator('[data-type=hour]')).toHaveText(hour)
  await expect(field.locator('[data-type=minute]')).toHaveText(minute)
}

import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from './fixtures.ts'

const name = 'Torstraße 14'

test('a copy is archived and brought back, and a listing is taken out with what that means', async ({
  landlord: { page },
  t,
  to,
}) => {
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const text = (key: string, values?: Record<string, string | number>) => t(`publishing.${key}`, values)
  const manage = async (of: string) => {
    await main.getByRole('button', { name: t('home.listings.manage', { name: of }), exact: true }).click()
    await expect(dialog.getByRole('heading', { name: of, exact: true })).toBeVisible()
  }

  await page.goto(to('homepage', {}, { q: name }))
  await manage(name)
  await dialog.getByRole('button', { name: text('duplicate') }).click()
  // However many copies of it there are already.
  const number = /\((\d+)\)/
  const told = page.getByRole('alert').getByText(number)
  await expect(told).toBeVisible()
  const copy = `${name} ${number.exec(await told.innerText())?.[0]}`
  await expect(told).toHaveText(text('duplicated', { name: copy }))

  await manage(copy)
  await expect(dialog.getByText(text('states.hidden'))).toBeVisible()
  await dialog.getByRole('button', { name: text('archive') }).click()
  await expect(dialog).toBeHidden()
  await expect(main.getByRole('link', { name: copy, exact: true })).toBeHidden()
  await main.getByRole('button', { name: t('home.listings.archived'), exact: true }).click()
  await manage(copy)
  await dialog.getByRole('button', { name: text('unarchive') }).click()
  await expect(main.getByRole('link', { name: copy, exact: true })).toBeHidden()

  await page.goto(to('homepage', {}, { q: name, publication: 'PUBLISHED' }))
  await manage(name)
  await dialog.getByRole('button', { name: text('unpublish') }).click()
  const unpublishing = page.getByRole('dialog', { name: text('unpublishTitle', { name }), exact: true })
  await unpublishing.getByLabel(text('reason')).selectOption('unpublishReason.RENTED_OUT')
  await unpublishing.getByRole('button', { name: text('unpublish') }).click()
  await expect(unpublishing.getByText(text('problems.blockTo'))).toBeVisible()
  await expect(unpublishing.getByRole('region', { name: text('consequences') })).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  await unpublishing.getByRole('button', { name: text('keepPublished') }).click()
  await expect(dialog).toBeHidden()
})

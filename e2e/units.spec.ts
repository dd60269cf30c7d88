import { graphql, signUp, someone } from './api.ts'
import { expect, test } from './fixtures.ts'

test('a listing becomes a group, is changed in the table and by a file of a thousand apartments', async ({
  page,
  to,
  t,
  language,
}) => {
  await signUp(page.request, someone(), language, true)
  const { createListing } = await graphql<{ createListing: { groupId: string } }>(
    page.request,
    `
      mutation ($key: ID!) {
        createListing(idempotencyKey: $key, input: { city: "Berlin", country: "DE" }) {
          groupId
        }
      }
    `,
    { key: crypto.randomUUID() },
  )
  const { groupId } = createListing
  const dialog = page.getByRole('dialog')
  await page.goto(to('units', { groupId }))
  await page.getByRole('button', { name: t('units.convert'), exact: true }).click()
  await dialog.getByLabel(t('units.new.label.total')).fill('4')
  await dialog.getByLabel(t('units.new.label.apartmentName')).fill('WE ##')
  await expect(dialog.getByText('WE 02, WE 03, WE 04')).toBeVisible()
  await dialog.getByRole('button', { name: t('units.convert'), exact: true }).click()
  const table = page.getByRole('table', { name: t('units.table') })
  await expect(table).toHaveAttribute('aria-rowcount', '5')

  const floor = (unit: string, value: string) =>
    table.getByRole('button', { name: t('units.edit', { field: t('units.field.floor'), unit, value }) })
  await floor('WE 02', 'none').click()
  const input = table.getByRole('textbox', {
    name: t('units.editOf', { field: t('units.field.floor'), unit: 'WE 02' }),
  })
  await input.fill('EG')
  await input.press('Enter')
  await expect(table.getByRole('alert')).toHaveText(t('units.problem.floor'))
  await input.fill('3')
  await input.press('Enter')
  await expect(floor('WE 02', '3')).toBeFocused()

  await table.getByRole('checkbox', { name: t('units.selectAll') }).check()
  await page.getByRole('button', { name: t('units.bulk'), exact: true }).click()
  // Nothing is chosen, so nothing can be done by a click; emptying is a choice of its own.
  const what = dialog.getByLabel(t('units.what'))
  await expect(what).toHaveValue('')
  await expect(
    dialog.getByRole('button', { name: t('units.bulkSubmit', { count: 0 }), exact: true }),
  ).toBeDisabled()
  await what.selectOption('floor')
  await expect(
    dialog.getByRole('button', { name: t('units.bulkSubmit', { count: 0 }), exact: true }),
  ).toBeDisabled()
  const field = t('units.field.floor')
  await dialog.getByLabel(t('units.emptyInstead', { count: 1, field })).check()
  await expect(dialog.getByRole('button', { name: t('units.bulkEmpty', { count: 1, field }) })).toBeEnabled()
  await dialog.getByLabel(t('units.emptyInstead', { count: 1, field })).uncheck()
  await dialog.getByLabel(t('units.newValue')).fill('7')
  await dialog.getByRole('button', { name: t('units.bulkSubmit', { count: 4 }), exact: true }).click()
  await expect(floor('WE 02', '7')).toBeVisible()
  await page.getByRole('button', { name: t('ui.undo'), exact: true }).click()
  await expect(floor('WE 02', '3')).toBeVisible()

  const exported = await page.request.get(`/api/listings/g/${groupId}/units.csv`)
  const lines = Array.from({ length: 996 }, (_, at) => `,N-${at + 1},Neu ${at + 1},${at % 9},,,,,\r\n`)
  const edited = (await exported.text()).replace('WE 03', 'Dachgeschoss')
  const csv = edited.replace(/(Dachgeschoss.*),,EUR,no/, '$1,1234.50,EUR,no') + lines.join('')
  await page.getByRole('button', { name: t('units.import'), exact: true }).click()
  await dialog
    .getByLabel(t('units.file'))
    .setInputFiles({ name: 'units.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await expect(dialog.getByText(t('units.plan', { added: 996, changed: 1, unchanged: 3 }))).toBeVisible()
  const rent = dialog.getByRole('row').filter({ hasText: t('units.field.price') })
  await expect(rent).toContainText(t('units.ofHouse'))
  await expect(rent).toContainText(/1[.,]234[.,]50/)
  await dialog.getByRole('button', { name: t('units.importSubmit') }).click()
  await expect(table).toHaveAttribute('aria-rowcount', '1001')
  expect(await table.getByRole('row').count()).toBeLessThan(60)

  await page.getByLabel(t('units.search')).fill('Dachgeschoss')
  await expect(table).toHaveAttribute('aria-rowcount', '2')
  await table.getByRole('button', { name: t('units.deleteUnit', { unit: 'Dachgeschoss' }) }).click()
  await dialog.getByRole('button', { name: t('units.deleteTitle', { count: 1 }), exact: true }).click()
  await expect(page.getByText(t('units.nothing'))).toBeVisible()
})

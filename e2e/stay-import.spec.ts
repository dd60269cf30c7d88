import { graphql, signUp, someone } from './api.ts'
import { expect, test } from './fixtures.ts'

const year = new Date().getUTCFullYear() + 1
const AIRBNB = [
  'Confirmation code,Status,Guest name,Start date,End date,Listing,Earnings',
  `HMAAA11111,Confirmed,Orsolya Brandt,03/15/${year},04/02/${year},Sunny loft,"€1,980.00"`,
  `HMBBB22222,Canceled by guest,Tadeo Lund,05/20/${year},06/01/${year},Sunny loft,€0.00`,
].join('\r\n')

test('stays of another program come by a file, as it is understood, and can be taken back', async ({
  page,
  to,
  t,
  language,
}) => {
  await signUp(page.request, someone(), language, true)
  await graphql(
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
  await page.goto(to('bookings'))
  await page.getByRole('link', { name: t('bookings.export.import') }).click()
  await expect(page.getByRole('heading', { name: t('stayImport.title'), level: 1 })).toBeVisible()
  const file = page.locator('input[type=file]')
  const csv = (name: string, text: string) => ({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(text, 'utf16le'),
  })

  await file.setInputFiles({ ...csv('book.xlsx', ''), buffer: Buffer.from([0x50, 0x4b, 3, 4]) })
  await expect(page.getByText(t('tableFile.workbook'))).toBeVisible()

  await file.setInputFiles(csv('table.csv', `a;b;c\nLoft;01/02/${year};08/02/${year}\n`))
  await expect(page.getByText(t('stayImport.from.OTHER'))).toBeVisible()
  await expect(page.getByLabel(t('tableFile.encoding'))).toHaveValue('utf-16le')
  const column = page.getByLabel(t('tableFile.columnIs', { head: 'a' }))
  await expect(column).toHaveValue('')
  await column.selectOption('UNIT')
  await page.getByLabel(t('tableFile.dayOrder')).selectOption('MONTH_FIRST')
  await expect(page.getByText(t('stayImport.outcomes.UNIT_OPEN')).first()).toBeVisible()
  await expect(
    page.getByRole('button', { name: t('stayImport.submit', { count: 0 }), exact: true }),
  ).toBeDisabled()

  await file.setInputFiles(csv('reservations.csv', AIRBNB))
  await expect(page.getByText(t('stayImport.from.AIRBNB'))).toBeVisible()
  await page.getByLabel(t('stayImport.nameIs', { name: 'Sunny loft' })).selectOption({ index: 2 })
  await page.getByRole('button', { name: t('stayImport.submit', { count: 1 }), exact: true }).click()
  await expect(page.getByText(t('stayImport.done', { added: 1, changed: 0, freed: 0 }))).toBeVisible()

  await page.getByRole('button', { name: t('stayImport.undo'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('stayImport.undo'), exact: true }).click()
  await expect(page.getByText(t('stayImport.undone', { undone: 1, kept: 0 }))).toBeVisible()
})

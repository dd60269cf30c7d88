import { signUp, someone } from './api.ts'
import { expect, test } from './fixtures.ts'

const FILE = [
  'Objekt;x;Straße;Hausnr;PLZ;Stadt;Miete;Frei ab',
  'Linde 3;L-03;Lindenstr.;12;10969;Berlin;1.450 €;01.03.2030',
  'Linde 4;L-04;Lindenstr.;12;123;Berlin;1.450 €;',
  'Loft;;Am Markt;1;53111;Bonn;;',
].join('\r\n')

test('homes of another program come by a file: a column is named, lines are read, drafts are made', async ({
  page,
  to,
  t,
  language,
}) => {
  await signUp(page.request, someone(), language, true)
  await page.goto(to('createListing'))
  await page.getByRole('link', { name: t('createListing.importHomes') }).click()
  await expect(page.getByRole('heading', { name: t('homeImport.title'), level: 1 })).toBeVisible()
  const file = page.locator('input[type=file]')
  const csv = (text: string) => ({ name: 'homes.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

  await file.setInputFiles(csv('a;b\nBerlin;1450\n'))
  await expect(page.getByText(t('tableFile.missing', { fields: t('homeImport.fields.CITY') }))).toBeVisible()
  await page.getByLabel(t('tableFile.columnIs', { head: 'a' })).selectOption('CITY')
  await expect(
    page.getByRole('button', { name: t('homeImport.submit', { count: 1 }), exact: true }),
  ).toBeEnabled()

  await file.setInputFiles(csv(FILE))
  await page.getByLabel(t('tableFile.columnIs', { head: 'x' })).selectOption('EXTERNAL_ID')
  await expect(page.getByText(t('homeImport.needed.ZIP_CODE'))).toBeVisible()
  await page.getByRole('button', { name: t('homeImport.submit', { count: 2 }), exact: true }).click()
  await expect(page.getByText(t('homeImport.done', { count: 2 }))).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${to('homepage')}$`))
  await expect(page.getByText('Linde 3').first()).toBeVisible()
  await expect(page.getByText('Loft').first()).toBeVisible()

  await page.goto(to('homeImport'))
  await file.setInputFiles(csv(FILE))
  await page.getByLabel(t('tableFile.columnIs', { head: 'x' })).selectOption('EXTERNAL_ID')
  await expect(page.getByText(t('homeImport.outcomes.SAME')).first()).toBeVisible()
  await expect(
    page.getByRole('button', { name: t('homeImport.submit', { count: 0 }), exact: true }),
  ).toBeDisabled()
})

import { expect, test } from './fixtures.ts'

test('the help stands in the frame of the landlord’s work, and names things as they are written there', async ({
  landlord: { page },
  t,
  to,
}) => {
  await page.goto(to('help'))
  await expect(page.getByRole('heading', { level: 1, name: t('help.title') })).toBeVisible()
  // The menu at the side of a desk, the way back on top of a phone: both are of the frame of work alone.
  const frame = page
    .getByRole('link', { name: t('shell.nav.inbox') })
    .or(page.getByRole('link', { name: t('shell.back') }))
  await expect(frame.first()).toBeVisible()
  await page.getByText(t('help.sections.requests.questions.answer.question')).click()
  await expect(page.locator('#requests-answer')).toContainText(t('request.actions.accept'))
  await page.goto(to('help', { articleId: 'inviting' }))
  await expect(page.getByRole('article')).toContainText(t('shell.nav.invite'))
  await expect(page.getByRole('article')).not.toContainText('{')
})

test('the log is narrowed by what its address says, and leads to the thing', async ({
  landlord: { page },
  t,
  to,
}) => {
  await page.goto(to('audit', {}, { kind: 'REQUESTS' }))
  await expect(page.getByRole('combobox', { name: t('audit.filter.kind') })).toHaveValue('REQUESTS')
  const entries = page.getByRole('list').last().getByRole('listitem')
  await expect(entries.first()).toBeVisible()
  await page.getByRole('combobox', { name: t('audit.filter.person') }).selectOption('MEZZO')
  await expect(page).toHaveURL(/person=MEZZO/)
  await expect(page.getByRole('link', { name: t('tableDownload.label') })).toHaveAttribute(
    'href',
    /person=MEZZO/,
  )
  await page.getByRole('button', { name: t('audit.filter.clear') }).click()
  await expect(page).not.toHaveURL(/person=/)
  await page
    .getByRole('list')
    .last()
    .getByRole('listitem')
    .filter({ has: page.locator('strong a') })
    .first()
    .locator('strong a')
    .click()
  await expect(page).not.toHaveURL(/dashboard\/log/)
})

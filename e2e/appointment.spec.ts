import { STAFF_REASON_LENGTH } from '../src/domain/kernel/text-limits.ts'
import { jana, login, newLandlord, sam } from './api.ts'
import { expectNoFinding } from './axe-findings.ts'
import { expect, test } from './fixtures.ts'

test('a landlord chooses a time in the calendar, comes back, sees it and cancels it', async ({
  page,
  t,
  to,
}) => {
  const text = (key: string, values?: Record<string, string | number>) => t(`appointment.${key}`, values)
  await login(page.request, jana)
  await page.goto(to('calendlyRedirect'))
  await expect(page.getByText(text('with', { name: sam.name }))).toBeVisible()
  await expectNoFinding(page, 'a call that is not arranged')
  await page.getByRole('link', { name: text('choose'), exact: true }).click()
  await expect(page).toHaveURL(/\/api\/test-calendar\?.*email=landlord%40mezzo\.example/)
  await expectNoFinding(page, 'the calendar of the demo')

  await test.step('the way back notes it, and nothing of it stays in the address', async () => {
    await page.getByRole('listitem').first().getByRole('link').click()
    await expect(page.getByRole('button', { name: text('cancel'), exact: true })).toBeVisible()
    await expect(page).toHaveURL(/calendly-redirect$/)
    await expect(page.getByRole('group')).toHaveCount(0)
    await expectNoFinding(page, 'a call that is arranged')
  })

  await test.step('an address that nobody left for is asked about, a past one says so', async () => {
    const start = new Date(Date.now() + 3 * 86_400_000).toISOString()
    await page.goto(to('calendlyRedirect', {}, { event_start_time: start }))
    const question = page.getByRole('group')
    await expect(question.getByRole('button', { name: text('yes') })).toBeVisible()
    await expectNoFinding(page, 'a time that somebody brings')
    await question.getByRole('button', { name: text('no'), exact: true }).click()
    await expect(question).toHaveCount(0)
    await page.goto(to('calendlyRedirect', {}, { event_start_time: '2020-01-01T09:00:00Z' }))
    await expect(page.getByText(text('notAhead'))).toBeVisible()
  })

  await page.goto(to('calendlyRedirect'))
  await page.getByRole('button', { name: text('cancel'), exact: true }).click()
  await expect(page.getByText(text('status.CANCELED', { name: sam.name })).first()).toBeVisible()
})

test('staff say who looks after a landlord and where a time is chosen', async ({
  page,
  browser,
  language,
  t,
  to,
}) => {
  const text = (key: string, values?: Record<string, string | number>) => t(`staff.manager.${key}`, values)
  await login(page.request, sam)
  await page.goto(to('staff', {}, { q: jana.email }))
  await page.getByRole('button', { name: text('ownLink') }).click()
  const dialog = page.getByRole('dialog')
  const link = dialog.getByLabel(text('link'), { exact: true })
  await expect(link).toHaveValue('https://calendar.mezzo.example/sam')
  await link.fill('http://calendly.example')
  await dialog.getByRole('button', { name: text('submit') }).click()
  await expect(dialog.getByText(text('linkWrong'))).toBeVisible()
  await expectNoFinding(page, 'a wrong link to a calendar')
  await dialog.getByRole('button', { name: text('cancel') }).click()

  const { landlord } = await newLandlord(browser, language)
  const name = `${landlord.firstName} ${landlord.lastName}`
  await page.goto(to('staff', {}, { q: landlord.email }))
  await page.getByRole('button', { name: text('changeFor', { name }) }).click()
  await expect(dialog.getByLabel(text('who'))).toHaveValue('')
  await dialog.getByRole('button', { name: text('submit') }).click()
  await expect(dialog.getByText(t('reasonDialog.missing', STAFF_REASON_LENGTH))).toBeVisible()
  await expectNoFinding(page, 'who looks after a landlord')
  const reason = 'Speaks their language.'
  await dialog.getByLabel(t('reasonDialog.label'), { exact: true }).fill(reason)
  await dialog.getByRole('button', { name: text('submit') }).click()
  await expect(dialog.getByText(text('same'))).toBeVisible()
  await dialog.getByLabel(text('who')).selectOption({ label: sam.name })
  await dialog.getByRole('button', { name: text('submit') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(text('is', { name: sam.name }))).toBeVisible()
  await page.getByRole('link', { name: t('staff.logOf', { name }) }).click()
  const entry = page.getByRole('listitem').filter({ hasText: t('audit.actions.setAccountManager') })
  await expect(entry).toContainText(t('audit.because', { reason }))
})

test('staff see the calls of landlords, and who has none', async ({ page, t, to }) => {
  const text = (key: string, values?: Record<string, string | number>) => t(`appointments.${key}`, values)
  await login(page.request, sam)
  await page.goto(to('staff'))
  await page
    .getByRole('main')
    .getByRole('link', { name: t('staff.appointments'), exact: true })
    .click()
  await page.getByRole('searchbox', { name: text('search') }).fill(jana.email)
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: jana.email })
  await expect(row).toContainText(text('manager', { name: sam.name }))
  await page.getByLabel(text('staff'), { exact: true }).selectOption({ label: sam.name })
  await expect(row).toBeVisible()
  await expect(page.getByRole('link', { name: t('tableDownload.label') })).toHaveAttribute('href', /staffId=/)
  await page.goto(to('staffAppointments', {}, { from: '2020-01-01', to: '2020-01-02' }))
  await expect(page.getByRole('heading', { name: text('none') })).toBeVisible()
  await page.goto(to('staffAppointments', {}, { q: jana.email }))
  await row.getByRole('link', { name: text('personName', { name: jana.name }) }).click()
  await expect(
    page.getByRole('button', { name: t('staff.manager.changeFor', { name: jana.name }) }),
  ).toBeVisible()
})

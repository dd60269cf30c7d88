import { STAFF_REASON_LENGTH } from '../src/domain/kernel/text-limits.ts'
import { jana, login, sam } from './api.ts'
import { expectNoFinding } from './axe-findings.ts'
import { expect, test } from './fixtures.ts'

test('staff switch a feature for everybody and for one person', async ({ page, t, to }) => {
  const flag = 'PAY_VIA_PAYPAL'
  await login(page.request, sam)
  await page.goto(to('staff'))
  await page
    .getByRole('main')
    .getByRole('link', { name: t('staff.flags.title'), exact: true })
    .click()
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: flag })
  const dialog = page.getByRole('dialog')
  const reason = `Asked for by ${Date.now()}`
  const why = async (submit: string) => {
    await dialog.getByLabel(t('reasonDialog.label'), { exact: true }).fill(reason)
    await dialog.getByRole('button', { name: t(`staff.flags.${submit}`), exact: true }).click()
    await expect(dialog).toBeHidden()
  }
  await row.getByRole('button', { name: t('staff.flags.turnOnFlag', { flag }) }).click()
  await dialog.getByRole('button', { name: t('staff.flags.turnOn'), exact: true }).click()
  await expect(dialog.getByText(t('reasonDialog.missing', STAFF_REASON_LENGTH))).toBeVisible()
  await expectNoFinding(page, 'why a flag is switched')
  await why('turnOn')
  await expect(row).toContainText(t('staff.flags.because', { reason }))
  await row.getByRole('button', { name: t('staff.flags.turnOffFlag', { flag }) }).click()
  await why('turnOff')
  await row.getByRole('button', { name: t('staff.flags.forPersonFlag', { flag }) }).click()
  await dialog.getByLabel(t('staff.flags.person')).fill('landlord@mezzo')
  await dialog.getByRole('radio', { name: jana.name }).check()
  await expectNoFinding(page, 'a flag for one person')
  await why('save')
  const again = row.getByRole('button', {
    name: t('staff.flags.asEverybodyPerson', { name: jana.name, flag }),
  })
  await again.click()
  await why('asEverybody')
  await expect(again).toBeHidden()
})

test('staff act as a landlord, who reads it in the log', async ({ page, landlord, t, to }) => {
  const reason = `Help with a listing, call of ${Date.now()}`
  await login(page.request, sam)
  await page.goto(to('staff'))
  await page.getByRole('searchbox', { name: t('staff.search') }).fill(jana.email)
  await page.getByRole('button', { name: t('staff.actAs', { name: jana.name }) }).click()
  const dialog = page.getByRole('dialog')
  const begin = dialog.getByRole('button', { name: t('staff.impersonate.start') })
  await dialog.getByLabel(t('staff.impersonate.reason')).fill('Help')
  await begin.click()
  await expect(dialog.getByText(t('staff.impersonate.reasonWrong'))).toBeVisible()
  await dialog.getByLabel(t('staff.impersonate.reason')).fill(reason)
  await begin.click()

  const banner = page.getByRole('region', { name: t('shell.impersonation.label') })
  await expect(banner).toContainText(reason)
  await expect(page).toHaveURL(new RegExp(`${to('homepage')}$`))
  await page.goto(to('account'))
  await expect(banner).toBeVisible()
  await expect(page.getByRole('heading', { name: t('errors.pages.forbiddenTitle') })).toBeVisible()
  await banner.getByRole('button', { name: t('shell.impersonation.end') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('staff.title') })).toBeVisible()
  await expect(banner).toBeHidden()

  await landlord.page.goto(to('audit'))
  const entry = landlord.page
    .getByRole('region', { name: t('audit.staff') })
    .getByRole('listitem')
    .filter({ hasText: reason })
  await expect(entry).toContainText(sam.name)
  await landlord.page.getByRole('button', { name: t('audit.check') }).click()
  // How many there are by now doesn't matter.
  await expect(landlord.page.getByText(t('audit.intact', { count: 2 }).replace('2', '').trim())).toBeVisible()
})

test('sales take a listing off the public pages with a reason, and allow it again', async ({
  page,
  t,
  to,
}) => {
  const name = 'Ehrenfeldgürtel 102'
  const text = (key: string, values?: Record<string, string | number>) => t(`staff.listings.${key}`, values)
  await login(page.request, sam)
  await page.goto(to('staff'))
  await page
    .getByRole('main')
    .getByRole('link', { name: text('title') })
    .click()
  await page.getByRole('searchbox', { name: text('search') }).fill(name)
  await page.getByRole('button', { name: text('takeOffName', { name }) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: text('takeOff') }).click()
  await expect(dialog.getByText(t('publishing.problems.reason'))).toBeVisible()
  await dialog.getByLabel(t('publishing.reason')).selectOption('unpublishReason.SALES_OTHER')
  await dialog.getByLabel(t('publishing.explanation')).fill('Somebody else has to look at it.')
  await dialog.getByRole('button', { name: text('takeOff') }).click()
  await expect(dialog).toBeHidden()
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name })
  await expect(row).toContainText(text('held'))
  await expect(row).toContainText('Somebody else has to look at it.')
  await row.getByRole('button', { name: text('allowName', { name }) }).click()
  await expect(row).toContainText(text('hidden'))
})

test('sales label a person with a reason, and take the label away', async ({ page, tenant, t, to }) => {
  const { name, email } = tenant.person
  const label = t('catalogue.tag.SERVICE_ACCOUNT')
  await login(page.request, sam)
  await page.goto(to('staff'))
  await page.getByRole('searchbox', { name: t('staff.search') }).fill(email)
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: email })
  const open = row.getByRole('button', { name: t('staff.labels.buttonName', { name }) })
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: t('staff.labels.save') })
  await open.click()
  await save.click()
  await expect(dialog.getByText(t('staff.labels.same'))).toBeVisible()
  for (const isSet of [true, false]) {
    if (!isSet) await open.click()
    await dialog.getByRole('checkbox', { name: label }).setChecked(isSet)
    await dialog.getByLabel(t('reasonDialog.label')).fill('A program of theirs logs in with it.')
    await save.click()
    await expect(dialog).toBeHidden()
    await expect(row.getByText(label)).toBeVisible({ visible: isSet })
  }
})

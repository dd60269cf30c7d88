import { login, sam, signUp, someone } from './api.ts'
import { expect, test } from './fixtures.ts'

const ines = { ...sam, email: 'developer@mezzo.example', name: 'Ines Lindt' }
const facts = 'On 20 November a landlord was told that the rent was paid, with a receipt that no bank knows.'

test('an account is put on hold, its person objects, another of the staff answers, and it is lifted', async ({
  page,
  browser,
  language,
  t,
  to,
}) => {
  const text = (key: string, values?: Record<string, string | number>) => t(`staffHolds.${key}`, values)
  const home = await browser.newContext()
  const person = someone()
  await signUp(home.request, person, language)
  const name = person.name
  const second = await browser.newContext()
  const other = await second.newPage()
  await login(page.request, sam)
  await login(other.request, ines)
  const own = await home.newPage()

  await test.step('one of the staff says whose, why and on what facts', async () => {
    await page.goto(to('staffHolds'))
    await page.getByRole('button', { name: text('begin') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(text('email')).fill(person.email)
    await dialog.getByRole('button', { name: text('freeze'), exact: true }).click()
    await expect(dialog.getByText(text('problems.reasonMissing'))).toBeVisible()
    await dialog.getByLabel(t('catalogue.freezeReason.MONEY_DOUBTED')).check()
    await dialog.getByLabel(text('factsLabel')).fill(facts)
    await dialog.getByRole('button', { name: text('freeze'), exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('listitem').filter({ hasText: person.email })).toContainText(facts)
  })

  await test.step('the person reads why on every page, and what is stopped', async () => {
    await own.goto(to('tenantRequests'))
    const banner = own.getByRole('region', { name: t('hold.banner.label') })
    await expect(banner).toContainText(t('hold.banner.PERSON'))
    await banner.getByRole('link', { name: t('hold.banner.more') }).click()
    await expect(own.getByRole('heading', { level: 1, name: t('hold.title') })).toBeVisible()
    await expect(own.getByText(facts)).toBeVisible()
    await expect(own.getByText(t('hold.stops.stays'))).toBeVisible()
  })

  await test.step('and objects once', async () => {
    await own.getByRole('button', { name: t('hold.object'), exact: true }).click()
    const dialog = own.getByRole('dialog')
    await dialog
      .getByLabel(t('hold.objectLabel'))
      .fill('The receipt was from my employer, who pays the rent.')
    await dialog.getByRole('button', { name: t('hold.objectSend') }).click()
    await expect(own.getByText(t('hold.waits'))).toBeVisible()
    await expect(own.getByRole('button', { name: t('hold.object'), exact: true })).toHaveCount(0)
  })

  await test.step('somebody else than who began it answers', async () => {
    await page.reload()
    const keep = page.getByRole('button', { name: text('keepName', { name }) })
    await expect(keep).toHaveAttribute('aria-disabled', 'true')
    await other.goto(to('staffHolds'))
    await other.getByRole('button', { name: text('keepName', { name }) }).click()
    const dialog = other.getByRole('dialog')
    await dialog.getByLabel(text('keepLabel')).fill('The employer says that no rent was paid.')
    await dialog.getByRole('button', { name: text('keep'), exact: true }).click()
    await expect(dialog).toBeHidden()
    await own.reload()
    await expect(own.getByText('The employer says that no rent was paid.')).toBeVisible()
  })

  await test.step('it is lifted, and nothing is left of it', async () => {
    await page.reload()
    await page.getByRole('button', { name: text('liftName', { name }) }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(text('liftLabel')).fill('The employer has found the payment.')
    await dialog.getByRole('button', { name: text('lift'), exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('listitem').filter({ hasText: person.email })).toHaveCount(0)
    await own.reload()
    await expect(own.getByText(t('hold.none'))).toBeVisible()
    await expect(own.getByRole('region', { name: t('hold.banner.label') })).toHaveCount(0)
  })
  await home.close()
  await second.close()
})

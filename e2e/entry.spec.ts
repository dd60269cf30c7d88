import { signUp, someone } from './api.ts'
import { expectNoFinding } from './axe-findings.ts'
import { expect, test } from './fixtures.ts'

test('who has just signed up is told what happens next, sees what a home can earn, and begins one', async ({
  page,
  language,
  phone,
  t,
  to,
}) => {
  const person = someone()
  await signUp(page.request, person, language, true)
  await page.goto(to('login'))
  await expect(page).toHaveURL(new RegExp(`${to('welcome')}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t('welcome.title', { name: person.firstName }),
  )
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4)
  await expectNoFinding(page, 'what happens after signing up')
  await page
    .getByRole('main')
    .getByRole('link', { name: t('welcome.missing') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('missing.title') })).toBeVisible()

  await test.step('the menu has what matters to whoever has no listing yet', async () => {
    if (phone) await page.getByRole('button', { name: t('shell.openMenu') }).click()
    const menu = page.getByRole('navigation', { name: t('shell.mainMenu') })
    await menu.getByRole('link', { name: t('shell.nav.explore') }).click()
  })
  await expect(page.getByRole('heading', { level: 1, name: t('explore.title') })).toBeVisible()
})

test('an expected rent has homes of several landlords behind it, or says how many there are', async ({
  page,
  language,
  t,
  to,
}) => {
  await signUp(page.request, someone(), language, true)
  await page.goto(to('explore', {}, { city: 'Berlin' }))
  const estimate = page.getByRole('region', { name: t('explore.estimate') })
  await expect(estimate.getByText(t('explore.month'))).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(4)
  await expectNoFinding(page, 'an expected rent')

  const area = page.getByLabel(t('explore.area'))
  await area.fill('5')
  await expect(page.getByText(t('explore.areaWrong', { from: 12, to: 300 }))).toBeVisible()
  await expectNoFinding(page, 'a size that nobody lets')
  await area.fill('50')
  await page.getByLabel(t('furnitureStandard.LUXURY')).check()
  await expect(page).toHaveURL(/standard=LUXURY/)
  await expect(estimate.getByText(t('explore.month'))).toBeHidden()
  await expectNoFinding(page, 'too few homes for an expected rent')
  await page.getByLabel(t('explore.city')).selectOption('Wien')
  await expect(page.getByRole('heading', { name: t('explore.examples', { city: 'Wien' }) })).toBeVisible()
})

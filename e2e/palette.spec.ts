import { expect, test } from './fixtures.ts'

test('the palette leads to a tenant, a listing and a page, and remembers them', async ({
  landlord,
  tenant,
  t,
  to,
  askFor,
}) => {
  const asked = await askFor('lindenhof')
  const { page } = landlord
  await page.goto(to('homepage'))
  const button = page.getByRole('button', { name: t('shell.search'), exact: true })
  const field = page.getByRole('combobox', { name: t('palette.title') })
  await button.click()
  await expect(field).toBeFocused()
  await field.fill(tenant.person.lastName)
  const options = page.getByRole('dialog').getByRole('option')
  await expect(options).toHaveText([new RegExp(tenant.person.name)])
  await field.press('Enter')
  await expect(page.getByRole('heading', { name: tenant.person.name })).toBeVisible()
  expect(page.url()).toContain(asked.bookingRequestId)

  // A page is chosen by arrow keys, an option by touch; Escape gives the focus back.
  await button.click()
  await expect(options.first()).toHaveText(new RegExp(tenant.person.name))
  await field.fill('kastanien')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await options
    .filter({ hasText: /Kastanienallee/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/(l|g)\/[^/]+\/(requests|bookings)/)
  await button.click()
  await field.fill(t('palette.pages.help'))
  await field.press('ArrowDown')
  await field.press('ArrowUp')
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: t('help.title') })).toBeVisible()

  await page.goto(to('homepage'))
  await button.click()
  await field.fill('xyzxyz')
  await expect(page.getByText(t('palette.nothing', { text: 'xyzxyz' }))).toBeVisible()
  await field.press('Escape')
  await expect(field).toBeHidden()
  await expect(button).toBeFocused()
})

test('Ctrl-K opens and closes the palette everywhere, and a search that failed is repeated with the connection', async ({
  landlord,
  t,
  to,
}) => {
  const { page } = landlord
  await page.goto(to('bookings'))
  await expect(page.getByRole('heading', { level: 1, name: t('bookings.title') })).toBeVisible()
  const field = page.getByRole('combobox', { name: t('palette.title') })
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(field).toBeHidden()
  await page.keyboard.press('Control+k')
  await field.fill('torstra')
  await expect(page.getByRole('dialog').getByRole('option').first()).toHaveText(/Torstraße/)
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await field.fill('keller')
  await expect(page.getByText(t('errors.ConnectionError'))).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText(t('errors.ConnectionError'))).toBeHidden()
})

test('the palette answers questions in three languages, says how it understood them, and shows what can be asked', async ({
  landlord,
}) => {
  const { page } = landlord
  const field = page.getByRole('combobox')
  const dialog = page.getByRole('dialog')
  const answers = (name: string) => dialog.getByRole('group', { name, exact: true }).getByRole('option')
  const asked = [
    ['en', 'free in may under 1500', /Available, May \d{4}, at most 1,500 a month/, 'Answer', /Available/],
    ['de', 'frei im mai unter 1500', /Frei, Mai \d{4}, höchstens 1\.500 im Monat/, 'Antwort', /Frei/],
    [
      'fr',
      'libre en mai moins de 1500',
      /Disponible, mai \d{4}, au plus 1\s?500 par mois/,
      'Réponse',
      /Disponible/,
    ],
  ] as const
  for (const [language, question, understood, heading, fact] of asked) {
    await page.goto(`/${language}/dashboard/inbox`)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await page.keyboard.press('Control+k')
    await field.fill(question)
    // Who doesn't see it hears it.
    await expect(dialog.getByRole('status')).toHaveText(understood)
    await expect(answers(heading).first()).toHaveText(fact)
    await expect(answers(heading).first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Escape')
  }

  // An example is asked by keyboard; its answer leads to the stay.
  await page.keyboard.press('Control+k')
  const example = dialog.getByRole('option', { name: 'qui habite au 23', exact: true })
  await expect(example).toBeVisible()
  await example.click()
  await expect(field).toHaveValue('qui habite au 23')
  await field.fill('locataires')
  await expect(dialog.getByRole('status')).toHaveText(/Compris ainsi\s: Qui y habite/)
  await expect(answers('Réponse').first()).toHaveAttribute('aria-selected', 'true')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/fr\/dashboard\/bookings\/[^/]+$/)
})

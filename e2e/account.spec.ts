import type { BrowserContext, Page } from '@playwright/test'
import { totpCode, totpStep } from '../src/server/people/accounts/totp.ts'
import { login, someone, signUp, type Person } from './api.ts'
import { addAuthenticator } from './authenticator.ts'
import { expect, test } from './fixtures.ts'
import type { Language, Translate } from './texts.ts'

const notFresh = {
  error: { name: 'ConditionNotMetError', message: '', reason: 'CONFIRM_PASSWORD', fields: null },
  given: null,
}

/** A new landlord, logged in, so that no other test finds what this one has changed. */
async function newLandlord(page: Page, language: Language): Promise<Person> {
  const person = someone()
  await signUp(page.request, person, language, true)
  return person
}

function section(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true })
}

async function answerPassword(page: Page, t: Translate, password: string, submit: string) {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t('freshLogin.password') }).fill(password)
  await dialog.getByRole('button', { name: submit, exact: true }).click()
}

test('name and password are changed, and other logins end', async ({ page, browser, language, t, to }) => {
  const person = await newLandlord(page, language)
  const elsewhere: BrowserContext = await browser.newContext({
    userAgent: 'Mozilla/5.0 (Windows) Firefox/150.0',
  })
  await login(elsewhere.request, person)

  await page.goto(to('account'))
  await page.getByLabel(t('myAccount.profile.firstName')).fill('')
  await page.getByRole('button', { name: t('myAccount.profile.save') }).click()
  await expect(page.getByText(t('myAccount.problems.required'))).toBeVisible()
  await page.getByLabel(t('myAccount.profile.firstName')).fill('Zoë')
  await page.getByRole('button', { name: t('myAccount.profile.save') }).click()
  await expect(page.getByText(t('myAccount.profile.saved'))).toBeVisible()
  await expect(page.getByLabel(t('myAccount.profile.firstName'))).toHaveValue('Zoë')
  await expect(
    page.getByRole('button', { name: t('shell.openUserMenu', { name: `Zoë ${person.lastName}` }) }),
  ).toBeVisible()

  await page.getByRole('link', { name: t('myAccount.sections.sessions') }).click()
  const logins = section(page, t('myAccount.logins.title')).getByRole('listitem')
  await expect(logins).toHaveCount(2)
  await expect(logins.first()).toContainText(t('myAccount.logins.current'))
  await logins.last().getByRole('button').click()
  await expect(logins).toHaveCount(1)
  expect((await elsewhere.request.get('/api/users/me')).status()).toBe(401)

  await page.getByRole('link', { name: t('myAccount.sections.security') }).click()
  const current = page.getByRole('textbox', { name: t('myAccount.password.current') })
  const change = page.getByRole('button', { name: t('myAccount.password.submit') })
  await current.fill('not this one')
  await page.getByRole('textbox', { name: t('myAccount.password.new') }).fill('another horse battery')
  await change.click()
  await expect(page.getByText(t('myAccount.problems.passwordWrong'))).toBeVisible()
  await current.fill(person.password)
  await change.click()
  await expect(page.getByText(t('myAccount.password.changed'))).toBeVisible()
  await login(elsewhere.request, { ...person, password: 'another horse battery' })
  expect((await elsewhere.request.get('/api/users/me')).status()).toBe(200)
  await elsewhere.close()
})

test('a language without pages is kept, and the page says what comes instead', async ({
  page,
  language,
  t,
  to,
}) => {
  await newLandlord(page, language)
  await page.goto(to('account'))
  const choice = page.getByLabel(t('myAccount.profile.languageLabel'))
  await choice.selectOption('uk')
  const names = new Intl.DisplayNames(language, { type: 'language' })
  const fallback = t('myAccount.profile.languageFallback', {
    chosen: names.of('uk') ?? '',
    shown: names.of(language) ?? '',
    emailLanguage: names.of('en') ?? '',
  })
  await expect(page.getByText(fallback)).toBeVisible()
  await page.reload()
  await expect(choice).toHaveValue('uk')
  await expect(page.getByText(fallback)).toBeVisible()
  await choice.selectOption('fr')
  await expect(page).toHaveURL(/^[^?]*\/fr\/my\/account/)
  await expect(page.getByText(fallback)).toBeHidden()
})

test('the second step is set up with an app, and turned off', async ({ page, language, t, to }) => {
  const person = await newLandlord(page, language)
  await page.goto(to('account', { section: 'security' }))
  const part = section(page, t('myAccount.twoFactor.title'))
  await expect(part).toContainText(t('myAccount.twoFactor.off'))
  await part.getByRole('button', { name: t('myAccount.twoFactor.setUp') }).click()
  await answerPassword(page, t, 'not this one', t('myAccount.twoFactor.next'))
  await expect(page.getByText(t('myAccount.problems.passwordWrong'))).toBeVisible()
  await answerPassword(page, t, person.password, t('myAccount.twoFactor.next'))

  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: t('myAccount.twoFactor.qrCode') })).toBeVisible()
  const secret = (await dialog.locator('code').innerText()).replaceAll(/\s/g, '')
  const code = dialog.getByLabel(t('myAccount.twoFactor.code'))
  await code.fill('000000')
  await dialog.getByRole('button', { name: t('myAccount.twoFactor.turnOn') }).click()
  await expect(dialog.getByText(t('myAccount.problems.codeWrong'))).toBeVisible()
  await code.fill(totpCode(secret, totpStep(Temporal.Now.instant())))
  await dialog.getByRole('button', { name: t('myAccount.twoFactor.turnOn') }).click()
  await expect(
    dialog.getByRole('list', { name: t('myAccount.twoFactor.codes') }).getByRole('listitem'),
  ).toHaveCount(10)
  await dialog.getByRole('button', { name: t('myAccount.twoFactor.codesKept') }).click()
  await expect(dialog).toBeHidden()
  await expect(part).toContainText(t('myAccount.twoFactor.codesLeft', { count: 10 }))

  await part.getByRole('button', { name: t('myAccount.twoFactor.turnOff') }).click()
  await answerPassword(page, t, person.password, t('myAccount.twoFactor.turnOff'))
  await expect(part.getByRole('button', { name: t('myAccount.twoFactor.setUp') })).toBeVisible()
})

test('a passkey is made, renamed, used and deleted', async ({ page, language, t, to }) => {
  await addAuthenticator(page)
  await newLandlord(page, language)
  await page.goto(to('account', { section: 'security' }))
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: t('myAccount.passkeys.add') }).click()
  await dialog.getByLabel(t('myAccount.passkeys.name')).fill('Laptop')
  await dialog.getByRole('button', { name: t('myAccount.passkeys.go') }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: t('myAccount.passkeys.renameOf', { name: 'Laptop' }) }).click()
  await dialog.getByLabel(t('myAccount.passkeys.name')).fill('Desk')
  await dialog.getByRole('button', { name: t('myAccount.passkeys.save') }).click()
  const passkeys = page.getByRole('list', { name: t('myAccount.passkeys.title') }).getByRole('listitem')
  await expect(passkeys).toContainText('Desk')

  await page.goto(to('logout'))
  await page.getByRole('button', { name: t('account.login.passkey') }).click()
  await expect(page).toHaveURL(new RegExp(`${to('welcome')}$`))
  await page.goto(to('account', { section: 'security' }))
  await page.getByRole('button', { name: t('myAccount.passkeys.deleteOf', { name: 'Desk' }) }).click()
  await dialog.getByRole('button', { name: t('myAccount.passkeys.delete'), exact: true }).click()
  await expect(passkeys).toHaveCount(0)
})

test('an access token is shown once, works, and ends', async ({
  page,
  playwright,
  baseURL,
  language,
  t,
  to,
}) => {
  const person = await newLandlord(page, language)
  await page.goto(to('account', { section: 'tokens' }))
  await page.getByRole('button', { name: t('myAccount.tokens.create') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('myAccount.tokens.submit') }).click()
  await expect(dialog.getByText(t('myAccount.tokens.nameMissing'))).toBeVisible()
  await expect(dialog.getByText(t('myAccount.tokens.scopesMissing'))).toBeVisible()
  await dialog.getByLabel(t('myAccount.tokens.name')).fill('Books')
  await dialog.getByLabel(t('catalogue.accessScope.profile:read')).check()
  // As after a quarter of an hour, when the server wants to know again who it is.
  await page.route(
    '**/api/graphql',
    (route) => route.fulfill({ json: { data: { createPersonalAccessToken: notFresh } } }),
    { times: 1 },
  )
  await dialog.getByRole('button', { name: t('myAccount.tokens.submit') }).click()
  const question = page.getByRole('dialog', { name: t('freshLogin.title') })
  await question.getByRole('textbox', { name: t('freshLogin.password') }).fill(person.password)
  await question.getByRole('button', { name: t('freshLogin.submit') }).click()
  const secret = await dialog.locator('code').innerText()
  await dialog.getByRole('button', { name: t('myAccount.tokens.kept') }).click()

  const program = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { Authorization: `Bearer ${secret}` },
  })
  expect((await program.get('/api/users/me')).status()).toBe(200)
  await page.getByRole('button', { name: t('myAccount.tokens.revokeOf', { name: 'Books' }) }).click()
  await dialog.getByRole('button', { name: t('myAccount.tokens.revoke'), exact: true }).click()
  await expect(page.getByText(t('myAccount.tokens.ended'), { exact: true })).toBeVisible()
  expect((await program.get('/api/users/me')).status()).toBe(401)
  await program.dispose()
})

test('somebody asks to be deleted and stays after all', async ({ page, language, t, to }) => {
  const person = await newLandlord(page, language)
  await page.goto(to('account', { section: 'deletion' }))
  const plan = page.getByRole('region', { name: t('myAccount.deletion.plan.title') })
  await plan.getByRole('group').first().locator('summary').click()
  await expect(plan.getByText(t('retention.kinds.logins.name'), { exact: true })).toBeVisible()
  await expect(plan.getByText(t('myAccount.deletion.plan.emptiedWhy'))).toBeHidden()
  await plan.getByRole('group').last().locator('summary').click()
  await expect(plan.getByText(t('myAccount.deletion.plan.emptiedWhy'))).toBeVisible()
  await page.getByRole('button', { name: t('myAccount.deletion.ask') }).click()
  await answerPassword(page, t, person.password, t('myAccount.deletion.ask'))
  await page.getByRole('button', { name: t('myAccount.deletion.withdraw') }).click()
  await expect(page.getByRole('button', { name: t('myAccount.deletion.ask') })).toBeVisible()
})

test('the landlord reads why the account can not be deleted yet', async ({ landlord, t, to }) => {
  const { page } = landlord
  await page.goto(to('account', { section: 'deletion' }))
  await expect(page.getByText(t('catalogue.deletionObstacle.PUBLISHED_LISTING'))).toBeVisible()
  await expect(page.getByRole('button', { name: t('myAccount.deletion.ask') })).toBeDisabled()
})

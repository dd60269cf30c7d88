import type { APIRequestContext, Page } from '@playwright/test'
import { totpCode, totpStep } from '../src/server/people/accounts/totp.ts'
import { graphql, login, mailedLink, sam, signUp, someone, type Person } from './api.ts'
import { addAuthenticator } from './authenticator.ts'
import { expect, test } from './fixtures.ts'
import type { Language, Translate } from './texts.ts'

const ines = { ...sam, email: 'developer@mezzo.example', name: 'Ines Lindt' }

/** Somebody with a second factor, logged in; answers its secret, too. */
async function withSecondFactor(
  request: APIRequestContext,
  language: Language,
): Promise<{ person: Person; secret: string }> {
  const person = someone()
  await signUp(request, person, language)
  const start =
    'mutation($password: String!) { startTwoFactor(password: $password) { error { name } twoFactorStart { secret } } }'
  const { startTwoFactor } = await graphql<{ startTwoFactor: { twoFactorStart: { secret: string } } }>(
    request,
    start,
    { password: person.password },
  )
  const { secret } = startTwoFactor.twoFactorStart
  const code = totpCode(secret, totpStep(Temporal.Now.instant()))
  await graphql(request, 'mutation($code: String!) { enableTwoFactor(code: $code) { error { name } } }', {
    code,
  })
  return { person, secret }
}

async function passwordOnly(page: Page, t: Translate, person: Person): Promise<void> {
  await page.getByLabel(t('account.email')).fill(person.email)
  await page.getByLabel(t('account.password'), { exact: true }).fill(person.password)
  await page.getByRole('button', { name: t('account.login.submit'), exact: true }).click()
}

test('who can’t take the second step begins a recovery, and the owner stops it from a mail', async ({
  page,
  browser,
  language,
  t,
  to,
}) => {
  const home = await browser.newContext()
  const { person } = await withSecondFactor(home.request, language)

  await test.step('it begins after the right password', async () => {
    await page.goto(to('login'))
    await passwordOnly(page, t, person)
    await page.getByRole('button', { name: t('recovery.cantUse') }).click()
    await expect(page.getByText(t('recovery.begin.link', { hours: 72, linkHours: 24 }))).toBeVisible()
    await page.getByRole('button', { name: t('recovery.begin.submit') }).click()
    await expect(page.getByRole('heading', { name: t('recovery.begin.doneTitle') })).toBeVisible()
  })

  await test.step('the next login says that it runs, and so does each page of who is logged in', async () => {
    await page.goto(to('login'))
    await passwordOnly(page, t, person)
    const [runs = ''] = t('recovery.runs', { when: '|' }).split('|')
    await expect(page.getByRole('status').filter({ hasText: runs })).toBeVisible()
    const owner = await home.newPage()
    await owner.goto(to('tenantRequests'))
    await expect(owner.getByRole('region', { name: t('recovery.banner.label') })).toBeVisible()
  })

  await test.step('the link of the mail stops it and ends all sessions', async () => {
    const link = await mailedLink(page.request, person, 'recoveryRunning')
    await page.goto(link)
    await page.getByRole('button', { name: t('recovery.stop.submit') }).click()
    await expect(page.getByRole('heading', { name: t('recovery.stop.doneTitle') })).toBeVisible()
    const answer = await home.request.get('/api/users/me')
    expect(answer.status()).toBe(401)
    await page.getByRole('link', { name: t('recovery.stop.newPassword') }).click()
    await expect(page.getByRole('heading', { name: t('account.forgot.title') })).toBeVisible()
    await page.goto(to('finishRecovery', {}, { token: 'made-up-by-somebody' }))
    await page.getByLabel(t('account.newPassword')).fill('another long password')
    await page.getByRole('button', { name: t('recovery.finish.submit') }).click()
    await expect(page.getByRole('heading', { name: t('recovery.finish.invalidTitle') })).toBeVisible()
  })
  await home.close()
})

test('a recovery begins by mail, and who is logged in stops it with one click', async ({
  page,
  browser,
  language,
  t,
  to,
}) => {
  const home = await browser.newContext()
  const { person } = await withSecondFactor(home.request, language)
  await page.goto(to('recover'))
  await page.getByRole('button', { name: t('recovery.ask.submit') }).click()
  await expect(page.getByText(t('account.emailMissing'))).toBeVisible()
  await page.getByLabel(t('account.email')).fill(person.email)
  await page.getByRole('button', { name: t('recovery.ask.submit') }).click()
  await expect(page.getByText(t('recovery.ask.sent', { email: person.email }))).toBeVisible()
  await page.goto(await mailedLink(page.request, person, 'recoveryLink'))
  await page.getByRole('button', { name: t('recovery.begin.submit') }).click()
  await expect(page.getByRole('heading', { name: t('recovery.begin.doneTitle') })).toBeVisible()

  const owner = await home.newPage()
  await owner.goto(to('tenantRequests'))
  await owner
    .getByRole('region', { name: t('recovery.banner.label') })
    .getByRole('button', { name: t('recovery.banner.stop') })
    .click()
  await expect(owner).toHaveURL(new RegExp(`${to('account', { section: 'security' })}$`))
  await expect(owner.getByRole('region', { name: t('recovery.banner.label') })).toBeHidden()
  await home.close()
})

test('at the end of the wait a new password and a passkey are set up', async ({ page, language, t, to }) => {
  await addAuthenticator(page)
  const person = someone()
  await signUp(page.request, person, language)
  await page.goto(to('logout'))
  await expect(page.getByRole('button', { name: t('account.login.passkey') })).toBeVisible()
  // As after three days, when the server takes the token and logs in.
  await page.route('**/api/auth/recovery/finish', async (route) => {
    await login(page.request, person)
    await route.fulfill({ json: {} })
  })
  await page.goto(to('finishRecovery', {}, { token: 'of-the-mail' }))
  await page.getByLabel(t('account.newPassword')).fill('short')
  await page.getByRole('button', { name: t('recovery.finish.submit') }).click()
  await expect(page.getByText(t('account.passwordShort'))).toBeVisible()
  await page.getByLabel(t('account.newPassword')).fill('another long password')
  await page.getByRole('button', { name: t('recovery.finish.submit') }).click()
  await page.getByRole('button', { name: t('recovery.finish.passkey') }).click()
  await expect(page).toHaveURL(new RegExp(`${to('account', { section: 'security' })}$`))
  const passkeys = page.getByRole('list', { name: t('myAccount.passkeys.title') }).getByRole('listitem')
  await expect(passkeys).toContainText(t('recovery.finish.passkeyName'))
})

test('two of the staff recover an account, and a login with the code ends that', async ({
  page,
  browser,
  language,
  t,
  to,
}) => {
  const text = (key: string, values?: Record<string, string | number>) => t(`staffRecoveries.${key}`, values)
  const home = await browser.newContext()
  const { person, secret } = await withSecondFactor(home.request, language)
  const name = person.name
  const second = await browser.newContext()
  const other = await second.newPage()
  await login(page.request, sam)
  await login(other.request, ines)

  await test.step('one asks, with how the identity was checked', async () => {
    await page.goto(to('staffRecoveries'))
    await page.getByRole('button', { name: text('ask') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(text('email')).fill('nobody@e2e.example')
    await dialog.getByLabel(text('howLabel')).fill('A call with the passport in the camera.')
    await dialog.getByRole('button', { name: text('askSubmit') }).click()
    await expect(dialog.getByText(text('problems.unknownPerson'))).toBeVisible()
    await dialog.getByLabel(text('email')).fill(person.email)
    await dialog.getByRole('button', { name: text('askSubmit') }).click()
    await expect(dialog).toBeHidden()
    const own = page.getByRole('button', { name: text('confirmName', { name }) })
    await expect(own).toHaveAttribute('aria-disabled', 'true')
  })

  await test.step('a second confirms it', async () => {
    await other.goto(to('staffRecoveries'))
    await other.getByRole('button', { name: text('confirmName', { name }) }).click()
    const dialog = other.getByRole('dialog')
    await expect(dialog.getByText('A call with the passport in the camera.')).toBeVisible()
    await dialog.getByRole('button', { name: text('confirmSubmit') }).click()
    await expect(dialog).toBeHidden()
    const row = other.getByRole('listitem').filter({ hasText: person.email })
    await expect(row).toContainText(text('confirmed', { name: ines.name }))
  })

  await test.step('the person logs in with the code, which ends it', async () => {
    const visitor = await browser.newContext()
    const at = await visitor.newPage()
    // The present one was used to switch it on.
    const nextCode = totpCode(secret, totpStep(Temporal.Now.instant()) + 1)
    await at.goto(to('login'))
    await passwordOnly(at, t, person)
    await at.getByLabel(t('account.secondStep.code')).fill(nextCode)
    await at.keyboard.press('Enter')
    await expect(at).toHaveURL(new RegExp(`${to('tenantRequests')}$`))
    await other.reload()
    await expect(other.getByRole('heading', { level: 1, name: text('title') })).toBeVisible()
    await expect(other.getByRole('listitem').filter({ hasText: person.email })).toHaveCount(0)
    await visitor.close()
  })
  await home.close()
  await second.close()
})

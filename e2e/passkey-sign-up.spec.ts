import { mailedLink, someone } from './api.ts'
import { addAuthenticator } from './authenticator.ts'
import { expectNoFinding } from './axe-findings.ts'
import { expect, test } from './fixtures.ts'

test('who signs up with a passkey needs no password, and can set one later', async ({ page, t, to }) => {
  await addAuthenticator(page)
  const person = someone()
  await page.goto(to('signUp', {}, { role: 'landlord' }))
  await expect(page.getByRole('textbox', { name: t('account.password') })).toBeHidden()
  await page.getByLabel(t('account.firstName')).fill(person.firstName)
  await page.getByLabel(t('account.lastName')).fill(person.lastName)
  await page.getByLabel(t('account.email')).fill(person.email)
  await expectNoFinding(page, 'the sign-up with a passkey')
  await page.getByRole('button', { name: t('account.signUp.submitPasskey') }).click()
  await expect(page.getByText(t('account.signUp.sentPasskey', { email: person.email }))).toBeVisible()

  await page.goto(await mailedLink(page.request, person, 'confirmEmail'))
  await page.getByRole('button', { name: t('account.signUp.usePassword') }).waitFor()
  await expectNoFinding(page, 'making the passkey')
  await page.getByRole('button', { name: t('account.signUp.submitPasskey') }).click()
  await expect(page).toHaveURL(new RegExp(`${to('welcome')}$`))

  await page.goto(to('logout'))
  await page.getByRole('button', { name: t('account.login.passkey') }).click()
  await expect(page).toHaveURL(new RegExp(`${to('welcome')}$`))

  await page.goto(to('account', { section: 'security' }))
  await expect(page.getByText(t('myAccount.password.leadNone'))).toBeVisible()
  await expect(page.getByText(t('myAccount.passkeys.lastWay'))).toBeVisible()
  await expect(page.getByRole('button', { name: t('myAccount.twoFactor.setUp') })).toBeDisabled()
  await expectNoFinding(page, 'an account without a password')
  await page.getByLabel(t('myAccount.password.new')).fill('a long new password')
  // The login is too old for it, says the server: the passkey shows once more who it is.
  let asked = 0
  await page.route('**/api/graphql', async (route) => {
    const isChange = route.request().postData()?.includes('a long new password') === true
    if (!isChange || asked++ > 0) return await route.continue()
    const error = { name: 'ConditionNotMetError', reason: 'CONFIRM_PASSWORD', message: '' }
    await route.fulfill({ json: { data: { changePassword: { error: { ...error, fields: null } } } } })
  })
  await page.getByRole('button', { name: t('myAccount.password.make') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(t('freshLogin.leadPasskey'))
  await dialog.getByRole('button', { name: t('freshLogin.passkey') }).click()
  await expect(page.getByText(t('myAccount.password.lead'))).toBeVisible()
  await expect(page.getByLabel(t('myAccount.password.current'))).toBeVisible()
})

test('where the browser knows no passkeys, the sign-up and its link ask for a password', async ({
  page,
  t,
  to,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  const person = someone()
  await page.goto(to('signUp', {}, { role: 'tenant' }))
  await expect(page.getByRole('textbox', { name: t('account.password') })).toBeVisible()
  await expect(page.getByRole('button', { name: t('account.signUp.usePasskey') })).toBeHidden()
  const token = decodeURIComponent(
    /XSRF-TOKEN=([^;]+)/.exec(await page.evaluate(() => document.cookie))?.[1] ?? '',
  )
  const { firstName, lastName, email, password } = person
  await page.request.post('/api/auth/sign-up/email', {
    headers: { 'x-xsrf-token': token },
    data: { firstName, lastName, email, passkey: true, landlord: false },
  })
  await page.goto(await mailedLink(page.request, person, 'confirmEmail'))
  await page.getByRole('textbox', { name: t('account.newPassword') }).fill(password)
  await page.getByRole('button', { name: t('account.signUp.submit'), exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${to('tenantRequests')}$`))
})

import { totpCode, totpStep } from '../src/server/people/accounts/totp.ts'
import { graphql, someone, signUp } from './api.ts'
import { addAuthenticator } from './authenticator.ts'
import { expect, test } from './fixtures.ts'

const now = () => totpStep(Temporal.Now.instant())

test('after the password comes the code of the app', async ({ page, browser, language, t, to }) => {
  const person = someone()
  const other = await browser.newContext()
  await signUp(other.request, person, language)
  const start = await graphql<{
    startTwoFactor: { twoFactorStart: { secret: string; backupCodes: string[] } }
  }>(
    other.request,
    `
      mutation ($password: String!) {
        startTwoFactor(password: $password) {
          error {
            name
          }
          twoFactorStart {
            secret
            backupCodes
          }
        }
      }
    `,
    { password: person.password },
  )
  const { secret, backupCodes } = start.startTwoFactor.twoFactorStart
  await graphql(
    other.request,
    'mutation($code: String!) { enableTwoFactor(code: $code) { error { name } } }',
    { code: totpCode(secret, now()) },
  )
  await other.close()

  const logIn = async () => {
    await page.getByLabel(t('account.email')).fill(person.email)
    await page.getByRole('textbox', { name: t('account.password') }).fill(person.password)
    await page.getByRole('button', { name: t('account.login.submit'), exact: true }).click()
  }
  const code = page.getByLabel(t('account.secondStep.code'), { exact: true })
  await page.goto(to('login', {}, { redirect: to('tenantRequests') }))
  await logIn()
  await expect(page.getByRole('heading', { level: 1, name: t('account.secondStep.title') })).toBeVisible()
  await expect(code).toBeFocused()
  await code.fill('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('account.secondStep.wrong'))).toBeVisible()
  await expect(code).toHaveValue('000000')
  await page.getByRole('button', { name: t('account.secondStep.back') }).click()
  await logIn()
  await code.fill(backupCodes[0] ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${to('tenantRequests')}$`))
})

test('a passkey logs in without address and password', async ({ page, language, t, to }) => {
  await addAuthenticator(page)
  const person = someone()
  await signUp(page.request, person, language)
  await page.goto(to('tenantRequests'))
  const status = await page.evaluate(async () => {
    const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '')
    const post = (path: string, body: object) =>
      fetch(`/api/auth/passkeys/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-xsrf-token': token },
        body: JSON.stringify(body),
      })
    const options = (await (
      await post('registration-options', {})
    ).json()) as PublicKeyCredentialCreationOptionsJSON
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
    const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential
    return (await post('register', { response: credential.toJSON(), name: 'Phone' })).status
  })
  expect(status).toBe(200)

  await page.context().clearCookies({ name: 'mezzo-session' })
  await page.goto(to('login', {}, { redirect: to('tenantRequests') }))
  await page.getByRole('button', { name: t('account.login.passkey') }).click()
  await expect(page).toHaveURL(new RegExp(`${to('tenantRequests')}$`))
  await expect(page.getByRole('button', { name: t('account.login.passkey') })).toBeHidden()
})

import { rmSync } from 'node:fs'
import { type ServerProcess, startServer } from '../scripts/server-process.ts'
import { login, sam, signUp, someone } from './api.ts'
import { expect, test } from './fixtures.ts'

// A server of this test's own: its clock moves on by a month.
let server: ServerProcess
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(async () => {
  await server.remove()
  rmSync(server.dataDir, { recursive: true, force: true, maxRetries: 10 })
})

test('somebody asks to be deleted, sees what goes, and is gone a month later', async ({
  browser,
  language,
  t,
  to,
}) => {
  const context = await browser.newContext({ baseURL: server.url })
  const page = await context.newPage()
  const person = someone()
  await signUp(context.request, person, language, true)

  await test.step('before confirming it says what goes and what is emptied', async () => {
    await page.goto(to('account', { section: 'deletion' }))
    const plan = page.getByRole('region', { name: t('myAccount.deletion.plan.title') })
    await plan.getByRole('group').first().locator('summary').click()
    await expect(plan.getByText(t('retention.kinds.logins.name'), { exact: true })).toBeVisible()
    await page.getByRole('button', { name: t('myAccount.deletion.ask') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: t('freshLogin.password') }).fill(person.password)
    await dialog.getByRole('button', { name: t('myAccount.deletion.ask'), exact: true }).click()
    await expect(page.getByRole('button', { name: t('myAccount.deletion.withdraw') })).toBeEnabled()
  })

  const { dataDir, url } = server
  await server.end()
  const port = Number(new URL(url).port)
  server = await startServer({ dataDir, port, script: ['e2e/late-server.ts'] })

  await test.step('the staff see that it was done, and the proof', async () => {
    const desk = await browser.newContext({ baseURL: server.url })
    await login(desk.request, sam)
    const staff = await desk.newPage()
    await expect(async () => {
      await staff.goto(to('staffDeletions'))
      await expect(staff.getByText(t('staff.deletions.done'), { exact: true })).toBeVisible({
        timeout: 2_000,
      })
    }).toPass({ timeout: 150_000 })
    await expect(staff.getByText(person.email)).toBeHidden()
    await staff.getByText(t('staff.deletions.proof'), { exact: true }).click()
    await expect(staff.getByText(t('staff.deletions.digest'))).toBeVisible()
    await desk.close()
  })

  await test.step('the account is gone: nobody is logged in, and nobody can log in', async () => {
    expect((await context.request.get('/api/users/me')).status()).toBe(401)
    await page.goto(to('login'))
    await page.getByLabel(t('account.email')).fill(person.email)
    await page.getByLabel(t('account.password'), { exact: true }).fill(person.password)
    await page.getByRole('button', { name: t('account.login.submit'), exact: true }).click()
    await expect(page.getByText(t('account.login.wrong'))).toBeVisible()
  })
  await context.close()
})

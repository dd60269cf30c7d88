import type { Page } from '@playwright/test'
import { startServer } from '../scripts/server-process.ts'
import { startLocalYousign } from '../src/server/kernel/adapters/signing/local-yousign.ts'
import { addDays } from '../src/domain/kernel/day.ts'
import { utcToday } from '../src/web/shared/today.ts'
import { demoId } from '../src/server/demo/random.ts'
import { jana, mailedLink, signUp, someone, switchFeature } from './api.ts'
import { typeDay } from './days.ts'
import { expectNoFinding } from './axe-findings.ts'
import { expect, test as usual } from './fixtures.ts'
import { accept, confirmInterest } from './stages.ts'
import { signAs } from './steps.ts'

// An installation of its own with a signature provider: where new contracts go there, other tests' would, too.
const test = usual.extend<object, { ownUrl: string }>({
  ownUrl: [
    async ({ browserName }, use) => {
      const [apiKey, webhookSecret] = [`key of ${browserName}`, `secret of ${browserName}`]
      let url = ''
      const provider = await startLocalYousign({
        apiKey,
        webhookSecret,
        deliver: async ({ body, headers }) => {
          await fetch(`${url}/api/webhooks/yousign`, { method: 'POST', body, headers })
        },
      })
      const server = await startServer({
        env: {
          YOUSIGN_API_URL: provider.url,
          YOUSIGN_API_KEY: apiKey,
          YOUSIGN_WEBHOOK_SECRET: webhookSecret,
        },
      })
      url = server.url
      await use(url)
      await server.remove()
      await provider.close()
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  baseURL: ({ ownUrl }, use) => use(ownUrl),
})

test('a manager signs for the landlord with a power of attorney, until it is withdrawn', async ({
  landlord,
  tenant,
  askFor,
  browser,
  language,
  t,
  to,
  format,
}) => {
  const person = someone()
  const context = await browser.newContext()
  const manager = await context.newPage()
  await signUp(manager.request, person, language)
  const { page } = landlord
  const name = { name: person.name }
  const dialog = page.getByRole('dialog')
  const asked = await askFor('lindenhof')
  await accept(landlord.request, asked)
  const offerId = await confirmInterest(tenant.request, asked)
  const give = dialog.getByRole('button', { name: t('team.powers.submit') })
  const choose = (content: string) =>
    dialog
      .getByLabel(t('team.powers.file'))
      .setInputFiles({ name: 'power.pdf', mimeType: 'application/pdf', buffer: Buffer.from(content) })

  await test.step('who joins the team as a manager can’t sign yet', async () => {
    await page.goto(to('team'))
    await page.getByRole('button', { name: t('team.invite') }).click()
    await dialog.getByLabel(t('team.email')).fill(person.email)
    await dialog.getByRole('button', { name: t('team.sendInvitation') }).click()
    await expect(dialog).toBeHidden()
    await manager.goto(await mailedLink(landlord.request, person, 'teamInvitation'))
    await expect(manager.getByText(t('teamRoles.abilities.SIGN_BY_POWER'))).toBeVisible()
    await manager.getByRole('button', { name: t('team.invitation.accept') }).click()
    await expect(manager).toHaveURL(to('homepage'))
    await manager.goto(to('contractSign', { offerId }))
    await expect(manager.getByText(t('contract.next.waitForOwner', { landlord: jana.name }))).toBeVisible()
  })

  await test.step('the landlord gives a power of attorney', async () => {
    await page.reload()
    await page.getByRole('button', { name: t('team.powers.give') }).click()
    await give.click()
    await expect(dialog.getByText(t('team.powers.problems.power.to'))).toBeVisible()
    await expect(dialog.getByText(t('team.powers.problems.upload.missing'))).toBeVisible()
    await dialog.getByLabel(t('team.powers.who')).selectOption({ label: person.name })
    await typeDay(dialog, t('team.powers.to'), addDays(utcToday(), 90))
    await choose('<svg/>')
    await give.click()
    await expect(dialog.getByText(t('team.powers.problems.upload.kind'))).toBeVisible()
    await choose('%PDF-1.7 a power of attorney')
    await give.click()
    await expect(page.getByText(t('team.powers.done', name))).toBeVisible()
    await expect(page.getByRole('link', { name: t('team.powers.documentOf', name) })).toBeVisible()
  })

  await test.step('what is withdrawn while a contract is open signs nothing, and says so', async () => {
    await manager.goto(to('contractSign', { offerId }))
    await manager.getByRole('checkbox').check()
    await manager.getByLabel(t('contract.sign.name')).fill(person.name)
    await page.getByRole('button', { name: t('team.powers.withdrawOf', name) }).click()
    const submit = dialog.getByRole('button', { name: t('team.powers.withdrawNow') })
    await submit.click()
    await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByRole('textbox').fill('We part ways.')
    await submit.click()
    await expect(page.getByText(t('team.powers.withdrawn', name))).toBeVisible()
    await expect(page.getByText(t('team.powers.because', { reason: 'We part ways.' }))).toBeVisible()
    await manager.getByRole('button', { name: t('contract.sign.submit') }).click()
    await expect(manager.getByText(t('contract.failure.power.WITHDRAWN'))).toBeVisible()
    await expect(
      manager.getByText(t('contract.power.states.WITHDRAWN', { landlord: jana.name })),
    ).toBeVisible()
  })

  await test.step('another one is given', async () => {
    await page.getByRole('button', { name: t('team.powers.give') }).click()
    await dialog.getByLabel(t('team.powers.who')).selectOption({ label: person.name })
    await typeDay(dialog, t('team.powers.to'), addDays(utcToday(), 90))
    await choose('%PDF-1.7 another power of attorney')
    await give.click()
    await expect(dialog).toBeHidden()
  })

  await test.step('the manager signs with it', async () => {
    await manager.goto(to('account', { section: 'teams' }))
    await expect(manager.getByText(t('myAccount.teams.power', { name: jana.name })).first()).toBeVisible()
    await manager.goto(to('contractSign', { offerId }))
    const heading = t('contract.power.title', { landlord: jana.name })
    await expect(manager.getByRole('heading', { name: heading })).toBeVisible()
    await manager.getByRole('checkbox').check()
    await manager.getByLabel(t('contract.sign.name')).fill(jana.name)
    await manager.getByRole('button', { name: t('contract.sign.submit') }).click()
    await expect(manager.getByText(t('contract.power.nameOther', name))).toBeVisible()
    await manager.getByLabel(t('contract.sign.name')).fill(person.name)
    await manager.getByRole('button', { name: t('contract.sign.submit') }).click()
    await expect(manager.getByText(t('contract.power.done', { landlord: jana.name }))).toBeVisible()
  })

  await test.step('the tenant reads it, opens the document, and signs', async () => {
    await tenant.page.goto(to('tenantContractSign', { offerId }))
    const said = { agent: person.name, landlord: jana.name }
    await expect(tenant.page.getByText(t('contract.power.forTenant', said))).toBeVisible()
    await expect(tenant.page.getByText(format.day(utcToday())).first()).toBeVisible()
    const link = tenant.page.getByRole('link', { name: t('contract.signers.powerDocument') })
    const file = await tenant.request.get((await link.getAttribute('href')) ?? '')
    expect(await file.text()).toBe('%PDF-1.7 another power of attorney')
    await signAs(tenant.page, t, tenant.person)
  })

  const signer = (key: string, values: Record<string, string> = {}) =>
    t(`contract.signer.${key}`, {
      landlord: jana.name,
      agent: person.name,
      day: format.day(utcToday()),
      ...values,
    })
  const next = await askFor('lindenhof')
  let sent = ''
  await test.step('at the signature provider the landlord lets the manager sign instead', async () => {
    await switchFeature(browser, 'ENVIRONMENT_YOUSIGN_CONTRACTS', demoId('person/jana'), true)
    await accept(landlord.request, next)
    sent = await confirmInterest(tenant.request, next)
    await page.goto(to('contractSign', { offerId: sent }))
    await expect(page.getByRole('link', { name: t('contract.provider.open') })).toBeVisible()
    await page.getByRole('button', { name: signer('open') }).click()
    await dialog.getByRole('button', { name: signer('submit') }).click()
    await expect(dialog.getByText(signer('missing'))).toBeVisible()
    await expectNoFinding(page, 'who signs at the provider')
    await dialog.getByRole('radio', { name: person.name }).check()
    await dialog.getByRole('button', { name: signer('submit') }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(signer('forYou'))).toBeVisible()
    await switchFeature(browser, 'ENVIRONMENT_YOUSIGN_CONTRACTS', demoId('person/jana'), null)
    await expect(page.getByRole('link', { name: t('contract.provider.open') })).toBeHidden()
    await expectNoFinding(page, 'a contract that somebody signs for the landlord at the provider')
  })

  await test.step('the tenant reads who signs first, and the manager signs there', async () => {
    const offerId = page.url().split('/').at(-1) ?? ''
    await tenant.page.goto(to('tenantContractSign', { offerId: sent }))
    await tenant.page.getByRole('link', { name: t('contract.ended.toNext') }).click()
    await expect(tenant.page.getByText(signer('first'))).toBeVisible()
    await manager.goto(to('contractSign', { offerId }))
    await expect(
      manager.getByRole('heading', { name: t('contract.power.title', { landlord: jana.name }) }),
    ).toBeVisible()
    await expectNoFinding(manager, 'a contract to sign at the provider with a power of attorney')
    await signThere(manager, t('contract.provider.open'))
    await expect(async () => {
      await manager.reload()
      await expect(manager.getByText(signer('hasSigned', { tenant: tenant.person.name }))).toBeVisible()
    }).toPass()
  })

  await test.step('the tenant reads for whom, and signs there, too', async () => {
    await tenant.page.reload()
    const said = { agent: person.name, landlord: jana.name }
    await expect(tenant.page.getByText(t('contract.power.forTenant', said))).toBeVisible()
    await signThere(tenant.page, t('contract.provider.open'))
    await expect(async () => {
      await tenant.page.reload()
      await expect(tenant.page.getByText(t('contract.next.bookedTitle'), { exact: true })).toBeVisible()
    }).toPass()
  })
  await context.close()
})

/** Signs on the provider's own page, which opens in a window of its own. */
async function signThere(page: Page, link: string): Promise<void> {
  const [window] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: link }).click(),
  ])
  await window.getByRole('button', { name: 'Sign' }).click()
  await expect(window.getByText('signed')).toBeVisible()
  await window.close()
}

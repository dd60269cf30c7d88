import type { Page } from '@playwright/test'
import { jana, mailedLink, signUp, someone } from './api.ts'
import { expect, test } from './fixtures.ts'
import type { Translate } from './texts.ts'

/** A listing of the demo with requests of its own. */
const listing = 'Torstraße 14'

test('somebody is invited, joins with limited access, and is taken out again', async ({
  landlord,
  tenant,
  t,
  to,
}) => {
  const { page } = landlord
  const { person } = tenant
  await page.goto(to('team'))
  await page.getByRole('button', { name: t('team.invite') }).click()
  const dialog = page.getByRole('dialog')
  const send = dialog.getByRole('button', { name: t('team.sendInvitation') })
  await send.click()
  await expect(dialog.getByText(t('team.fieldErrors.emailWrong'))).toBeVisible()
  await dialog.getByLabel(t('team.email')).fill(person.email)
  await dialog.getByRole('radio', { name: t('teamRoles.names.LIMITED') }).check()
  await dialog.getByRole('radio', { name: t('team.namedListings') }).check()
  await dialog.getByLabel(t('team.searchListings')).fill('Torstr')
  await dialog.getByRole('checkbox', { name: listing, exact: true }).check()
  await send.click()
  await expect(page.getByText(t('team.inviteSent', { name: person.email }))).toBeVisible()
  await expect(dialog).toBeHidden()

  await tenant.page.goto(await mailedLink(landlord.request, person, 'teamInvitation'))
  await tenant.page.getByRole('button', { name: t('team.invitation.accept') }).click()
  await expectLimited(tenant.page, t('limited.title'))
  await expect(tenant.page.getByText(listing).first()).toBeVisible()
  await tenant.page.goto(to('team'))
  await expect(tenant.page.getByRole('heading', { name: t('errors.pages.forbiddenTitle') })).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: t('team.removeOf', { name: person.name }) }).click()
  await dialog.getByRole('button', { name: t('team.remove'), exact: true }).click()
  await expect(page.getByText(t('team.removed', { name: person.name }))).toBeVisible()
  await tenant.page.goto(to('tenantRequests'))
  await expect(tenant.page.getByText(t('tenant.emptyTitle'))).toBeVisible()
  await tenant.page.goto(to('homepage'))
  await expect(tenant.page.getByRole('heading', { level: 1, name: t('limited.title') })).toHaveCount(0)
})

test('somebody reads what a role may do, joins, and leaves the team again', async ({
  landlord,
  tenant,
  t,
  to,
}) => {
  const { page } = landlord
  const { person } = tenant
  await page.goto(to('team'))
  await inviteManager(page, t, person.email)

  await tenant.page.goto(await mailedLink(landlord.request, person, 'teamInvitation'))
  await expect(tenant.page.getByText(t('teamRoles.abilities.SIGN_ONLINE'))).toBeVisible()
  await tenant.page.getByRole('button', { name: t('team.invitation.accept') }).click()
  await expect(tenant.page).toHaveURL(to('homepage'))
  await tenant.page.goto(to('account', { section: 'teams' }))
  const leave = t('myAccount.teams.leave')
  await tenant.page.getByRole('button', { name: leave }).first().click()
  const asked = tenant.page.getByRole('dialog')
  await asked.getByRole('button', { name: leave, exact: true }).click()
  await expect(tenant.page.getByText(t('myAccount.teams.empty'))).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: t('team.title') })).toBeVisible()
  await expect(page.getByText(person.email)).toHaveCount(0)
})

test('a landlord of their own who manages for another goes from world to world in the menu; a tab left behind sends nothing', async ({
  landlord,
  browser,
  language,
  t,
  to,
}) => {
  const person = someone()
  const context = await browser.newContext()
  const own = await context.newPage()
  await signUp(own.request, person, language, true)
  await landlord.page.goto(to('team'))
  await inviteManager(landlord.page, t, person.email)

  await own.goto(await mailedLink(landlord.request, person, 'teamInvitation'))
  await own.getByRole('button', { name: t('team.invitation.accept') }).click()
  await expect(own).toHaveURL(to('homepage'))
  await expect(own.getByText(listing).first()).toBeVisible()
  const behind = await context.newPage()
  await behind.goto(to('inbox'))
  await expect(behind.getByRole('heading', { level: 1 })).toBeVisible()

  await own.goto(to('homepage', {}, { userMenuOpen: 'true' }))
  const worlds = own.getByRole('group', { name: t('worlds.title') })
  await expect(worlds.getByRole('button', { name: jana.name })).toHaveAttribute('aria-current', 'true')
  await worlds.getByRole('button', { name: t('worlds.roles.OWNER') }).focus()
  await own.keyboard.press('Enter')
  await expect(own).toHaveURL(to('homepage'))
  await expect(own.getByText(listing)).toHaveCount(0)
  await own.goto(to('homepage', {}, { userMenuOpen: 'true' }))
  await expect(worlds.getByRole('button', { name: t('worlds.roles.OWNER') })).toHaveAttribute(
    'aria-current',
    'true',
  )

  await behind
    .getByRole('link', { name: t('shell.nav.bookings') })
    .first()
    .click()
  await expect(behind.getByText(t('errors.OtherWorldError')).first()).toBeVisible()
  await context.close()
})

test('an access link opens the requests of one listing without a login', async ({
  landlord,
  browser,
  t,
  to,
}) => {
  const { page } = landlord
  const recipient = `Caretaker ${Date.now()}`
  await page.goto(to('team'))
  await page.getByRole('button', { name: t('team.links.create') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('team.links.recipient')).fill(recipient)
  await dialog.getByLabel(t('team.links.listing')).selectOption({ label: listing })
  await dialog.getByRole('button', { name: t('team.links.create') }).click()
  const url = await dialog.locator('code').innerText()
  await dialog.getByRole('button', { name: t('team.links.done') }).click()

  const caretaker = await browser.newContext()
  const visit = await caretaker.newPage()
  await visit.goto(url)
  await expectLimited(visit, t('limited.title'))
  const first = visit.locator('main').getByRole('link').filter({ hasText: listing }).first()
  await first.click()
  await expect(visit.getByText(t('limited.stay'), { exact: true })).toBeVisible()
  await visit.goto(to('inbox'))
  await expectLimited(visit, t('limited.title'))
  await visit.goto(to('bookings'))
  await expect(visit.getByRole('heading', { level: 1, name: t('account.login.title') })).toBeVisible()

  await page.getByRole('button', { name: t('team.links.revokeOf', { recipient }) }).click()
  await expect(page.getByText(t('team.links.revoked', { recipient }))).toBeVisible()
  await visit.goto(url)
  await expect(visit.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(visit.getByRole('link').filter({ hasText: listing })).toHaveCount(0)
  await caretaker.close()
})

async function inviteManager(page: Page, t: Translate, email: string) {
  await page.getByRole('button', { name: t('team.invite') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('team.email')).fill(email)
  await expect(dialog.getByText(t('teamRoles.abilities.CONFIRM_BOOKINGS'))).toBeVisible()
  await dialog.getByRole('button', { name: t('team.sendInvitation') }).click()
  await expect(dialog).toBeHidden()
}

async function expectLimited(page: Page, title: string) {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText(/@\w+\.example/)).toHaveCount(0)
  await expect(page.locator('main')).not.toContainText('€')
}

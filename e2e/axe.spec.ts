import { jana, login } from './api.ts'
import { expectNoFinding } from './axe-findings.ts'
import { typeDay } from './days.ts'
import { expect, test } from './fixtures.ts'
import { freeStay, listingOf } from './listings.ts'
import { accept, ask, confirmInterest, sign } from './stages.ts'

test('pages for everybody', async ({ page, to, t }) => {
  const listing = await listingOf(page.request, 'torstrasse')
  const pages: Record<string, string> = {
    start: to('start'),
    listing: to('publicListing', { listingId: listing._id }),
    search: to('publicSearch', {}, { pets: '1' }),
    'listings of a city': to('landing', { place: 'berlin' }),
    shortlist: to('shortlist'),
    login: to('login'),
    'sign-up': to('signUp'),
    'forgot password': to('forgotPassword'),
    'reset password': to('resetPassword', {}, { token: 'x' }),
    'confirm email': to('confirmEmail', {}, { token: 'x' }),
    'recover the account': to('recover'),
    'begin the recovery': to('recover', {}, { token: 'x' }),
    'stop the recovery': to('stopRecovery', {}, { token: 'x' }),
    'finish the recovery': to('finishRecovery', {}, { token: 'x' }),
    outbox: to('outbox'),
    'check a document': to('checkDocument'),
    help: to('help'),
    'help article': to('help', { articleId: 'photos' }),
    'an invitation': to('referralInvite', {}, { code: 'a1b2c3d4e5f6' }),
    'invite landlords': to('inviteLandlords'),
    'support Ukraine': to('supportUkraine'),
    'legal notice': to('imprint'),
    terms: to('terms'),
    privacy: to('privacy'),
    'offline page': '/offline/en',
    'not found': '/en/nowhere/at/all',
  }
  for (const [name, url] of Object.entries(pages)) {
    await page.goto(url)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoFinding(page, name)
  }
  await page.goto(to('login'))
  await page.getByRole('button', { name: t('account.login.submit'), exact: true }).click()
  await expect(page.getByText(t('account.emailMissing'))).toBeVisible()
  await expectNoFinding(page, 'login with errors')
})

test('pages of the landlord', async ({ landlord, tenant, to, t, askFor }) => {
  const { page } = landlord
  const asked = await askFor('lindenhof')
  await page.goto(to('homepage'))
  await expect(page.getByRole('row').or(page.getByRole('listitem')).nth(12)).toBeVisible()
  await expectNoFinding(page, 'home')
  await page.goto(to('calendar'))
  await expect(page.getByText('Lindenhof 01').first()).toBeVisible()
  await expectNoFinding(page, 'calendar of everything')
  await page.goto(to('groupAvailability', { groupId: (await listingOf(page.request, 'lindenhof')).groupId }))
  await expect(page.getByText('Lindenhof 01').first()).toBeVisible()
  await expectNoFinding(page, 'calendar of a group')
  await page.goto(to('inbox'))
  await expect(page.getByRole('heading', { level: 1, name: t('inbox.title') })).toBeVisible()
  await expectNoFinding(page, 'inbox')
  await page.goto(to('inbox', asked))
  await expect(page.getByRole('heading', { name: tenant.person.name })).toBeVisible()
  await expectNoFinding(page, 'request')
  for (const kind of ['accept', 'reject'] as const) {
    await page.getByRole('button', { name: t(`request.actions.${kind}`), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(
      dialog.getByRole('button', { name: t(`request.${kind}Dialog.submit`), exact: true }),
    ).toBeEnabled()
    await expectNoFinding(page, `${kind} dialog`)
    await dialog.getByRole('button', { name: t(`request.${kind}Dialog.cancel`) }).click()
    await expect(dialog).toBeHidden()
  }
  await page.goto(to('bookings'))
  await expect(page.getByRole('heading', { level: 1, name: t('bookings.title') })).toBeVisible()
  await expectNoFinding(page, 'bookings')
  const first = page.locator('a[href*="/bookings/"]').first()
  await page.goto((await first.getAttribute('href')) ?? '')
  await expect(page.getByRole('article', { name: t('bookings.detail') })).toBeVisible()
  await expectNoFinding(page, 'booking')
  await page.getByRole('button', { name: t('bookings.cancel.open') }).click()
  await expect(page.getByRole('dialog')).toContainText(t('bookings.cancel.final'))
  await expectNoFinding(page, 'cancelling a booking')
  await page.goto(to('bookings', {}, { phase: 'CANCELLED', kind: 'STANDARD' }))
  await expect(page.getByLabel(t('bookings.cancel.reason'))).toBeVisible()
  await expectNoFinding(page, 'filters of bookings')
  await accept(landlord.request, asked)
  const offerId = await confirmInterest(tenant.request, asked)
  await page.goto(to('contractSign', { offerId }))
  await expect(page.getByRole('button', { name: t('contract.sign.submit') })).toBeVisible()
  await expectNoFinding(page, 'contract')
  await sign(landlord.request, offerId, jana)
  await sign(tenant.request, offerId, tenant.person)
  await tenant.page.goto(to('tenantRequest', asked))
  await tenant.page.getByRole('link', { name: t('tenant.actions.booking') }).click()
  await expect(tenant.page.getByRole('heading', { name: t('tenantBooking.facts') })).toBeVisible()
  await expectNoFinding(tenant.page, 'stay of a tenant')
  await tenant.page.getByRole('button', { name: t('tenantBooking.longer.ask') }).click()
  await expect(tenant.page.getByRole('dialog')).toBeVisible()
  await expectNoFinding(tenant.page, 'extension dialog')
  const { _id: listingId } = await listingOf(page.request, 'torstrasse')
  for (const url of [
    to('listingAvailability', { listingId }),
    to('listingAvailability', { listingId }, { view: 'year' }),
    to('listingAvailability', { listingId }, { dialog: 'block', from: asked.from, to: asked.to }),
    to('contractTerms', { bookingRequestId: asked.bookingRequestId, listingRequestId: asked.id }),
    to('units', { groupId: (await listingOf(page.request, 'lindenhof')).groupId }),
    to('billingDetails', {}, { highlights: 'dac7' }),
    to('explore'),
    to('welcome'),
    to('onboarding'),
    to('calendlyRedirect'),
    to('referralInvite'),
  ]) {
    await page.goto(url)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoFinding(page, url)
  }
  await page.goto(to('homepage', {}, { userMenuOpen: 'true' }))
  await expect(page.getByText(jana.email)).toBeVisible()
  await expectNoFinding(page, 'menu of the person')
})

test('notifications and the palette', async ({ landlord, tenant, to, t }) => {
  const { page } = landlord
  await page.goto(to('notifications'))
  await expect(page.getByRole('heading', { level: 1, name: t('notifications.title') })).toBeVisible()
  await expectNoFinding(page, 'notifications')
  await page.goto(to('notifications', {}, { view: 'settings' }))
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  await expectNoFinding(page, 'settings of notifications')
  await tenant.page.goto(to('notifications', {}, { view: 'settings' }))
  await expect(tenant.page.getByRole('checkbox').first()).toBeVisible()
  await expectNoFinding(tenant.page, 'settings of notifications of a tenant')
  await page.getByRole('button', { name: t('shell.search'), exact: true }).click()
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectNoFinding(page, 'palette')
})

test('pages of the tenant', async ({ tenant, to, t, askFor }) => {
  const { page } = tenant
  const listing = await listingOf(tenant.request, 'torstrasse')
  await page.goto(to('tenantRequests'))
  await expect(page.getByText(t('tenant.emptyTitle'))).toBeVisible()
  await expectNoFinding(page, 'no requests')
  await page.goto(to('listingRequestForm', { listingId: listing._id }))
  await page.getByRole('button', { name: t('requestForm.submit') }).click()
  await expect(page.getByText(t('requestForm.errors.day')).first()).toBeVisible()
  await expectNoFinding(page, 'request form with errors')
  const asked = await askFor('lindenhof')
  await page.goto(to('tenantRequests'))
  await expect(page.getByRole('article')).toHaveCount(1)
  await expectNoFinding(page, 'requests')
  await page.goto(to('tenantRequest', asked))
  await expect(page.getByRole('heading', { name: t('tenant.progress') })).toBeVisible()
  await expectNoFinding(page, 'request of a tenant')
  await page.goto(to('tenantProfile'))
  await expect(page.getByRole('button', { name: t('tenantProfile.save') })).toBeVisible()
  await expectNoFinding(page, 'profile of a tenant')
  await page.goto(to('groupRequestForm', { groupId: listing.groupId }))
  await typeDay(page, t('requestForm.stay.from'), asked.from)
  await typeDay(page, t('requestForm.stay.to'), asked.to)
  await page.getByText(t('requestForm.otherListings.show')).click()
  await expect(page.getByRole('checkbox').nth(4)).toBeVisible()
  await expectNoFinding(page, 'request form with other listings')
  const withDocuments = await listingOf(tenant.request, 'schanzenstrasse')
  const verified = await ask(tenant.request, tenant.person, withDocuments, freeStay(withDocuments, 3, 20))
  const documents = { ...verified, listingRequestId: verified.id }
  await page.goto(to('tenantDocuments', documents))
  await expect(page.getByRole('heading', { level: 1, name: t('tenantDocuments.title') })).toBeVisible()
  await expectNoFinding(page, 'documents')
  await page.goto(to('tenantDocuments', documents, { proof: 'INCOME' }))
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('tenantDocuments.dialog.submit') })
    .click()
  await expect(page.getByText(t('tenantDocuments.fields.upload.missing'))).toBeVisible()
  await expectNoFinding(page, 'dialog for a document with errors')
})

test('team, log and account', async ({ landlord, to, t }) => {
  const { page } = landlord
  const pages: Record<string, string> = {
    team: to('team'),
    'log of what happened': to('audit'),
    profile: to('account'),
    security: to('account', { section: 'security' }),
    logins: to('account', { section: 'sessions' }),
    'access tokens': to('account', { section: 'tokens' }),
    webhooks: to('account', { section: 'webhooks' }),
    deletion: to('account', { section: 'deletion' }),
  }
  for (const [name, url] of Object.entries(pages)) {
    await page.goto(url)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoFinding(page, name)
  }
  const dialogs: Record<string, string> = {
    'invitation dialog': to('team', {}, { dialog: 'invite' }),
    'access link dialog': to('team', {}, { dialog: 'link' }),
    'token dialog': to('account', { section: 'tokens' }, { dialog: 'token' }),
    'webhook dialog': to('account', { section: 'webhooks' }, { dialog: 'webhook' }),
    'passkey dialog': to('account', { section: 'security' }, { dialog: 'passkey' }),
    'second step dialog': to('account', { section: 'security' }, { dialog: 'two-factor' }),
  }
  for (const [name, url] of Object.entries(dialogs)) {
    await page.goto(url)
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoFinding(page, name)
  }
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t('freshLogin.password') }).fill(jana.password)
  await dialog.getByRole('button', { name: t('myAccount.twoFactor.next') }).click()
  await expect(dialog.getByRole('img', { name: t('myAccount.twoFactor.qrCode') })).toBeVisible()
  await expectNoFinding(page, 'QR code')
})

test('pages of staff', async ({ page, to, t }) => {
  await login(page.request, { ...jana, email: 'staff@mezzo.example' })
  const pages: Record<string, string> = {
    people: to('staff', {}, { q: jana.email }),
    nobody: to('staff', {}, { q: 'nobody at all' }),
    flags: to('staffFlags'),
    permissions: to('staffPermissions', {}, { q: 'kim' }),
    recoveries: to('staffRecoveries'),
    impersonations: to('staffImpersonations'),
    'accounts on hold': to('staffHolds'),
    calls: to('staffAppointments'),
    deletions: to('staffDeletions'),
    'listings for sales': to('staffListings', {}, { q: 'Berlin' }),
    deals: to('staffDeals'),
    'one stage of deals': to('staffDeals', {}, { column: 'LOST' }),
    'second chances': to('staffSecondChances'),
    'checks that wait': to('staffReview'),
    'identities that staff correct': to('staffIdentities', {}, { q: 'henrike' }),
    'invoices in the books': to('staffBooks'),
    'bank lines in the books': to('staffBooks', {}, { view: 'bank' }),
    'payment provider in the books': to('staffBooks', {}, { view: 'provider' }),
    'accounts in the books': to('staffBooks', {}, { view: 'accounts' }),
  }
  for (const [name, url] of Object.entries(pages)) {
    await page.goto(url)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoFinding(page, name)
  }
  await page.goto(to('staffReview', {}, { kind: 'DOCUMENT' }))
  // The demo's own: those of other tests are theirs to take.
  await page
    .getByRole('region', { name: t('review.list') })
    .getByRole('link')
    .filter({ hasText: 'Tom Berger' })
    .click()
  await page.getByRole('button', { name: t('review.claim') }).click()
  await expect(page.getByRole('button', { name: t('review.refuse'), exact: true })).toBeVisible()
  await expectNoFinding(page, 'a check that is taken')
  await page.getByRole('button', { name: t('review.refuse'), exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('review.refusal.submit') })
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoFinding(page, 'refusal of a document with errors')
  await page.goto(to('staff', {}, { q: jana.email }))
  await page.getByRole('link', { name: t('staff.logOf', { name: jana.name }) }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('staff.auditOf') })).toBeVisible()
  await expectNoFinding(page, 'log for staff')
})

test('pages of somebody with limited access', async ({ page, to, t }) => {
  await login(page.request, { ...jana, email: 'limited@mezzo.example' })
  await page.goto(to('homepage'))
  await expect(page.getByRole('heading', { level: 1, name: t('limited.title') })).toBeVisible()
  await expectNoFinding(page, 'requests with limited access')
  const first = page.locator('main a[href*="/inbox/"]').first()
  await page.goto((await first.getAttribute('href')) ?? '')
  await expect(page.getByText(t('limited.stay'), { exact: true })).toBeVisible()
  await expectNoFinding(page, 'request with limited access')
})

import { expect, test } from './fixtures.ts'
import { jana, mailedLink, someone } from './api.ts'
import { expectChosen, typeDay } from './days.ts'
import { freeStay, listingOf } from './listings.ts'
import { addDays, parseDay } from '../src/domain/kernel/day.ts'
import { accept, bringToTenantSignature, confirmInterest } from './stages.ts'
import { openPdf, openNeed, signAs } from './steps.ts'

test('a stranger asks, the landlord accepts, both sign, and it is a booking', async ({
  page,
  landlord,
  t,
  format,
  to,
  language,
}) => {
  const person = someone()
  const listing = await listingOf(page.request, 'westendstrasse')
  const stay = freeStay(listing)
  const range = format.dayRange(stay.from, stay.to)
  const searchedTo = addDays(parseDay(stay.to), 1)

  await test.step('searches by city and days, which go along to the home and into the form', async () => {
    await page.goto('/')
    await expect(page).toHaveURL(new RegExp(`/${language}$`))
    const search = page.getByRole('search')
    // Before the application is there, too, days are written as the page's language has it.
    const written = await search
      .locator('input[type=date]')
      .first()
      .evaluate((field) => getComputedStyle(field, '::before').content)
    expect(written).toBe(language === 'de' ? '"tt.mm.jjjj"' : '"dd/mm/yyyy"')
    // It comes with the first sign that somebody wants more than to look.
    await page.getByRole('heading', { level: 1 }).click()
    await expect(search.locator('[data-type=day]').first()).toBeVisible()
    await search.getByLabel(t('publicSearch.city')).selectOption({ label: 'München' })
    await typeDay(search, t('publicSearch.from'), stay.from)
    await typeDay(search, t('publicSearch.to'), searchedTo)
    await search.getByRole('button', { name: t('publicSearch.apply') }).click()
    await page.getByRole('link', { name: listing.title[language] }).first().click()
    await expect(page.getByText(format.dayRange(stay.from, searchedTo)).first()).toBeVisible()
    await page.getByRole('link', { name: t('publicListing.ask') }).click()
    await expectChosen(page, t('requestForm.stay.from'), stay.from)
    await expectChosen(page, t('requestForm.stay.to'), searchedTo)
    await typeDay(page, t('requestForm.stay.to'), stay.to)
    await expectChosen(page, t('requestForm.stay.to'), stay.to)
  })

  await test.step('fills in the form before there is an account, and signs up', async () => {
    await page.getByLabel(t('requestForm.people.firstName')).fill(person.firstName)
    await page.getByLabel(t('requestForm.people.lastName')).fill(person.lastName)
    await page.getByLabel(t('requestForm.about.reasonForStay')).selectOption('WORK')
    await page.getByLabel(t('requestForm.about.paidBy')).selectOption('SELF')
    await page.getByLabel(t('requestForm.about.notes')).fill('A quiet engineer asks.')
    await page.getByRole('button', { name: t('requestForm.goOn'), exact: true }).click()
    await expect(page.getByRole('radio', { name: t('account.signUp.tenant') })).toBeChecked()
    await expect(page.getByLabel(t('account.firstName'))).toHaveValue(person.firstName)
    await expect(page.getByLabel(t('account.lastName'))).toHaveValue(person.lastName)
    await page.getByLabel(t('account.email')).fill(person.email)
    await page.getByRole('button', { name: t('account.signUp.usePassword') }).click()
    await page.getByRole('textbox', { name: t('account.password') }).fill(person.password)
    await page.getByRole('button', { name: t('account.signUp.submit'), exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('account.signUp.sentTitle') })).toBeVisible()
  })

  await test.step('the link in the mail leads back to the form, which has lost nothing; nor does it when a session ends', async () => {
    await page.goto(await mailedLink(page.request, person, 'confirmEmail'))
    await page.getByRole('button', { name: t('account.confirm.submit') }).click()
    await expect(page.getByText(t('requestForm.draftRestored'))).toBeVisible()
    await expect(page.getByLabel(t('requestForm.about.notes'))).toHaveValue('A quiet engineer asks.')
    // What was chosen in the form counts, not what was searched.
    await expectChosen(page, t('requestForm.stay.to'), stay.to)
    await page.context().clearCookies({ name: 'mezzo-session' })
    await page.getByRole('button', { name: t('requestForm.submit') }).click()
    await page.getByLabel(t('account.email')).fill(person.email)
    await page.getByRole('textbox', { name: t('account.password') }).fill(person.password)
    await page.getByRole('button', { name: t('account.login.submit'), exact: true }).click()
    await expect(page.getByText(t('requestForm.draftRestored'))).toBeVisible()
    await expect(page.getByLabel(t('requestForm.about.notes'))).toHaveValue('A quiet engineer asks.')
    await expectChosen(page, t('requestForm.stay.to'), stay.to)
    await page.getByRole('button', { name: t('requestForm.submit') }).click()
    await expect(page.getByText(t('requestForm.sent'))).toBeVisible()
    await expect(page.getByText(t('tenantStatus.CONFIRMING_AVAILABILITY.label')).first()).toBeVisible()
  })

  await test.step('the landlord finds it under what needs an answer, and accepts', async () => {
    await landlord.page.goto(to('homepage'))
    await openNeed(landlord.page, t, 'ANSWER', person)
    await expect(landlord.page.getByRole('heading', { name: person.name })).toBeVisible()
    await expect(landlord.page.getByText('A quiet engineer asks.')).toBeVisible()
    await landlord.page.getByRole('button', { name: t('request.actions.accept'), exact: true }).click()
    const dialog = landlord.page.getByRole('dialog', {
      name: t('request.acceptDialog.title', { name: person.name }),
    })
    await expect(dialog.getByText(range).first()).toBeVisible()
    await expect(dialog.getByText(t('request.acceptDialog.hours', { name: person.name }))).toBeVisible()
    await expect(dialog.getByText(t('request.acceptDialog.nothingReserved'))).toBeVisible()
    await expect(dialog.getByText(t('request.acceptDialog.nobodyDeclined'))).toBeVisible()
    await dialog.getByRole('button', { name: t('request.acceptDialog.submit'), exact: true }).click()
    const done = t('request.acceptDialog.done', { name: person.name })
    await expect(landlord.page.getByText(done)).toBeVisible()
    await expect(
      landlord.page.getByText(t('request.waiting.ACCEPTED', { name: person.firstName })),
    ).toBeVisible()
  })

  await test.step('the tenant wants it, and the contract is written', async () => {
    await page.reload()
    await page.getByRole('button', { name: t('tenant.actions.confirm') }).click()
    await expect(page.getByText(t('tenant.actions.confirmed')).first()).toBeVisible()
    const held = t('tenantStatus.CONTRACT_SIGNING_LANDLORD.label')
    await expect(page.getByText(held).first()).toBeVisible()
  })

  await test.step('the landlord reads and signs', async () => {
    await landlord.page.goto(to('homepage'))
    await openNeed(landlord.page, t, 'SIGN', person)
    await openPdf(landlord.page, t('contract.document.open'))
    await signAs(landlord.page, t, jana)
    const waiting = t('contract.next.waitForTenant', { tenant: person.name })
    await expect(landlord.page.getByText(waiting)).toBeVisible()
  })

  await test.step('the tenant signs', async () => {
    await page.goto(to('tenantRequests'))
    await page.getByRole('link', { name: t('tenant.actions.sign') }).click()
    await openPdf(page, t('contract.document.open'))
    await signAs(page, t, person)
    await expect(page.getByText(t('contract.next.booked', { range }))).toBeVisible()
  })

  await test.step('the booking stands there for both, with the signed contract', async () => {
    await page.getByRole('link', { name: t('contract.next.toRequest') }).click()
    await expect(page.getByText(t('tenantStatus.BOOKED.label')).first()).toBeVisible()
    await openPdf(page, t('tenant.actions.signedContract'))
    await landlord.page.reload()
    await landlord.page.getByRole('link', { name: t('contract.next.toBooking') }).click()
    await expect(landlord.page.getByRole('heading', { name: person.name })).toBeVisible()
    await openPdf(landlord.page, t('bookings.signedContract'))
    await landlord.page.goto(to('bookings', {}, { phase: 'UPCOMING', q: person.lastName }))
    const rows = landlord.page.getByRole('listitem')
    await expect(rows.getByRole('link', { name: person.name })).toBeVisible()
  })

  await test.step('every step has sent its mail', async () => {
    const outbox = async () => {
      const answer = await page.request.get('/api/outbox')
      const { mails } = (await answer.json()) as { mails: { to: string; template: string }[] }
      return mails.filter((mail) => mail.to === person.email).map((mail) => mail.template)
    }
    const wanted = ['requestAccepted', 'signedByLandlord', 'bookingMadeTenant']
    await expect.poll(outbox).toEqual(expect.arrayContaining(wanted))
    await page.goto(to('outbox'))
    await page.getByRole('link', { name: person.email }).first().click()
    await expect(page.getByRole('article').getByText(person.email)).toBeVisible()
  })
})

test('a contract on paper: the landlord records both signatures', async ({
  landlord,
  tenant,
  t,
  to,
  askFor,
  format,
}) => {
  const asked = await askFor('sonnenallee')
  await accept(landlord.request, asked)
  await confirmInterest(tenant.request, asked)

  await tenant.page.goto(to('tenantRequest', asked))
  const onPaper = t('tenantStatus.CONTRACT_SIGNING_OFFLINE.label')
  await expect(tenant.page.getByText(onPaper).first()).toBeVisible()

  const { page } = landlord
  const { name } = tenant.person
  await page.goto(to('inbox', asked))
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByRole('link', { name: t('request.actions.record') })).toHaveCount(0)

  await tenant.page.goto(to('tenantRequests'))
  const needsTenant = tenant.page.getByRole('region', { name: t('tenant.groups.actionable') })
  await expect(needsTenant.getByText(t('tenantStatus.CONTRACT_SIGNING_OFFLINE.yourTurn'))).toBeVisible()
  await needsTenant.getByRole('link', { name: t('tenant.actions.acceptOffline') }).click()
  await tenant.page.getByRole('button', { name: t('contract.offline.accept') }).click()
  await expect(tenant.page.getByText(t('contract.offline.accepted'), { exact: true })).toBeVisible()

  await page.goto(to('homepage'))
  await openNeed(page, t, 'OFFLINE_CONTRACT', tenant.person)
  await page.getByRole('link', { name: t('request.actions.record') }).click()
  await openPdf(page, t('contract.document.open'))
  await page.getByRole('button', { name: t('contract.offline.record') }).click()
  await expect(page.getByText(t('contract.offline.recorded'))).toBeVisible()
  await page.getByRole('link', { name: t('contract.next.toBooking') }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()

  await tenant.page.goto(to('tenantRequest', asked))
  await expect(tenant.page.getByText(t('tenantStatus.BOOKED.label')).first()).toBeVisible()
  const day = format.day(asked.from)
  await expect(tenant.page.getByRole('heading', { name: t('tenant.booked.title', { day }) })).toBeVisible()
})

test('where the landlord confirms, the second signature is not the last word', async ({
  landlord,
  tenant,
  t,
  to,
  askFor,
}) => {
  const asked = await askFor('praterstrasse')
  const offerId = await bringToTenantSignature(landlord.request, tenant.request, asked)

  await tenant.page.goto(to('tenantContractSign', { offerId }))
  await signAs(tenant.page, t, tenant.person)
  const waiting = t('contract.next.waitForConfirmation', { landlord: jana.name })
  await expect(tenant.page.getByText(waiting)).toBeVisible()

  const { page } = landlord
  const { name } = tenant.person
  await page.goto(to('homepage'))
  await openNeed(page, t, 'CONFIRM', tenant.person)
  await page.getByRole('button', { name: t('request.actions.confirm') }).click()
  const dialog = page.getByRole('dialog', {
    name: t('request.confirmDialog.title', { name }),
  })
  await dialog.getByRole('button', { name: t('request.confirmDialog.submit') }).click()
  await expect(page.getByText(t('request.confirmDialog.done', { name }))).toBeVisible()
  // The mouse, unlike a finger, would rest on the notice and hold it open over the button.
  await page.mouse.move(0, 0)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('request.actions.booking') })
    .click()
  // The dialog may still be closing, and has the name in its heading, too.
  await expect(page.getByRole('heading', { name }).first()).toBeVisible()

  await tenant.page.reload()
  await expect(tenant.page.getByRole('heading', { name: t('contract.next.bookedTitle') })).toBeVisible()
})

test('the landlord declines in words that the tenant reads', async ({ landlord, tenant, t, to, askFor }) => {
  const asked = await askFor('isarvorstadt')
  const { page } = landlord
  const { name } = tenant.person
  const words = 'My sister moves in for the winter.'
  await page.goto(to('inbox', asked))
  const decline = page.getByRole('button', { name: t('request.actions.reject'), exact: true })
  await decline.click()
  const dialog = page.getByRole('dialog', { name: t('request.rejectDialog.title', { name }) })
  const submit = dialog.getByRole('button', { name: t('request.rejectDialog.submit'), exact: true })

  await submit.click()
  await expect(dialog.getByText(t('request.rejectDialog.reasonMissing'))).toBeVisible()
  await dialog.getByRole('radio', { name: t('declineReason.OTHER') }).check()
  await submit.click()
  await expect(dialog.getByText(t('request.rejectDialog.explanationMissing'))).toBeVisible()
  await dialog.getByLabel(t('request.rejectDialog.explanation')).fill(words)
  await dialog.getByRole('button', { name: t('request.rejectDialog.cancel') }).click()
  await expect(dialog).toBeHidden()
  await decline.click()
  await expect(dialog.getByLabel(t('request.rejectDialog.explanation'))).toHaveValue(words)
  await submit.click()
  await expect(page.getByText(t('request.rejectDialog.done', { name }))).toBeVisible()

  await tenant.page.goto(to('tenantRequest', asked))
  await expect(tenant.page.getByText(t('tenantStatus.NOT_AVAILABLE.label')).first()).toBeVisible()
  await expect(tenant.page.getByText(words)).toBeVisible()
})

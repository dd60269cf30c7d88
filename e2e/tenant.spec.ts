import { graphql, jana } from './api.ts'
import { typeDay } from './days.ts'
import { expect, test, type Visitor } from './fixtures.ts'
import { freeStay, listingOf, type Days, type Listing } from './listings.ts'
import { ask, bringToTenantSignature, sign, statusOf, type Asked } from './stages.ts'
import { addDays, parseDay } from '../src/domain/kernel/day.ts'

/** A stay of so many months in a listing with many units, so that no test takes another's days. */
async function askForStay(tenant: Visitor, months = 3): Promise<Asked> {
  const listing = await listingOf(tenant.request, 'lindenhof')
  return ask(tenant.request, tenant.person, listing, freeStay(listing, months))
}

const pathOf = (asked: Asked) => ({ bookingRequestId: asked.bookingRequestId, listingRequestId: asked.id })

async function suggest(landlord: Visitor, asked: Asked): Promise<Days> {
  const from = addDays(parseDay(asked.from), 7)
  await graphql(
    landlord.request,
    `
      mutation ($id: ID!, $from: Day!, $to: Day!, $message: String, $key: ID!) {
        suggestDates(listingRequestId: $id, from: $from, to: $to, message: $message, idempotencyKey: $key) {
          error {
            name
            reason
          }
        }
      }
    `,
    {
      id: asked.id,
      from,
      to: asked.to,
      message: 'The painters need one week more.',
      key: crypto.randomUUID(),
    },
  )
  return { from, to: asked.to }
}

async function bookedBy(landlord: Visitor, tenant: Visitor, asked: Asked): Promise<string> {
  const offerId = await bringToTenantSignature(landlord.request, tenant.request, asked)
  await sign(tenant.request, offerId, tenant.person)
  const { tenantRequest } = await graphql<{ tenantRequest: { booking: { _id: string } } }>(
    tenant.request,
    'query ($id: ID!) { tenantRequest(listingRequestId: $id) { booking { _id } } }',
    { id: asked.id },
  )
  return tenantRequest.booking._id
}

async function cancel(landlord: Visitor, bookingId: string, note: string): Promise<void> {
  const { cancellationConsequences } = await graphql<{ cancellationConsequences: { fingerprint: string } }>(
    landlord.request,
    'query ($id: ID!) { cancellationConsequences(bookingId: $id) { fingerprint } }',
    { id: bookingId },
  )
  await graphql(
    landlord.request,
    `
      mutation ($id: ID!, $note: String, $seen: String!, $key: ID!) {
        cancelBookingAsLandlord(
          bookingId: $id
          cancellationReason: CHANGE_OF_PLANS
          note: $note
          seen: $seen
          idempotencyKey: $key
        ) {
          error {
            name
            reason
          }
        }
      }
    `,
    { id: bookingId, note, seen: cancellationConsequences.fingerprint, key: crypto.randomUUID() },
  )
}

const titleOf = (listing: Listing, language: string) => listing.title[language] ?? ''

test('a tenant tells everything once, to two listings, and the next form knows it', async ({
  landlord,
  tenant,
  language,
  t,
  to,
}) => {
  const { page } = tenant
  const listing = await listingOf(tenant.request, 'lindenhof')
  const second = await listingOf(tenant.request, 'kastanienallee')
  // The third is added afterwards; other tests book it, too.
  const third = await listingOf(tenant.request, 'sonnenallee')
  const stay = freeStay({ ...second, unavailable: [...second.unavailable, ...third.unavailable] })
  await page.goto(to('groupRequestForm', { groupId: listing.groupId }))
  await typeDay(page, t('requestForm.stay.from'), stay.from)
  await typeDay(page, t('requestForm.stay.to'), stay.to)
  await expect(page.getByRole('region', { name: t('requestForm.stay.rules') })).toBeVisible()
  await page
    .getByRole('button', { name: t('requestForm.people.more', { label: t('requestForm.people.adults') }) })
    .click()
  await page.getByLabel(t('requestForm.people.adult', { number: 2 })).selectOption('PARTNER')
  await page
    .getByRole('button', { name: t('requestForm.people.more', { label: t('requestForm.people.children') }) })
    .click()
  await page.getByLabel(t('requestForm.people.child', { number: 1 })).selectOption('INFANT')
  await page.getByLabel(t('requestForm.people.gender')).selectOption('WOMAN')
  await page.getByLabel(t('requestForm.people.pets')).check()
  await expect(page.getByText(t('requestForm.hints.PETS_WITH_CONDITIONS'))).toBeVisible()
  await page.getByLabel(t('requestForm.people.petsDescription')).fill('a quiet cat')
  await page.getByLabel(t('requestForm.about.reasonForStay')).selectOption('STUDYING')
  await page.getByLabel(t('requestForm.about.paidBy')).selectOption('PARENTS')
  await page.getByLabel(t('requestForm.about.school')).fill('Humboldt-Universität')
  await page.getByLabel(t('requestForm.about.notes')).fill('Three quiet people and a cat.')
  await page.getByText(t('requestForm.otherListings.show')).click()
  await page.getByRole('checkbox', { name: titleOf(second, language) }).check()
  await page.getByLabel(t('requestForm.keep')).check()
  await page.getByRole('button', { name: t('requestForm.submitMany', { count: 2 }) }).click()
  await expect(page.getByText(t('requestForm.sentMany', { count: 2 }))).toBeVisible()

  await expect(page.getByText('a quiet cat')).toBeVisible()
  const others = page.getByRole('region', { name: t('tenant.others.title') })
  await others.getByRole('link').click()
  await expect(
    page.getByRole('heading', {
      level: 1,
      name: t('tenant.title', { listing: titleOf(second, language) }),
    }),
  ).toBeVisible()

  const [, , , bookingRequestId, listingRequestId] = new URL(page.url()).pathname.split('/')
  await landlord.page.goto(to('inbox', { bookingRequestId, listingRequestId }))
  await expect(landlord.page.getByText(/a quiet cat/)).toBeVisible()

  await page.getByRole('button', { name: t('tenant.others.add') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { disabled: false }).first().check()
  await dialog.getByRole('button', { name: t('tenant.addListing.submit') }).click()
  await expect(page.getByText(t('tenant.addListing.done'))).toBeVisible()
  await expect(others.getByRole('link')).toHaveCount(2)

  await page.goto(to('tenantProfile'))
  await expect(page.getByLabel(t('requestForm.about.school'))).toHaveValue('Humboldt-Universität')
  await page.getByLabel(t('requestForm.about.school')).fill('Technische Universität')
  await page.getByRole('button', { name: t('tenantProfile.save') }).click()
  await expect(page.getByText(t('tenantProfile.done'))).toBeVisible()
  await page.goto(to('listingRequestForm', { listingId: second._id }))
  await expect(page.getByText(t('requestForm.fromProfile'))).toBeVisible()
  await expect(page.getByLabel(t('requestForm.about.school'))).toHaveValue('Technische Universität')
  await expect(page.getByLabel(t('requestForm.people.adult', { number: 2 }))).toHaveValue('PARTNER')
})

test('a tenant takes the dates that the landlord suggests', async ({ landlord, tenant, t, to, format }) => {
  const asked = await askForStay(tenant)
  const suggested = await suggest(landlord, asked)
  const { page } = tenant
  await page.goto(to('tenantRequests'))
  await page
    .getByRole('region', { name: t('tenant.groups.actionable') })
    .getByRole('link')
    .first()
    .click()
  const card = page.getByRole('region', { name: t('tenant.suggestion.title', { landlord: jana.firstName }) })
  await expect(card.getByText('The painters need one week more.')).toBeVisible()
  await card.getByRole('button', { name: t('tenant.suggestion.take') }).click()
  await expect(page.getByText(t('tenant.suggestion.taken'))).toBeVisible()
  await expect(page.getByRole('button', { name: t('tenant.actions.confirm') })).toBeVisible()
  const range = format.dayRange(suggested.from, suggested.to)
  await expect(page.getByText(range).first()).toBeVisible()
  await landlord.page.goto(to('inbox', pathOf(asked)))
  await expect(landlord.page.getByText(range).first()).toBeVisible()
})

test('a tenant does not want the suggested dates, and the request ends', async ({
  landlord,
  tenant,
  t,
  to,
}) => {
  const asked = await askForStay(tenant)
  await suggest(landlord, asked)
  const { page } = tenant
  await page.goto(to('tenantRequest', pathOf(asked)))
  await page.getByRole('button', { name: t('tenant.suggestion.refuse') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('tenant.refuseSuggestion.submit') }).click()
  await expect(page.getByText(t('tenant.refuseSuggestion.done'))).toBeVisible()
  await expect(page.getByRole('link', { name: t('tenant.lookFurther') })).toBeVisible()
  expect(await statusOf(tenant.request, asked)).toBe('TENANT_WITHDREW')
})

test('a tenant refuses the contract and keeps the request', async ({ landlord, tenant, t, to }) => {
  const asked = await askForStay(tenant)
  await bringToTenantSignature(landlord.request, tenant.request, asked)
  const { page } = tenant
  await page.goto(to('tenantRequest', pathOf(asked)))
  await page.getByRole('button', { name: t('tenant.actions.refuseContract') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('tenant.refuseContract.submit') })
    .click()
  await expect(page.getByText(t('tenant.refuseContract.done'), { exact: true })).toBeVisible()
  const happened = page.getByRole('listitem').filter({ hasText: t('tenant.event.refuseContract') })
  await expect(happened).toBeVisible()
  await expect(page.getByRole('link', { name: t('tenant.actions.sign') })).toHaveCount(0)
  const refused = page.getByText(
    t('tenantStatus.CONTRACT_GENERATION.refused', { landlord: landlord.person.firstName }),
  )
  await expect(refused).toBeVisible()
  await page.goto(to('tenantRequests'))
  await expect(refused).toBeVisible()
  await landlord.page.goto(to('inbox', pathOf(asked)))
  await expect(landlord.page.getByRole('heading', { name: tenant.person.name })).toBeVisible()
})

test('a tenant asks to stay longer from the page of the stay, and reads when it is cancelled', async ({
  landlord,
  tenant,
  t,
  to,
}) => {
  const asked = await askForStay(tenant, 2)
  const bookingId = await bookedBy(landlord, tenant, asked)
  const { page } = tenant
  await page.goto(to('tenantRequest', pathOf(asked)))
  await page.getByRole('link', { name: t('tenant.actions.booking') }).click()
  await page.getByRole('button', { name: t('tenantBooking.longer.ask') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('tenantBooking.dialog.submit') }).click()
  await expect(dialog.getByText(t('tenantBooking.dialog.missing'))).toBeVisible()
  await dialog.getByRole('button', { name: t('quickLengths.months', { months: 2 }) }).click()
  await expect(dialog.getByRole('region', { name: t('tenantBooking.dialog.meaning') })).toBeVisible()
  await dialog.getByLabel(t('tenantBooking.dialog.message')).fill('I like it here.')
  await dialog.getByRole('button', { name: t('tenantBooking.dialog.submit') }).click()
  await expect(page.getByText(t('tenantBooking.dialog.sent'))).toBeVisible()
  await expect(page.getByRole('link', { name: t('tenant.actions.extendedBooking') })).toBeVisible()
  const [, , , bookingRequestId, listingRequestId] = new URL(page.url()).pathname.split('/')

  await landlord.page.goto(to('inbox', { bookingRequestId, listingRequestId }))
  await expect(landlord.page.getByText('I like it here.')).toBeVisible()
  await page.goto(to('tenantBooking', { bookingId }))
  await expect(page.getByRole('link', { name: t('tenantBooking.longer.toRequest') })).toBeVisible()

  await cancel(landlord, bookingId, 'A burst pipe; we are so sorry.')
  await page.reload()
  await expect(page.getByText('A burst pipe; we are so sorry.')).toBeVisible()
  await expect(page.getByText(t('tenantBooking.phase.CANCELLED'))).toBeVisible()
  await page.goto(to('tenantRequest', { bookingRequestId, listingRequestId }))
  await expect(page.getByText(t('tenantStatus.NOT_AVAILABLE.label')).first()).toBeVisible()
})

import { expect, test } from './fixtures.ts'
import { graphql, jana, login, signUp, someone } from './api.ts'
import { dayField, typeDay } from './days.ts'
import { freeStay, listingOf } from './listings.ts'
import { accept, ask, bringToTenantSignature, confirmInterest, sign } from './stages.ts'
import { signAs } from './steps.ts'
import { addDays, utcDayOf, parseDay } from '../src/domain/kernel/day.ts'

test('wrong dates are told beside their fields, and nothing typed is lost', async ({
  tenant,
  t,
  to,
  format,
}) => {
  const { page } = tenant
  const listing = await listingOf(tenant.request, 'schwanthaler')
  const stay = freeStay(listing)
  const taken = listing.unavailable.find(({ to: last }) => last > utcDayOf(Date.now()))
  await page.goto(to('listingRequestForm', { listingId: listing._id }))
  await page.getByLabel(t('requestForm.about.notes')).fill('My words stay.')
  const submit = page.getByRole('button', { name: t('requestForm.submit') })
  const [from, until] = [t('requestForm.stay.from'), t('requestForm.stay.to')]

  await submit.click()
  await expect(page.getByText(t('requestForm.errors.day'))).toHaveCount(2)
  await expect(dayField(page, from).getByRole('spinbutton').first()).toBeFocused()
  await typeDay(page, from, '2020-01-01')
  await expect(page.getByText(t('requestForm.errors.past'))).toBeVisible()
  await typeDay(page, from, stay.to)
  await typeDay(page, until, stay.from)
  await expect(page.getByText(t('requestForm.errors.notAfterFrom'))).toBeVisible()
  if (taken) {
    await typeDay(page, from, taken.to)
    const range = format.dayRange(taken.from, taken.to)
    const refusals = [
      t('requestForm.errors.unavailable', { range }),
      t('requestForm.errors.notYet', {
        day: format.day(addDays(parseDay(taken.to), 1)),
      }),
    ]
    await expect(page.getByText(refusals[0] ?? '').or(page.getByText(refusals[1] ?? ''))).toBeVisible()
  }
  await typeDay(page, from, stay.from)
  await typeDay(page, until, stay.to)
  await page.getByLabel(t('requestForm.about.reasonForStay')).selectOption('STUDYING')
  await page.getByLabel(t('requestForm.about.paidBy')).selectOption('PARENTS')
  await expect(page.getByLabel(t('requestForm.about.notes'))).toHaveValue('My words stay.')
  await submit.click()
  await expect(page.getByText(t('requestForm.sent'))).toBeVisible()
})

test('without a connection the form keeps everything; with it the request goes out once', async ({
  tenant,
  t,
  to,
}) => {
  const { page } = tenant
  const listing = await listingOf(tenant.request, 'zieglergasse')
  const stay = freeStay(listing)
  await page.goto(to('listingRequestForm', { listingId: listing._id }))
  await typeDay(page, t('requestForm.stay.from'), stay.from)
  await typeDay(page, t('requestForm.stay.to'), stay.to)
  await page.getByLabel(t('requestForm.about.reasonForStay')).selectOption('WORK')
  await page.getByLabel(t('requestForm.about.paidBy')).selectOption('SELF')
  await page.getByLabel(t('requestForm.about.notes')).fill('Sent from a train.')
  await page.context().setOffline(true)
  const submit = page.getByRole('button', { name: t('requestForm.submit') })
  await submit.click()
  await expect(page.getByText(t('requestForm.failed'))).toBeVisible()
  await expect(page.getByText(t('errors.ConnectionError'))).toBeVisible()
  await expect(page.getByLabel(t('requestForm.about.notes'))).toHaveValue('Sent from a train.')
  await page.context().setOffline(false)
  await submit.dblclick()
  await expect(page.getByText(t('requestForm.sent'))).toBeVisible()
  await page.goto(to('tenantRequests'))
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('a request answered in another tab says so and shows how it stands', async ({
  landlord,
  tenant,
  t,
  to,
  askFor,
}) => {
  const asked = await askFor('gaertnerplatz')
  const { page } = landlord
  await page.goto(to('inbox', asked))
  await page.getByRole('button', { name: t('request.actions.accept'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  const submit = dialog.getByRole('button', { name: t('request.acceptDialog.submit'), exact: true })
  await expect(submit).toBeEnabled()
  await accept(landlord.request, asked)
  await submit.click()
  await expect(dialog.getByText(t('request.failure.ALREADY_ANSWERED'))).toBeVisible()
  await dialog.getByRole('button', { name: t('request.failure.seen') }).click()
  const waiting = t('request.waiting.ACCEPTED', { name: tenant.person.firstName })
  await expect(page.getByText(waiting)).toBeVisible()
})

test('days that were taken meanwhile are told to the landlord and to the next who asks', async ({
  browser,
  landlord,
  tenant,
  language,
  t,
  to,
}) => {
  const listing = await listingOf(tenant.request, 'josefstadt')
  const stay = freeStay(listing)
  const rival = await browser.newPage()
  const person = someone()
  await signUp(rival.request, person, language)
  const slow = await ask(tenant.request, tenant.person, listing, stay)
  const quick = await ask(rival.request, person, listing, stay)

  // Both forms and requests are open in windows when somebody else is quicker.
  await landlord.page.goto(to('inbox', slow))
  await landlord.page.getByRole('button', { name: t('request.actions.accept'), exact: true }).click()
  const dialog = landlord.page.getByRole('dialog')
  const submit = dialog.getByRole('button', { name: t('request.acceptDialog.submit'), exact: true })
  await expect(submit).toBeEnabled()
  await tenant.page.goto(to('listingRequestForm', { listingId: listing._id }))
  await typeDay(tenant.page, t('requestForm.stay.from'), stay.from)
  await typeDay(tenant.page, t('requestForm.stay.to'), stay.to)
  await tenant.page.getByLabel(t('requestForm.about.reasonForStay')).selectOption('WORK')
  await tenant.page.getByLabel(t('requestForm.about.paidBy')).selectOption('SELF')
  await tenant.page.getByLabel(t('requestForm.about.notes')).fill('Still here.')
  await bringToTenantSignature(landlord.request, rival.request, quick)

  await submit.click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(dialog.getByRole('alert')).not.toBeEmpty()

  await tenant.page.getByRole('button', { name: t('requestForm.submit') }).click()
  await expect(tenant.page.getByText(t('requestForm.failed'))).toBeVisible()
  await expect(tenant.page.getByText(t('requestForm.conflict'))).toBeVisible()
  await expect(tenant.page.getByLabel(t('requestForm.about.notes'))).toHaveValue('Still here.')
  await rival.close()
})

test('a contract signed in another tab is not signed twice', async ({ landlord, tenant, t, to, askFor }) => {
  const asked = await askFor('lindenhof')
  await accept(landlord.request, asked)
  const offerId = await confirmInterest(tenant.request, asked)
  const { page } = landlord
  await page.goto(to('contractSign', { offerId }))
  await page.getByRole('checkbox').check()
  await page.getByLabel(t('contract.sign.name')).fill('Somebody Else')
  const submit = page.getByRole('button', { name: t('contract.sign.submit') })
  await submit.click()
  await expect(page.getByText(t('contract.sign.nameOther', { name: jana.name }))).toBeVisible()
  await sign(landlord.request, offerId, jana)
  await page.getByLabel(t('contract.sign.name')).fill(jana.name)
  await submit.dblclick()
  await expect(page.getByText(t('contract.failure.already'))).toBeVisible()
  const waiting = t('contract.next.waitForTenant', { tenant: tenant.person.name })
  await expect(page.getByText(waiting)).toBeVisible()
  await tenant.page.goto(to('tenantContractSign', { offerId }))
  await signAs(tenant.page, t, tenant.person)
})

test('what belongs to somebody else looks missing, and the page helps on', async ({
  landlord,
  tenant,
  t,
  to,
}) => {
  const { page } = tenant
  const foreign = '00000000-0000-4000-8000-000000000000'
  for (const url of [
    to('tenantRequest', { bookingRequestId: foreign, listingRequestId: foreign }),
    to('tenantContractSign', { offerId: foreign }),
    to('tenantRequest', { bookingRequestId: 'nonsense' }),
    '/xx/nowhere',
  ]) {
    await page.goto(url)
    await expect(page.getByRole('heading', { level: 1, name: t('errors.pages.notFoundTitle') })).toBeVisible()
    await expect(page.getByRole('link', { name: t('errors.pages.home'), exact: true })).toBeVisible()
  }
  await landlord.page.goto(to('inbox', { bookingRequestId: foreign, listingRequestId: foreign }))
  await expect(landlord.page.getByRole('heading', { name: t('request.notFound.title') })).toBeVisible()
  await landlord.page.goto(to('bookings', { bookingId: foreign }))
  await expect(landlord.page.getByText(t('bookings.missingTitle'))).toBeVisible()
})

test('what belongs to another listing is not found under the address of this one', async ({
  landlord,
  tenant,
  t,
  to,
}) => {
  const { page } = landlord
  const [listing, other] = [
    await listingOf(tenant.request, 'lindenhof'),
    await listingOf(tenant.request, 'torstrasse'),
  ]
  const { bookings, requests } = await graphql<{
    bookings: { nodes: { _id: string }[] }
    requests: { nodes: { id: string; bookingRequestId: string }[] }
  }>(
    landlord.request,
    `
      query ($groupId: ID!) {
        bookings(filter: { groupId: $groupId }, limit: 1) {
          nodes {
            _id
          }
        }
        requests: landlordListingRequests(groupId: $groupId, limit: 1) {
          nodes {
            id
            bookingRequestId
          }
        }
      }
    `,
    { groupId: listing.groupId },
  )
  const [booking] = bookings.nodes
  const [asked] = requests.nodes
  const notFound = page.getByRole('heading', { level: 1, name: t('errors.pages.notFoundTitle') })

  await page.goto(to('sublistingAvailability', { groupId: listing.groupId, sublistingId: listing._id }))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(notFound).toHaveCount(0)
  await page.goto(to('sublistingAvailability', { groupId: other.groupId, sublistingId: listing._id }))
  await expect(notFound).toBeVisible()

  await page.goto(to('groupBookings', { groupId: other.groupId, bookingId: booking?._id ?? '' }))
  await expect(page.getByText(t('bookings.missingTitle'))).toBeVisible()
  await page.goto(to('groupBookings', { groupId: listing.groupId, bookingId: booking?._id ?? '' }))
  await expect(page.getByText(t('bookings.contractForm'))).toBeVisible()

  const of = { bookingRequestId: asked?.bookingRequestId ?? '', listingRequestId: asked?.id ?? '' }
  await page.goto(to('groupRequests', { groupId: other.groupId, ...of }))
  await expect(page.getByRole('heading', { name: t('request.notFound.title') })).toBeVisible()
  await page.goto(to('groupRequests', { groupId: listing.groupId, ...of }))
  await expect(page.getByRole('heading', { name: t('request.happened') })).toBeVisible()
})

test('who can’t have listings is told so before anything is typed', async ({ page, tenant, t, to }) => {
  await login(page.request, { ...jana, email: 'limited@mezzo.example' })
  for (const [own, who] of [
    [tenant.page, 'TENANT'],
    [page, 'LIMITED'],
  ] as const) {
    await own.goto(to('createListing'))
    await expect(own.getByRole('heading', { name: t(`createListing.none.${who}.title`) })).toBeVisible()
    await expect(own.getByLabel(t('createListing.city'))).toHaveCount(0)
    await own.getByRole('link', { name: t(`createListing.none.${who}.back`) }).click()
    await expect(own).not.toHaveURL(to('createListing'))
  }
})

import { readFile } from 'node:fs/promises'
import { graphql, login, jana } from './api.ts'
import { typeDay } from './days.ts'
import { expect, test, type Visitor } from './fixtures.ts'
import { freeStay, listingOf } from './listings.ts'
import { accept, ask, statusOf, type Asked } from './stages.ts'
import { addDays, addMonths, parseDay } from '../src/domain/kernel/day.ts'

/** What has been done to a request, by the names of the commands. */
async function actionsOf(landlord: Visitor, asked: Asked): Promise<string[]> {
  const { landlordListingRequest } = await graphql<{
    landlordListingRequest: { events: { action: string }[] }
  }>(
    landlord.request,
    `
      query ($bookingRequestId: ID!, $id: ID) {
        landlordListingRequest(bookingRequestId: $bookingRequestId, listingRequestId: $id) {
          events {
            action
          }
        }
      }
    `,
    { bookingRequestId: asked.bookingRequestId, id: asked.id },
  )
  return landlordListingRequest.events.map(({ action }) => action)
}

async function withdraw(tenant: Visitor, asked: Asked) {
  await graphql(
    tenant.request,
    `
      mutation ($id: ID!, $key: ID!) {
        withdrawListingRequest(listingRequestId: $id, idempotencyKey: $key) {
          error {
            name
          }
        }
      }
    `,
    { id: asked.id, key: crypto.randomUUID() },
  )
}

test('other dates are suggested with a verdict while they are chosen, and the tenant takes them', async ({
  landlord,
  tenant,
  askFor,
  format,
  t,
  to,
}) => {
  const asked = await askFor('lindenhof', 'Could I move in a little later?')
  const { page } = landlord
  await page.goto(to('inbox', { bookingRequestId: asked.bookingRequestId, listingRequestId: asked.id }))
  await page.getByRole('button', { name: t('request.actions.suggest'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  const suggest = dialog.getByRole('button', { name: t('request.suggestDialog.submit'), exact: true })
  await expect(dialog.getByText(t('reasons.UNCHANGED'))).toBeVisible()
  const first = parseDay(asked.from)
  const last = parseDay(asked.to)
  await typeDay(dialog, t('request.suggestDialog.from'), addDays(first, 31))
  await expect(dialog.getByText(t('reasons.OVER_30_DAYS'))).toBeVisible()
  await expect(suggest).toBeDisabled()
  await typeDay(dialog, t('request.suggestDialog.from'), addDays(first, 3))
  await dialog.getByLabel(t('request.suggestDialog.message')).fill('We paint the kitchen until then.')
  await expect(dialog.getByText(t('request.suggestDialog.verdict.POSSIBLE'))).toBeVisible()
  await suggest.click()
  await expect(dialog).toBeHidden()
  const dates = format.dayRange(addDays(first, 3), last)
  await expect(page.getByText(dates).first()).toBeVisible()

  await tenant.page.goto(to('tenantRequest', { bookingRequestId: asked.bookingRequestId }))
  await expect(tenant.page.getByText('We paint the kitchen until then.')).toBeVisible()
  await tenant.page.getByRole('button', { name: t('tenant.suggestion.take') }).click()
  await expect(tenant.page.getByText(t('tenant.suggestion.taken'))).toBeVisible()
  await page.reload()
  await expect(page.getByRole('article').getByText(dates).first()).toBeVisible()
  await expect(
    page.getByText(t('requestEvent.takeSuggestedDates', { name: tenant.person.firstName })),
  ).toBeVisible()
})

test('until the server has answered, a request that is being accepted is shown as it stands', async ({
  landlord,
  tenant,
  askFor,
  t,
  to,
}) => {
  const asked = await askFor('lindenhof')
  const { page } = landlord
  await page.goto(to('inbox', { bookingRequestId: asked.bookingRequestId, listingRequestId: asked.id }))
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/graphql', async (route) => {
    if (route.request().postData()?.includes('acceptListingRequest')) await held
    await route.continue()
  })
  const article = page.getByRole('article')
  const hint = article.getByText(t('request.hint.accept', { name: tenant.person.firstName }))
  await expect(hint).toBeVisible()
  await page.getByRole('button', { name: t('request.actions.accept'), exact: true }).click()
  const submit = page
    .getByRole('dialog')
    .getByRole('button', { name: t('request.acceptDialog.submit'), exact: true })
  // A yes that comes before the calendars have answered waits for them, and for being given once more.
  await expect(page.getByRole('dialog').getByText('Vrbo')).toBeVisible()
  const sent = page.waitForRequest((request) => request.postData()?.includes('acceptListingRequest') === true)
  await submit.click()
  await sent
  await expect(submit).toHaveAttribute('aria-busy', 'true')
  await expect(hint).toBeVisible()
  release()
  await expect(
    article.getByText(t('request.waiting.ACCEPTED', { name: tenant.person.firstName })),
  ).toBeVisible()
})

test('an accept by mistake is taken back before the tenant’s yes, and the tenant reads why', async ({
  landlord,
  tenant,
  askFor,
  format,
  t,
  to,
}) => {
  const asked = await askFor('lindenhof')
  await accept(landlord.request, asked)
  const { page } = landlord
  await page.goto(to('inbox', { bookingRequestId: asked.bookingRequestId, listingRequestId: asked.id }))
  await page.getByRole('button', { name: t('request.actions.takeBack'), exact: true }).click()
  const dialog = page.getByRole('dialog', {
    name: t('request.takeBackDialog.title', { name: tenant.person.name }),
  })
  const submit = dialog.getByRole('button', { name: t('request.takeBackDialog.submitAgain'), exact: true })
  // Nothing is chosen beforehand: one click takes nothing back.
  await submit.click()
  await expect(dialog.getByText(t('request.takeBackDialog.whatMissing'))).toBeVisible()
  await dialog.getByRole('radio', { name: t('request.takeBackDialog.decline') }).check()
  await dialog.getByRole('radio', { name: t('declineReason.MULTI_LISTING_OCCUPIED') }).check()
  const blocked = dialog
    .getByRole('listitem')
    .filter({ hasText: t('request.rejectDialog.blockedAll', { listing: 'Lindenhof' }) })
  await expect(blocked).toContainText(format.dayRange(asked.from, asked.to))
  // Which of its apartments are free on these days is up to what other tests have booked.
  await expect(blocked).toContainText(/: Lindenhof \d\d, Lindenhof \d\d/)
  await dialog.getByRole('radio', { name: t('request.takeBackDialog.again') }).check()
  await dialog.getByLabel(t('request.takeBackDialog.explanation')).fill('That was the wrong button.')
  await submit.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: t('request.actions.accept'), exact: true })).toBeVisible()
  expect(await statusOf(tenant.request, asked)).toBe('CONFIRMING_AVAILABILITY')
  await tenant.page.goto(to('tenantRequest', { bookingRequestId: asked.bookingRequestId }))
  await expect(tenant.page.getByText('That was the wrong button.')).toBeVisible()
})

test('answers given without a connection wait, are sent once when there is one, and a conflict is told', async ({
  landlord,
  tenant,
  language,
  t,
  to,
}) => {
  const listing = await listingOf(tenant.request, 'lindenhof')
  const stay = freeStay(listing)
  const first = await ask(tenant.request, tenant.person, listing, stay)
  const later = addDays(parseDay(stay.to), 1)
  const second = await ask(tenant.request, tenant.person, listing, {
    from: later,
    to: addDays(addMonths(later, 3), -1),
  })
  const { page } = landlord
  const open = async (asked: Asked) => {
    await page.goto(
      to('inbox', { language, bookingRequestId: asked.bookingRequestId, listingRequestId: asked.id }),
    )
    await expect(page.getByRole('button', { name: t('request.actions.accept'), exact: true })).toBeVisible()
  }
  const answer = async (button: 'accept' | 'reject') => {
    await page.getByRole('button', { name: t(`request.actions.${button}`), exact: true }).click()
  }
  const dialog = page.getByRole('dialog')
  const name = tenant.person.firstName

  await open(first)
  await page.context().setOffline(true)
  await answer('accept')
  await dialog.getByRole('button', { name: t('request.acceptDialog.submit'), exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('article').getByText(t('queuedAnswers.takeBack'))).toBeVisible()
  await expect(page.getByRole('button', { name: t('request.actions.accept'), exact: true })).toBeHidden()
  expect(await statusOf(tenant.request, first)).toBe('CONFIRMING_AVAILABILITY')
  await page.context().setOffline(false)
  await expect.poll(() => statusOf(tenant.request, first)).toBe('CONFIRM_TENANT_INTEREST')
  await expect(page.getByText(t('queuedAnswers.done.accept', { name }))).toBeVisible()
  const accepted = await actionsOf(landlord, first)
  expect(accepted.filter((action) => action === 'acceptListingRequest')).toHaveLength(1)

  await open(second)
  await page.context().setOffline(true)
  await answer('reject')
  await dialog.getByRole('radio', { name: t('declineReason.OTHER') }).check()
  await dialog.getByRole('textbox').fill('We move in ourselves.')
  await dialog.getByRole('button', { name: t('request.rejectDialog.submit'), exact: true }).click()
  await expect(dialog).toBeHidden()
  await withdraw(tenant, second)
  await page.context().setOffline(false)
  const notice = page
    .getByRole('article')
    .getByRole('status')
    .filter({ hasText: t('queuedAnswers.seen') })
  await expect(notice).toContainText(t('errors.conditions.ENDED'))
  await notice.getByRole('button', { name: t('queuedAnswers.seen'), exact: true }).click()
  await expect(notice).toBeHidden()
  expect(await statusOf(tenant.request, second)).toBe('TENANT_WITHDREW')
})

test('a list is narrowed, kept under a name, found again on another device, and what has ended is in the archive', async ({
  browser,
  landlord,
  tenant,
  askFor,
  t,
  to,
}) => {
  const asked = await askFor('lindenhof')
  await withdraw(tenant, asked)
  const { page } = landlord
  await page.goto(to('inbox'))
  await page.getByRole('button', { name: t('inbox.filter.ENDED'), exact: true }).click()
  await page
    .getByRole('searchbox', { name: t('inbox.search') })
    .first()
    .fill(tenant.person.lastName)
  await expect(page).toHaveURL(new RegExp(tenant.person.lastName))
  const name = `Archive of ${tenant.person.lastName}`
  await page.getByRole('button', { name: t('savedViews.title'), exact: true }).click()
  await page.getByLabel(t('savedViews.panel.name')).fill(name)
  await page.getByRole('button', { name: t('savedViews.panel.save'), exact: true }).click()
  await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('button', { name: t('inbox.narrow', { count: 0 }), exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: t('tableDownload.label') }).click()
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(tenant.person.lastName)

  const context = await browser.newContext()
  const other = await context.newPage()
  await login(other.request, jana)
  await other.goto(to('inbox'))
  await other.getByRole('button', { name: t('savedViews.title'), exact: true }).click()
  await other.getByRole('button', { name, exact: true }).click()
  await expect(other).toHaveURL(/filter=ENDED/)
  await expect(other.getByRole('link', { name: tenant.person.name })).toBeVisible()
  await other.getByRole('button', { name: t('savedViews.panel.delete', { name }) }).click()
  await expect(other.getByRole('button', { name, exact: true })).toBeHidden()
  await context.close()
})

test('staff open a request once more that ended in silence', async ({ browser, t, to }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await login(page.request, { ...jana, email: 'staff@mezzo.example' })
  await page.goto(to('staff'))
  await page.getByRole('link', { name: t('staff.secondChances.title'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('staff.secondChances.title') })).toBeVisible()
  const silent = page.getByRole('listitem').filter({ hasText: t('staff.secondChances.give') })
  const count = await silent.count()
  await silent.first().getByRole('button').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('staff.secondChances.give'), exact: true })
    .click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(silent).toHaveCount(count - 1)
  await context.close()
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ProfileLanguage } from '../src/domain/catalogue/language.ts'
import type { Permission } from '../src/domain/catalogue/people.ts'
import {
  type LandlordEvent,
  LIMITED_NOTIFICATION_KINDS,
  NOTIFICATION_EVENTS,
  type TenantEvent,
} from '../src/domain/notifications/notification.ts'
import {
  declineSilentRequests,
  resumeRequests,
  tellOfPauses,
  withdrawSilentRequests,
} from '../src/server/rentals/requests/deadline-actions.ts'
import { mailTextsDe } from '../src/server/kernel/mail/templates/de.ts'
import { mailTextsEn } from '../src/server/kernel/mail/templates/en.ts'
import { mailTextsFr } from '../src/server/kernel/mail/templates/fr.ts'
import { saveFlagForUser } from '../src/server/people/feature-flags/sql.ts'
import { expireContracts } from '../src/server/rentals/signing/expiry-actions.ts'
import germanRequest from '../src/web/inbox/request.texts.de.json' with { type: 'json' }
import german from '../src/web/tenant/tenant.texts.de.json' with { type: 'json' }
import englishRequest from '../src/web/inbox/request.texts.en.json' with { type: 'json' }
import english from '../src/web/tenant/tenant.texts.en.json' with { type: 'json' }
import frenchRequest from '../src/web/inbox/request.texts.fr.json' with { type: 'json' }
import french from '../src/web/tenant/tenant.texts.fr.json' with { type: 'json' }
import { type Browser, buildTestApp, type TestApp } from './app.ts'
import { bookAccepted, command, sendRequest } from './request-commands.ts'
import { createStage, given, joinAsLimited, offerOf } from './builders.ts'
import { multipart } from './multipart.ts'
import { claimReview } from './review-claims.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.reset()
  app.setNow('2030-01-01T09:00:00Z')
})

const from = '2030-02-01'
const to = '2030-04-30'

/** A landlord who reads German, her manager French, somebody with limited access, a tenant who reads French. */
async function peopleAndListing(options: Parameters<typeof createStage>[1] = {}) {
  const stage = await createStage(app, options)
  await joinAsLimited(app, stage)
  const managerId = await app.createUser({ email: 'maik@mezzo.example', firstName: 'Maik' })
  const now = app.services.now()
  await app.db
    .insertInto('team_members')
    .values({
      landlord_id: stage.landlordId,
      member_id: managerId,
      email: 'maik@mezzo.example',
      role: 'MANAGER',
      invited_at: now,
      accepted_at: now,
      expires_at: now.add({ hours: 24 }),
    })
    .execute()
  await speak(stage.landlordId, 'de')
  await speak(stage.tenantId, 'fr')
  return stage
}

async function speak(id: string, language: ProfileLanguage): Promise<void> {
  await app.db.updateTable('users').set({ language }).where('id', '=', id).execute()
}

/** What a change tells: mails as 'name: template (language)', notices in the app as 'name: event'. */
async function notified(change: () => Promise<unknown>): Promise<{ mails: string[]; notices: string[] }> {
  await app.db.deleteFrom('mails').execute()
  await app.db.deleteFrom('notifications').execute()
  refuseFailure(await change())
  const mails = await app.db
    .selectFrom('mails as m')
    .innerJoin('users as u', 'u.id', 'm.recipient_id')
    .select(['u.first_name as name', 'm.template', 'm.language', 'u.language as wanted', 'u.email', 'm.to'])
    .execute()
  for (const mail of mails) expect([mail.language, mail.to]).toEqual([mail.wanted, mail.email])
  const notices = await app.db
    .selectFrom('notifications as n')
    .innerJoin('users as u', 'u.id', 'n.user_id')
    .select(['u.first_name as name', 'n.event'])
    .execute()
  return {
    mails: mails.map(({ name, template, language }) => `${name}: ${template} (${language})`).toSorted(),
    notices: notices.map(({ name, event }) => `${name}: ${event}`).toSorted(),
  }
}

function refuseFailure(answer: unknown): void {
  const error = answer && typeof answer === 'object' && 'error' in answer ? answer.error : null
  if (error) throw new Error(`The change was refused: ${JSON.stringify(error)}`)
}

/** How the tenant's list shows a request, and whether it asks the tenant to do something. */
async function turnOf(stage: Stage, id: string): Promise<[string, boolean]> {
  const { data } = await app.graphql<{
    tenantRequests: { id: string; tenantStatus: string; actionable: boolean }[]
  }>('{ tenantRequests { id tenantStatus actionable } }', {}, stage.tenant)
  const shown = given(given(data).tenantRequests.find((request) => request.id === id))
  return [shown.tenantStatus, shown.actionable]
}

/** What everybody in the landlord's world is told in the app: those with limited access of requests alone. */
function everybody(...events: LandlordEvent[]): string[] {
  return events
    .flatMap((event) => {
      const isForLimited = LIMITED_NOTIFICATION_KINDS.some((kind) => kind === NOTIFICATION_EVENTS[event])
      return ['Jana', 'Maik', ...(isForLimited ? ['Lena'] : [])].map((name) => `${name}: ${event}`)
    })
    .toSorted()
}

/** What the tenant is told in the app, before what the landlord's world is told. */
function hers(event: TenantEvent, ...others: LandlordEvent[]): string[] {
  return [...everybody(...others), `Amélie: ${event}`].toSorted()
}

const nothing = { mails: [], notices: [] }
const jana = (template: string) => `Jana: ${template} (de)`
const amelie = (template: string) => `Amélie: ${template} (fr)`

type Stage = Awaited<ReturnType<typeof peopleAndListing>>

async function accepted(stage: Stage): Promise<string> {
  const id = await sendRequest(app, stage, from, to)
  await command(app, stage.landlord, 'acceptListingRequest', { id })
  return id
}

async function withContract(stage: Stage): Promise<{ id: string; offerId: string; sha: string }> {
  const id = await accepted(stage)
  await command(app, stage.tenant, 'confirmTenantInterest', { id })
  await app.runJobs()
  const offer = await offerOf(app.db, id)
  return { id, offerId: offer.id, sha: offer.documentSha256 ?? '' }
}

const sign = (browser: Browser, contract: { offerId: string; sha: string }, typedName: string) =>
  command(app, browser, 'signContract', {
    id: contract.offerId,
    input: { consent: true, documentSha256: contract.sha, typedName },
  })

describe('of a request', () => {
  it('its way is told, each step once, to whoever it concerns, in their language', async () => {
    const stage = await peopleAndListing()
    let id = ''
    expect(await notified(async () => (id = await sendRequest(app, stage, from, to)))).toEqual({
      mails: [jana('requestReceived')],
      notices: everybody('requestReceived'),
    })
    expect(await notified(() => command(app, stage.landlord, 'acceptListingRequest', { id }))).toEqual({
      mails: [amelie('requestAccepted')],
      notices: hers('requestAccepted'),
    })
    expect(await notified(() => command(app, stage.tenant, 'confirmTenantInterest', { id }))).toEqual({
      mails: [jana('interestConfirmed')],
      notices: everybody('interestConfirmed'),
    })
    expect(await notified(() => command(app, stage.tenant, 'withdrawListingRequest', { id }))).toEqual({
      mails: [jana('requestWithdrawn')],
      notices: everybody('requestWithdrawn'),
    })
  })

  it('a repeated click tells nothing again', async () => {
    const stage = await peopleAndListing()
    const id = await sendRequest(app, stage, from, to)
    const key = randomUUID()
    await command(app, stage.landlord, 'acceptListingRequest', { id, key })
    expect(await notified(() => command(app, stage.landlord, 'acceptListingRequest', { id, key }))).toEqual(
      nothing,
    )
  })

  it('a decline is told to the tenant', async () => {
    const stage = await peopleAndListing()
    const id = await sendRequest(app, stage, from, to)
    const input = { reason: 'OTHER', explanation: 'The pipes are being renewed.' }
    expect(await notified(() => command(app, stage.landlord, 'rejectListingRequest', { id, input }))).toEqual(
      {
        mails: [amelie('requestDeclined')],
        notices: hers('requestDeclined'),
      },
    )
  })

  it('an accept that is taken back is told to the tenant, with what comes of it', async () => {
    const stage = await peopleAndListing()
    const id = await sendRequest(app, stage, from, to)
    await command(app, stage.landlord, 'acceptListingRequest', { id })
    const explanation = 'That was the wrong button.'
    expect(await notified(() => command(app, stage.landlord, 'takeAcceptBack', { id, explanation }))).toEqual(
      {
        mails: [amelie('acceptTakenBack')],
        notices: hers('acceptTakenBack'),
      },
    )
    await command(app, stage.landlord, 'acceptListingRequest', { id })
    const decline = { reason: 'OTHER', explanation: 'My sister moves in.' }
    expect(await notified(() => command(app, stage.landlord, 'takeAcceptBack', { id, decline }))).toEqual({
      mails: [amelie('acceptedDeclined')],
      notices: hers('acceptedDeclined'),
    })
  })

  it('an acceptance by a label of the listing is told to both', async () => {
    const stage = await peopleAndListing({ group: { labels: ['AUTO_ACCEPT_STANDARD_REQUESTS'] } })
    expect(await notified(() => sendRequest(app, stage, from, to))).toEqual({
      mails: [amelie('requestAccepted'), jana('requestAutoAccepted')],
      notices: hers('requestAccepted', 'requestAutoAccepted'),
    })
  })

  it('silence is told to both, whoever kept it, and a second chance too', async () => {
    const stage = await peopleAndListing()
    const id = await sendRequest(app, stage, from, to)
    app.setNow('2030-01-04T10:00:00Z')
    const ctx = await app.ctxFor(null)
    expect(await notified(() => declineSilentRequests(ctx))).toEqual({
      mails: [amelie('requestDeclined'), jana('answerTimeOver')],
      notices: hers('requestDeclined', 'answerTimeOver'),
    })
    expect(await notified(() => declineSilentRequests(ctx))).toEqual(nothing)
    const salesId = await app.createUser({ email: 'sales@mezzo.example' })
    await app.db
      .updateTable('users')
      .set({ permissions: ['sales'] })
      .where('id', '=', salesId)
      .execute()
    const sales = await app.login('sales@mezzo.example')
    expect(await notified(() => command(app, sales, 'giveSecondChance', { id }))).toEqual({
      mails: [amelie('secondChanceTenant'), jana('secondChance')],
      notices: hers('secondChanceTenant', 'secondChance'),
    })
    await command(app, stage.landlord, 'acceptListingRequest', { id })
    app.setNow('2030-01-08T10:00:00Z')
    expect(await notified(() => withdrawSilentRequests(ctx))).toEqual({
      mails: [amelie('confirmationTimeOver'), jana('requestWithdrawn')],
      notices: hers('confirmationTimeOver', 'tenantSilent'),
    })
  })

  it('other dates are told to the tenant, and the answer to the landlord', async () => {
    const stage = await peopleAndListing()
    const suggest = async () => {
      const id = await sendRequest(app, stage, from, to)
      const dates = { id, from: '2030-02-05', to, message: 'The painter leaves on the fourth.' }
      expect(await notified(() => command(app, stage.landlord, 'suggestDates', dates))).toEqual({
        mails: [amelie('datesSuggested')],
        notices: hers('datesSuggested'),
      })
      return id
    }
    const refused = await suggest()
    expect(await notified(() => command(app, stage.tenant, 'refuseSuggestedDates', { id: refused }))).toEqual(
      {
        mails: [jana('datesRefused')],
        notices: everybody('datesRefused'),
      },
    )
    await suggest()
    app.setNow('2030-01-04T10:00:00Z')
    const ctx = await app.ctxFor(null)
    expect(await notified(() => declineSilentRequests(ctx))).toEqual({
      mails: [amelie('suggestionLapsed'), jana('suggestionUnanswered')],
      notices: hers('suggestionLapsed', 'suggestionUnanswered'),
    })
    const taken = await suggest()
    expect(
      await notified(() => command(app, stage.tenant, 'takeSuggestedDates', { id: taken })),
    ).toMatchObject({
      mails: expect.arrayContaining([jana('datesTaken')]),
      notices: hers('requestAccepted', 'datesTaken'),
    })
  })

  it('a pause and its end are told to both, each once', async () => {
    const stage = await peopleAndListing()
    await app.createUser({ email: 'tom@mezzo.example', firstName: 'Tom', lastName: 'Reed' })
    const tom = await app.login('tom@mezzo.example')
    await accepted(stage)
    const other = await sendRequest(app, stage, from, to, tom)
    await command(app, stage.landlord, 'acceptListingRequest', { id: other })
    const ctx = await app.ctxFor(null)
    expect(await notified(() => tellOfPauses(ctx))).toEqual(nothing)
    await command(app, tom, 'confirmTenantInterest', { id: other })
    expect(await notified(() => tellOfPauses(ctx))).toEqual({
      mails: [amelie('requestPausedTenant'), jana('requestPaused')],
      notices: hers('requestPausedTenant', 'requestPaused'),
    })
    expect(await notified(() => tellOfPauses(ctx))).toEqual(nothing)
    expect(await notified(() => resumeRequests(ctx))).toEqual(nothing)
    await command(app, tom, 'withdrawListingRequest', { id: other })
    expect(await notified(() => tellOfPauses(ctx))).toEqual(nothing)
    expect(await notified(() => resumeRequests(ctx))).toEqual({
      mails: [amelie('requestResumedTenant'), jana('requestResumed')],
      notices: hers('requestResumedTenant', 'requestResumed'),
    })
    expect(await notified(() => resumeRequests(ctx))).toEqual(nothing)
  })

  it('each pause is told anew, but not one that was over before anybody heard of it', async () => {
    const stage = await peopleAndListing()
    await app.createUser({ email: 'tom@mezzo.example', firstName: 'Tom', lastName: 'Reed' })
    const tom = await app.login('tom@mezzo.example')
    await accepted(stage)
    const ctx = await app.ctxFor(null)
    const pause = async () => {
      const other = await sendRequest(app, stage, from, to, tom)
      await command(app, stage.landlord, 'acceptListingRequest', { id: other })
      await command(app, tom, 'confirmTenantInterest', { id: other })
      return other
    }
    await command(app, tom, 'withdrawListingRequest', { id: await pause() })
    expect(await notified(() => resumeRequests(ctx))).toEqual(nothing)
    for (const _ of ['first', 'second']) {
      const other = await pause()
      expect((await notified(() => tellOfPauses(ctx))).notices).toEqual(
        hers('requestPausedTenant', 'requestPaused'),
      )
      await command(app, tom, 'withdrawListingRequest', { id: other })
      expect((await notified(() => resumeRequests(ctx))).notices).toEqual(
        hers('requestResumedTenant', 'requestResumed'),
      )
    }
  })

  it('who waits for an answer is not told of a pause, the landlord is', async () => {
    const stage = await peopleAndListing()
    await app.createUser({ email: 'tom@mezzo.example', firstName: 'Tom', lastName: 'Reed' })
    const tom = await app.login('tom@mezzo.example')
    await sendRequest(app, stage, from, to)
    const other = await sendRequest(app, stage, from, to, tom)
    await command(app, stage.landlord, 'acceptListingRequest', { id: other })
    await command(app, tom, 'confirmTenantInterest', { id: other })
    const ctx = await app.ctxFor(null)
    expect(await notified(() => tellOfPauses(ctx))).toEqual({
      mails: [jana('requestPaused')],
      notices: everybody('requestPaused'),
    })
  })
})

describe('of documents', () => {
  it('the wish, a refusal and the acceptance are told to the tenant', async () => {
    const stage = await peopleAndListing()
    await saveFlagForUser(app.db, {
      name: 'DOCUMENT_VERIFICATION',
      userId: stage.landlordId,
      enabled: true,
      reason: null,
      by: stage.landlordId,
      now: app.services.now(),
    })
    const id = await accepted(stage)
    expect(await notified(() => command(app, stage.tenant, 'confirmTenantInterest', { id }))).toEqual({
      mails: [amelie('documentsNeeded'), jana('documentsAwaited')],
      notices: hers('documentsNeeded', 'interestConfirmed'),
    })
    const staffId = await app.createUser({ email: 'sam@mezzo.example' })
    const permissions: Permission[] = ['DOCUMENT_VERIFICATION']
    await app.db.updateTable('users').set({ permissions }).where('id', '=', staffId).execute()
    const staff = await app.login('sam@mezzo.example')
    const handIn = async (type: string) => {
      const fields = {
        listingRequestId: id,
        type,
        issuedOn: '2029-12-01',
        kind: 'PASSPORT',
        idempotencyKey: randomUUID(),
      }
      const form = multipart(fields, { name: 'a.pdf', content: '%PDF-1.7' })
      const answer = await app.send(stage.tenant, { method: 'POST', url: '/api/tenant-documents', ...form })
      return answer.json<{ fileId: string }>().fileId
    }
    const review = async (fileId: string, outcome: string) => {
      await claimReview(app, staff, 'DOCUMENT', fileId)
      return app.graphql(
        `mutation($fileId: ID!, $key: ID!) {
          validateTenantDocument(fileId: $fileId, ${outcome}, idempotencyKey: $key) { error { name } } }`,
        { fileId, key: randomUUID() },
        staff,
      )
    }
    let fileId = ''
    expect(await notified(async () => (fileId = await handIn('BANK_STATEMENT')))).toEqual(nothing)
    expect(await notified(() => review(fileId, 'status: FAILED, failureReason: POOR_QUALITY'))).toEqual({
      mails: [amelie('documentFailed')],
      notices: hers('documentFailed'),
    })
    await review(await handIn('BANK_STATEMENT'), 'status: SUCCESSFUL')
    const last = await handIn('VALID_IDENTITY_DOCUMENT')
    expect(await notified(() => review(last, 'status: SUCCESSFUL'))).toEqual({
      mails: [amelie('documentsAccepted')],
      notices: hers('documentsAccepted'),
    })
  })
})

describe('of a contract', () => {
  it('each turn is told to the other side, and the booking to both', async () => {
    const stage = await peopleAndListing()
    const id = await accepted(stage)
    await command(app, stage.tenant, 'confirmTenantInterest', { id })
    expect(await notified(() => app.runJobs())).toEqual({
      mails: [jana('contractReady')],
      notices: everybody('contractReady'),
    })
    const { id: offerId, documentSha256 } = await offerOf(app.db, id)
    const contract = { offerId, sha: documentSha256 ?? '' }
    expect(await notified(() => sign(stage.landlord, contract, 'Jana Keller'))).toEqual({
      mails: [amelie('signedByLandlord')],
      notices: hers('signedByLandlord'),
    })
    expect(await notified(() => sign(stage.tenant, contract, 'Amélie Fournier'))).toEqual({
      mails: [amelie('bookingMadeTenant'), jana('bookingMadeLandlord')],
      notices: hers('bookingMadeTenant', 'bookingMade'),
    })
    expect(await notified(() => app.runJobs())).toEqual({
      mails: [jana('invoiceReady')],
      notices: everybody('invoiceReady'),
    })
  })

  it('on paper the tenant is asked to accept it, and the landlord is told of the yes', async () => {
    const stage = await peopleAndListing({ group: { online_signing: false } })
    const id = await accepted(stage)
    await command(app, stage.tenant, 'confirmTenantInterest', { id })
    expect(await notified(() => app.runJobs())).toEqual({
      mails: [amelie('contractToAccept'), jana('paperContractSent')],
      notices: hers('contractReadyTenant', 'paperContractSent'),
    })
    expect(await turnOf(stage, id)).toEqual(['CONTRACT_SIGNING_OFFLINE', true])
    const { id: offerId } = await offerOf(app.db, id)
    expect(
      await notified(() => command(app, stage.tenant, 'acceptProposedContract', { id: offerId })),
    ).toEqual({
      mails: [jana('paperContractAccepted')],
      notices: everybody('paperContractAccepted'),
    })
    expect(await turnOf(stage, id)).toEqual(['CONTRACT_SIGNING_OFFLINE', false])
  })

  it.each([
    ['en', english, englishRequest, mailTextsEn],
    ['de', german, germanRequest, mailTextsDe],
    ['fr', french, frenchRequest, mailTextsFr],
  ])('its mails name the step as its page does (%s)', (_, tenant, request, { templates }) => {
    expect(templates.contractToAccept.button).toBe(tenant.actions.acceptOffline)
    expect(templates.signedByLandlord.button).toBe(tenant.actions.sign)
    expect(templates.contractReady.button).toBe(request.actions.sign)
  })

  it('a refusal is told to the landlord', async () => {
    const stage = await peopleAndListing()
    const first = await withContract(stage)
    await sign(stage.landlord, first, 'Jana Keller')
    expect(await notified(() => command(app, stage.tenant, 'refuseContract', { id: first.offerId }))).toEqual(
      {
        mails: [jana('contractRefused')],
        notices: everybody('contractRefused'),
      },
    )
    // By it the tenant's list tells the refused contract from one that is being written.
    const { data } = await app.graphql<{ tenantRequests: unknown[] }>(
      '{ tenantRequests { tenantStatus offer { status } } }',
      {},
      stage.tenant,
    )
    expect(data.tenantRequests).toEqual([
      { tenantStatus: 'CONTRACT_GENERATION', offer: { status: 'REJECTED' } },
    ])
  })

  it('its cancellation and the change to paper are told to the tenant', async () => {
    const stage = await peopleAndListing()
    const first = await withContract(stage)
    const reason = 'LANDLORD_NOT_COMFORTABLE_WITH_ONLINE_SIGNING'
    const stopped = { id: first.offerId, reason }
    expect(await notified(() => command(app, stage.landlord, 'stopOnlineSigning', stopped))).toMatchObject({
      mails: expect.arrayContaining([amelie('onlineSigningStopped')]),
      notices: expect.arrayContaining(hers('onlineSigningStopped')),
    })
    await app.runJobs()
    const { id } = await offerOf(app.db, first.id)
    expect(await notified(() => command(app, stage.landlord, 'cancelContract', { id }))).toMatchObject({
      mails: [amelie('contractCanceled')],
      notices: hers('contractCanceled'),
    })
  })

  it('the end of its time is told to both', async () => {
    const stage = await peopleAndListing()
    await withContract(stage)
    app.setNow('2030-01-29T09:00:00Z')
    const ctx = await app.ctxFor(null)
    expect(await notified(() => expireContracts(ctx))).toEqual({
      mails: [amelie('signingExpired'), jana('signingExpired')],
      notices: hers('signingExpiredTenant', 'signingExpired'),
    })
    expect(await notified(() => expireContracts(ctx))).toEqual(nothing)
  })
})

describe('of a booking', () => {
  it('the wish to stay longer and the answer are told, and what the booking ends elsewhere', async () => {
    const stage = await peopleAndListing()
    const id = await accepted(stage)
    await command(app, stage.tenant, 'confirmTenantInterest', { id })
    const bookingId = await bookAccepted(app, id)
    let extension = ''
    const ask = async () => {
      const answer = await command(app, stage.tenant, 'requestExtension', { id: bookingId, to: '2030-06-30' })
      extension = given(answer.request).id
      return answer
    }
    expect(await notified(ask)).toEqual({
      mails: [jana('extensionReceived')],
      notices: everybody('extensionReceived'),
    })
    expect(
      await notified(() => command(app, stage.landlord, 'acceptListingRequest', { id: extension })),
    ).toEqual({
      mails: [amelie('extensionAccepted')],
      notices: hers('extensionAccepted'),
    })
  })

  it('a cancellation is told to the tenant and the landlord’s team', async () => {
    const stage = await peopleAndListing()
    const id = await accepted(stage)
    await command(app, stage.tenant, 'confirmTenantInterest', { id })
    const bookingId = await bookAccepted(app, id)
    const cancel = () =>
      app.graphql(
        `mutation($id: ID!, $key: ID!) { cancelBookingAsLandlord(bookingId: $id, cancellationReason: OTHER,
          note: "The house is sold.", idempotencyKey: $key) { error { name reason fields } } }`,
        { id: bookingId, key: randomUUID() },
        stage.landlord,
      )
    await app.runJobs()
    const { mails, notices } = await notified(cancel)
    expect(mails).toEqual([amelie('bookingCanceledTenant'), jana('bookingCanceledLandlord')])
    expect(notices).toEqual(hers('bookingCanceledTenant', 'bookingCanceled'))
    expect(await notified(() => app.runJobs())).toEqual({
      mails: [jana('invoiceCanceled')],
      notices: everybody('invoiceCanceled'),
    })
  })
})

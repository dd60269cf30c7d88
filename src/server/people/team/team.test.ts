import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type Browser, type TestApp } from '../../../../test/app.ts'
import { command, sendRequest } from '../../../../test/request-commands.ts'
import { createListing, createStage, given } from '../../../../test/builders.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(() => t.reset())

const invite = `mutation($input: InviteTeamMemberInput!, $key: ID!) {
  answer: inviteTeamMember(input: $input, idempotencyKey: $key) {
    error { name reason fields } member { _id status role allListings groups { groupId name } } } }`
const accept = `mutation($token: String!) {
  answer: acceptTeamInvitation(token: $token) { error { name reason } invitation { landlordName role } } }`
const listings = '{ landlordListings { totalCount nodes { groupId name } } }'
const requests = '{ landlordListingRequests { totalCount nodes { id landlordStatus } } }'

interface TeamAnswer {
  error: { name: string; reason?: string | null; fields?: Record<string, string> | null } | null
  member?: { _id: string; email?: string } | null
}

async function ask(browser: Browser, query: string, variables: Record<string, unknown> = {}) {
  const answer = await t.graphql<{ answer: TeamAnswer }>(query, variables, browser)
  return given(answer.data).answer
}

async function tokenOf(email: string): Promise<string> {
  const mail = await t.db
    .selectFrom('mails')
    .select('text')
    .where('to', '=', email)
    .where('template', '=', 'teamInvitation')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  return given(/token=([\w-]+)/.exec(mail.text)?.[1])
}

async function join(landlord: Browser, email: string, role: string, groupIds: string[] | null) {
  const input = { email, role, ...(groupIds && { groupIds }) }
  const invited = await ask(landlord, invite, { input, key: randomUUID() })
  expect(invited.error).toBeNull()
  await t.createUser({ email, firstName: 'Lena', lastName: 'Hoffmann' })
  const member = await t.login(email)
  const accepted = await ask(member, accept, { token: await tokenOf(email) })
  expect(accepted).toEqual({ error: null, invitation: { landlordName: 'Jana Keller', role } })
  return { member, id: given(invited.member)._id }
}

describe('a team', () => {
  test('manager: sees and answers everything, but can neither sign nor change the team', async () => {
    const stage = await createStage(t)
    const { member } = await join(stage.landlord, 'maik@mezzo.example', 'MANAGER', null)
    const id = await sendRequest(t, stage, '2027-03-01', '2027-06-30')
    expect((await t.graphql(listings, {}, member)).data).toMatchObject({
      landlordListings: { totalCount: 1 },
    })
    const accepted = await command(t, member, 'acceptListingRequest', { id })
    expect(accepted.error).toBeNull()
    const row = await t.db
      .selectFrom('audit_log')
      .innerJoin('users', 'users.id', 'audit_log.actor_id')
      .select(['users.email', 'audit_log.landlord_id as landlordId'])
      .where('action', '=', 'acceptListingRequest')
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ email: 'maik@mezzo.example', landlordId: stage.landlordId })
    const team = await t.graphql('{ team { _id } }', {}, member)
    expect(team.errors?.map((error) => error.message)).toEqual(['Not allowed to access'])
    const offerId = await offerInSigning(stage, id)
    const verdict = '{ bookingOffer(_id: "' + offerId + '") { canSign { value reason } } }'
    expect((await t.graphql(verdict, {}, member)).data).toEqual({
      bookingOffer: { canSign: { value: false, reason: 'NO_PERMISSION' } },
    })
    expect((await t.graphql(verdict, {}, stage.landlord)).data).toEqual({
      bookingOffer: { canSign: { value: true, reason: null } },
    })
    const input = { consent: true, typedName: 'Jana Keller', documentSha256: 'x' }
    const signed = await command(t, member, 'signContract', { id: offerId, input })
    expect(signed.error).toMatchObject({ name: 'ConditionNotMetError', reason: 'NO_PERMISSION' })
  })

  test('named listings only: the others look as if they did not exist', async () => {
    const stage = await createStage(t)
    const other = await createListing(t.db, stage.landlordId, { group: { name: 'Sonnenallee 5' } })
    const hidden = await sendRequest(t, { ...stage, groupId: other.groupId }, '2027-03-01', '2027-06-30')
    const shown = await sendRequest(t, stage, '2027-03-01', '2027-06-30')
    const { member, id } = await join(stage.landlord, 'maik@mezzo.example', 'MANAGER', [stage.groupId])
    expect((await t.graphql(requests, {}, member)).data).toMatchObject({
      landlordListingRequests: { totalCount: 1, nodes: [{ id: shown }] },
    })
    const refused = await command(t, member, 'acceptListingRequest', { id: hidden })
    expect(refused.error?.name).toBe('ResourceNotFoundError')
    const widened = await ask(
      stage.landlord,
      `mutation($id: ID!) { answer: changeTeamMember(_id: $id, input: { role: MANAGER }) { error { name } member { allListings } } }`,
      { id },
    )
    expect(widened).toEqual({ error: null, member: { allListings: true } })
    expect((await command(t, member, 'acceptListingRequest', { id: hidden })).error).toBeNull()
  })

  test('whoever is taken out sees nothing any more', async () => {
    const stage = await createStage(t)
    const { member, id } = await join(stage.landlord, 'maik@mezzo.example', 'MANAGER', null)
    const remove =
      'mutation($id: ID!) { answer: removeTeamMember(_id: $id) { error { name } member { email } } }'
    expect((await ask(stage.landlord, remove, { id })).member).toEqual({ email: 'maik@mezzo.example' })
    const answer = await t.graphql(listings, {}, member)
    expect(answer.errors?.map((error) => error.message)).toEqual(['Not allowed to access'])
    expect((await ask(stage.landlord, remove, { id })).error).toEqual({ name: 'ResourceNotFoundError' })
  })
})

describe('leaving a team', () => {
  const ownTeams = '{ ownTeams { landlordId landlordName role allListings } }'
  const leave =
    'mutation($landlordId: ID!) { answer: leaveTeam(landlordId: $landlordId) { error { name } team { landlordName } } }'

  test('takes the access at once, tells the landlord, and is done once', async () => {
    const stage = await createStage(t)
    const { landlordId } = stage
    const { member } = await join(stage.landlord, 'maik@mezzo.example', 'MANAGER', null)
    expect((await t.graphql(ownTeams, {}, member)).data).toEqual({
      ownTeams: [{ landlordId, landlordName: 'Jana Keller', role: 'MANAGER', allListings: true }],
    })
    expect(await ask(member, leave, { landlordId })).toEqual({
      error: null,
      team: { landlordName: 'Jana Keller' },
    })
    const answer = await t.graphql(listings, {}, member)
    expect(answer.errors?.map((error) => error.message)).toEqual(['Not allowed to access'])
    expect((await t.graphql(ownTeams, {}, member)).data).toEqual({ ownTeams: [] })
    const { text, to } = await t.db
      .selectFrom('mails')
      .select(['text', 'to'])
      .where('template', '=', 'teamMemberLeft')
      .executeTakeFirstOrThrow()
    expect(to).toBe('jana@mezzo.example')
    expect(text).toContain('Lena Hoffmann (maik@mezzo.example) has left your team')
    const log = await t.db
      .selectFrom('audit_log')
      .select('landlord_id')
      .where('action', '=', 'leaveTeam')
      .execute()
    expect(log).toEqual([{ landlord_id: stage.landlordId }])
    expect((await ask(member, leave, { landlordId })).error?.name).toBe('ResourceNotFoundError')
    expect(
      await t.db.selectFrom('mails').select('id').where('template', '=', 'teamMemberLeft').execute(),
    ).toHaveLength(1)
  })

  test('is for oneself: whoever is in no team of that landlord leaves nothing', async () => {
    const stage = await createStage(t)
    const { member } = await join(stage.landlord, 'maik@mezzo.example', 'MANAGER', null)
    const { landlordId } = stage
    for (const other of [stage.landlord, stage.tenant])
      expect((await ask(other, leave, { landlordId })).error?.name).toBe('ResourceNotFoundError')
    expect((await t.graphql(listings, {}, member)).errors).toBeUndefined()
  })
})

describe('an invitation', () => {
  test('is for its address alone, once and for two weeks', async () => {
    const stage = await createStage(t)
    const send = (email: string) =>
      ask(stage.landlord, invite, { input: { email, role: 'LIMITED' }, key: randomUUID() })
    expect((await send('lena@mezzo.example')).error).toBeNull()
    const token = await tokenOf('lena@mezzo.example')
    expect((await ask(stage.tenant, accept, { token })).error?.name).toBe('ResourceNotFoundError')
    await t.createUser({ email: 'lena@mezzo.example' })
    const lena = await t.login('lena@mezzo.example')
    t.setNow(Temporal.Now.instant().add({ hours: 24 * 15 }))
    const late = await t.login('lena@mezzo.example')
    expect((await ask(late, accept, { token })).error?.reason).toBe('INVITATION_ENDED')
    t.setNow(null)
    expect((await ask(lena, accept, { token })).error).toBeNull()
    expect((await ask(lena, accept, { token })).error?.name).toBe('ResourceNotFoundError')
    expect((await send('lena@mezzo.example')).error?.reason).toBe('ALREADY_IN_TEAM')
  })

  test('that has ended is shown as such to both, changes no more, and is sent again', async () => {
    const stage = await createStage(t)
    const email = 'lena@mezzo.example'
    const send = () => ask(stage.landlord, invite, { input: { email, role: 'LIMITED' }, key: randomUUID() })
    const { _id: id } = given((await send()).member)
    await t.createUser({ email })
    const token = await tokenOf(email)
    t.setNow(Temporal.Now.instant().add({ hours: 24 * 14, minutes: 1 }))
    const landlord = await t.login('jana@mezzo.example')
    const lena = await t.login(email)
    const team = '{ team { _id status } }'
    expect((await t.graphql(team, {}, landlord)).data).toEqual({ team: [{ _id: id, status: 'ENDED' }] })
    const found = `query($token: String!) { teamInvitation(token: $token) { landlordName obstacle } }`
    expect((await t.graphql(found, { token }, lena)).data).toEqual({
      teamInvitation: { landlordName: 'Jana Keller', obstacle: 'INVITATION_ENDED' },
    })
    const change = `mutation($id: ID!) { answer: changeTeamMember(_id: $id, input: { role: MANAGER }) { error { name reason } } }`
    expect((await ask(landlord, change, { id })).error?.reason).toBe('INVITATION_ENDED')
    const again = await ask(landlord, invite, { input: { email, role: 'MANAGER' }, key: randomUUID() })
    expect(again.member).toMatchObject({ _id: id, status: 'INVITED', role: 'MANAGER' })
    expect((await ask(lena, accept, { token })).error?.name).toBe('ResourceNotFoundError')
    expect((await ask(lena, accept, { token: await tokenOf(email) })).error).toBeNull()
    t.setNow(null)
  })

  test('is refused where it makes no sense', async () => {
    const stage = await createStage(t)
    const foreign = await createListing(t.db, await t.createUser({ landlord: true }))
    const send = (input: object) => ask(stage.landlord, invite, { input, key: randomUUID() })
    expect((await send({ email: 'nowhere', role: 'LIMITED' })).error?.fields).toEqual({ email: 'emailWrong' })
    expect((await send({ email: 'JANA@mezzo.example', role: 'LIMITED' })).error?.fields).toEqual({
      email: 'emailOwn',
    })
    const own = { email: 'lena@mezzo.example', role: 'LIMITED' }
    expect((await send({ ...own, groupIds: [] })).error?.fields).toEqual({ groupIds: 'listingMissing' })
    expect((await send({ ...own, groupIds: [foreign.groupId] })).error?.name).toBe('ResourceNotFoundError')
  })

  test('can’t be taken by somebody who works in the team already under another address', async () => {
    const stage = await createStage(t)
    const { member } = await join(stage.landlord, 'maik@mezzo.example', 'MANAGER', null)
    await t.db
      .updateTable('team_members')
      .set({ email: 'former@mezzo.example' })
      .where('email', '=', 'maik@mezzo.example')
      .execute()
    const input = { email: 'maik@mezzo.example', role: 'MANAGER' }
    expect((await ask(stage.landlord, invite, { input, key: randomUUID() })).error).toBeNull()
    const token = await tokenOf('maik@mezzo.example')
    expect((await ask(member, accept, { token })).error?.reason).toBe('IN_THIS_TEAM')
  })
})

async function offerInSigning(stage: { tenant: Browser }, id: string): Promise<string> {
  expect((await command(t, stage.tenant, 'confirmTenantInterest', { id })).error).toBeNull()
  await t.runJobs()
  const offer = await t.db
    .selectFrom('booking_offers')
    .select('id')
    .where('listing_request_id', '=', id)
    .executeTakeFirstOrThrow()
  return offer.id
}

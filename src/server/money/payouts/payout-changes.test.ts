import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, PASSWORD, type TestApp } from '../../../../test/app.ts'
import { bookStay } from '../../../../test/request-commands.ts'
import { createListing, createStage, joinAsLimited } from '../../../../test/builders.ts'
import { totpCode, totpStep } from '../../people/accounts/totp.ts'
import { applyPayoutChanges } from './change-actions.ts'
import { listChanges } from './change-sql.ts'
import { bankAccountAt } from './homes.ts'
import { archiveUnused } from './sql.ts'

const IBANS = ['DE02120300000000202051', 'DE02500105170137075030', 'DE89370400440532013000'] as const

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  t.setNow(null)
  await t.reset()
})

type Answer = { error: { name: string; reason: string | null; fields: Record<string, string> | null } | null }
const ERROR = 'error { name reason fields }'

async function call<Result extends Answer>(
  as: Browser | null,
  name: string,
  declared: string,
  variables: object,
  wanted: string,
): Promise<Result & { refused: unknown }> {
  const args = [...declared.matchAll(/\$(\w+)/g)].map(([, one]) => `${one}: $${one}`).join(', ')
  const { data, errors } = await t.graphql<Record<string, Result> | null>(
    `mutation(${declared}, $idempotencyKey: ID!) {
      ${name}(${args}, idempotencyKey: $idempotencyKey) { ${ERROR} ${wanted} } }`,
    { idempotencyKey: randomUUID(), ...variables },
    as,
  )
  return { ...(data?.[name] as Result), refused: errors?.[0]?.extensions?.name ?? null }
}

const add = (as: Browser | null, input: object) =>
  call<Answer & { bankAccountId: string }>(
    as,
    'createBankAccount',
    '$input: CreateBankAccountInput!',
    { input: { accountHolder: 'Jana Keller', ...input } },
    'bankAccountId',
  )

type Uses = readonly { groupId: string; purpose: string }[]
const choose = (as: Browser | null, bankAccountId: string | null, uses: Uses, given: object = {}) =>
  call<Answer & { groupIds: string[] }>(
    as,
    'chooseBankAccount',
    '$bankAccountId: ID, $uses: [AccountUseInput!]!',
    { bankAccountId, uses, ...given },
    'groupIds',
  )

const cancel = (as: Browser | null, changeIds: readonly string[]) =>
  call(as, 'cancelPayoutChanges', '$changeIds: [ID!]!', { changeIds }, 'groupIds')

const archive = (as: Browser | null, bankAccountId: string, replacement?: object) =>
  call(
    as,
    'archiveBankAccount',
    '$bankAccountId: ID!, $replacement: AccountReplacementInput',
    { bankAccountId, replacement },
    'bankAccountId',
  )

const confirm = (as: Browser, password: string = PASSWORD, code?: string) =>
  t.graphql<{ confirmPassword: Answer }>(
    `mutation($password: String!, $code: String) { confirmPassword(password: $password, code: $code) { ${ERROR} } }`,
    { password, code },
    as,
  )

interface Target {
  account: { id: string } | null
  pending: { id: string; account: { id: string } | null; takesEffectAt: string } | null
}
interface Home {
  groupId: string
  rent: Target | null
  deposit: Target | null
  gaps: string[] | null
  payoutChangedAt: string | null
  canDecidePayout: { value: boolean; reason: string | null }
}

async function homesOf(as: Browser): Promise<Home[]> {
  const target = '{ account { id } pending { id account { id } takesEffectAt } }'
  const { data } = await t.graphql<{ payoutHomes: Home[] }>(
    `{ payoutHomes { groupId rent ${target} deposit ${target} gaps payoutChangedAt canDecidePayout { value reason } } }`,
    {},
    as,
  )
  return data.payoutHomes
}

const homeOf = async (as: Browser, groupId: string) => {
  const home = (await homesOf(as)).find((one) => one.groupId === groupId)
  if (!home) throw new Error('no such home')
  return home
}

/** A landlord with two accounts, the first of which gets the rents of a home; the password was just given again. */
async function setOut() {
  const stage = await createStage(t)
  await confirm(stage.landlord)
  const [first, second] = [
    await add(stage.landlord, { iban: IBANS[0] }),
    await add(stage.landlord, { iban: IBANS[1] }),
  ]
  await t.db
    .updateTable('groups')
    .set({ bank_account_id: first.bankAccountId })
    .where('id', '=', stage.groupId)
    .execute()
  const rent: Uses = [{ groupId: stage.groupId, purpose: 'RENT' }]
  return { ...stage, first: first.bankAccountId, second: second.bankAccountId, rent }
}

const later = (hours: number) => t.setNow(t.services.now().add({ hours, seconds: 1 }))
const kept = async (groupId: string) =>
  (
    await t.db
      .selectFrom('groups')
      .select(['bank_account_id as rent', 'deposit_bank_account_id as deposit'])
      .where('id', '=', groupId)
      .executeTakeFirstOrThrow()
  ).rent
const mails = () =>
  t.db
    .selectFrom('mails')
    .select(['to', 'template', 'text'])
    .where('template', '=', 'payoutChanged')
    .execute()
const apply = async () => applyPayoutChanges(await t.ctxFor(null))

describe('another account', () => {
  it('waits 24 hours, in which payouts go to the former one, and counts then', async () => {
    const { landlord, groupId, first, second, rent } = await setOut()
    expect((await choose(landlord, second, rent)).error).toBeNull()
    const waiting = await homeOf(landlord, groupId)
    expect([waiting.rent?.account?.id, waiting.rent?.pending?.account?.id]).toEqual([first, second])
    const [mail] = await mails()
    expect(mail?.text).toContain('DE•• •••• •••• 5030')
    expect(mail?.text).not.toContain(IBANS[1])
    later(23)
    expect(await apply()).toBe(0)
    expect(await kept(groupId)).toBe(first)
    later(1)
    expect(await apply()).toBe(1)
    expect(await kept(groupId)).toBe(second)
    expect((await homeOf(landlord, groupId)).rent).toEqual({ account: { id: second }, pending: null })
    expect(await apply()).toBe(0)
  })

  it('gets a payout after 24 hours also where no job has run', async () => {
    const { landlord, groupId, first, second, rent } = await setOut()
    await choose(landlord, second, rent)
    const home = { groupId, bankAccountId: first, depositBankAccountId: null }
    const at = (hours: number) => t.services.now().add({ hours })
    const changes = await listChanges(t.db, [groupId])
    const goesTo = (purpose: 'RENT' | 'DEPOSIT', hours: number) =>
      bankAccountAt(home, changes, purpose, at(hours))
    expect([goesTo('RENT', 23), goesTo('RENT', 25), goesTo('DEPOSIT', 25)]).toEqual([first, second, second])
    later(24)
    expect(await kept(groupId)).toBe(first)
    expect((await homeOf(landlord, groupId)).rent).toEqual({ account: { id: second }, pending: null })
  })

  it('can be called off until it counts, and not a moment longer', async () => {
    const { landlord, groupId, first, second, rent } = await setOut()
    await choose(landlord, second, rent)
    const id = (await homeOf(landlord, groupId)).rent?.pending?.id ?? ''
    expect((await cancel(landlord, [id])).error).toBeNull()
    expect((await cancel(landlord, [id])).error).toMatchObject({ reason: 'PAYOUT_CHANGE_COUNTS' })
    later(25)
    expect(await apply()).toBe(0)
    expect(await kept(groupId)).toBe(first)
    await choose(await confirmed(landlord), second, rent)
    const again = (await homeOf(landlord, groupId)).rent?.pending?.id ?? ''
    later(24)
    expect((await cancel(landlord, [again])).error).toMatchObject({ reason: 'PAYOUT_CHANGE_COUNTS' })
    expect((await homeOf(landlord, groupId)).rent?.account?.id).toBe(second)
  })

  it('takes the place of one that waits, and begins to wait anew; the same one goes on waiting', async () => {
    const { landlord, groupId, first, second, rent } = await setOut()
    const { bankAccountId: third } = await add(landlord, { iban: IBANS[2] })
    await choose(landlord, second, rent)
    const since = (await homeOf(landlord, groupId)).rent?.pending?.takesEffectAt
    t.setNow(t.services.now().add({ minutes: 5 }))
    await choose(landlord, second, rent)
    expect((await homeOf(landlord, groupId)).rent?.pending?.takesEffectAt).toBe(since)
    await choose(landlord, third, rent)
    expect((await homeOf(landlord, groupId)).rent?.pending?.takesEffectAt).not.toBe(since)
    await choose(landlord, first, rent)
    expect((await homeOf(landlord, groupId)).rent).toEqual({ account: { id: first }, pending: null })
    const states = await t.db.selectFrom('payout_changes').select('state').execute()
    expect(states.map(({ state }) => state)).toEqual(['CANCELED', 'CANCELED'])
  })

  it('counts at once where there was none and nobody has booked; deposits follow the rents', async () => {
    const { landlord, landlordId, second } = await setOut()
    const { groupId } = await createListing(t.db, landlordId)
    expect((await homeOf(landlord, groupId)).gaps).toContain('ACCOUNT')
    await choose(landlord, second, [{ groupId, purpose: 'RENT' }])
    expect(await kept(groupId)).toBe(second)
    expect((await homeOf(landlord, groupId)).gaps).not.toContain('ACCOUNT')
    await choose(landlord, (await add(landlord, { iban: IBANS[2] })).bankAccountId, [
      { groupId, purpose: 'DEPOSIT' },
    ])
    expect((await homeOf(landlord, groupId)).deposit).toMatchObject({ account: null, pending: {} })
    expect((await choose(landlord, null, [{ groupId, purpose: 'RENT' }])).error).toMatchObject({
      reason: 'ACCOUNT_NEEDED',
    })
  })

  it('waits where somebody has booked, though there was none', async () => {
    const { second, rent, ...stage } = await setOut()
    await t.db.updateTable('groups').set({ bank_account_id: null }).execute()
    await bookStay(t, stage, '2030-02-01', '2030-07-31')
    await choose(stage.landlord, second, rent)
    expect((await homeOf(stage.landlord, stage.groupId)).rent).toMatchObject({
      account: null,
      pending: { account: { id: second } },
    })
  })

  it('has the currency of the rent', async () => {
    const { landlord, groupId, rent, first } = await setOut()
    await t.db.updateTable('groups').set({ currency: 'CHF' }).where('id', '=', groupId).execute()
    const swiss = { iban: 'CH9300762011623852957', bic: 'POFICHBE' }
    const { bankAccountId: euros } = await add(landlord, swiss)
    expect((await choose(landlord, euros, rent)).error).toMatchObject({ reason: 'OTHER_CURRENCY' })
    expect((await homeOf(landlord, groupId)).gaps).toContain('CURRENCY')
    expect(await kept(groupId)).toBe(first)
  })

  it('is chosen once per key, and by both of two who choose at a time', async () => {
    const { landlord, second, rent } = await setOut()
    const key = { idempotencyKey: randomUUID() }
    const all = await Promise.all(Array.from({ length: 5 }, () => choose(landlord, second, rent, key)))
    expect(all.map(({ error }) => error)).toEqual([null, null, null, null, null])
    await Promise.all(Array.from({ length: 5 }, () => choose(landlord, second, rent)))
    expect(await t.db.selectFrom('payout_changes').select('id').execute()).toHaveLength(1)
    expect(await mails()).toHaveLength(1)
  })
})

async function confirmed(as: Browser): Promise<Browser> {
  const { data } = await confirm(as)
  expect(data.confirmPassword.error).toBeNull()
  return as
}

describe('who decides', () => {
  it('gives the password again, though the login is fresh, and for a quarter of an hour', async () => {
    const { landlord, second, rent, landlordId } = await setOut()
    const email = (
      await t.db.selectFrom('users').select('email').where('id', '=', landlordId).executeTakeFirstOrThrow()
    ).email
    const elsewhere = await t.login(email)
    expect((await choose(elsewhere, second, rent)).error).toMatchObject({ reason: 'CONFIRM_PASSWORD' })
    expect((await archive(elsewhere, second)).error).toMatchObject({ reason: 'CONFIRM_PASSWORD' })
    expect((await add(elsewhere, { iban: IBANS[2], replaces: second })).error).toMatchObject({
      reason: 'CONFIRM_PASSWORD',
    })
    const wrong = await confirm(elsewhere, 'not my password')
    expect(wrong.data.confirmPassword.error?.fields).toEqual({ password: 'passwordWrong' })
    t.setNow(t.services.now().add({ minutes: 16 }))
    expect((await choose(landlord, second, rent)).error).toMatchObject({ reason: 'CONFIRM_PASSWORD' })
    await confirm(elsewhere)
    expect((await choose(elsewhere, second, rent)).error).toBeNull()
  })

  it('gives a code as well where a second factor is on, and guesses neither for long', async () => {
    const { landlord, second, rent } = await setOut()
    const started = await t.graphql<{ startTwoFactor: { twoFactorStart: { secret: string } } }>(
      'mutation($password: String!) { startTwoFactor(password: $password) { twoFactorStart { secret } } }',
      { password: PASSWORD },
      landlord,
    )
    const { secret } = started.data.startTwoFactor.twoFactorStart
    const code = () => totpCode(secret, totpStep(t.services.now()))
    await t.graphql(
      'mutation($code: String!) { enableTwoFactor(code: $code) { error { name } } }',
      { code: code() },
      landlord,
    )
    t.setNow(t.services.now().add({ minutes: 20 }))
    const fieldsOf = async (given?: string) =>
      (await confirm(landlord, PASSWORD, given)).data.confirmPassword.error
    expect(await fieldsOf()).toMatchObject({ fields: { code: 'codeMissing' } })
    expect(await fieldsOf('000000')).toMatchObject({ fields: { code: 'codeWrong' } })
    expect((await choose(landlord, second, rent)).error).toMatchObject({ reason: 'CONFIRM_PASSWORD' })
    expect(await fieldsOf(code())).toBeNull()
    expect((await choose(landlord, second, rent)).error).toBeNull()
    const guesses = []
    for (let tries = 0; tries < 11; tries += 1) guesses.push(await fieldsOf('000000'))
    expect(guesses.at(-1)).toMatchObject({ reason: 'TOO_MANY_TRIES' })
  })

  it('is the landlord in person: no team, no tenant, no other landlord', async () => {
    const { landlord, second, rent, tenant, ...stage } = await setOut()
    const limited = await joinAsLimited(t, stage)
    await t.createUser({ email: 'second@mezzo.example', landlord: true })
    const other = await confirmed(await t.login('second@mezzo.example'))
    expect((await choose(limited, second, rent)).refused).toBe('NotAllowedError')
    expect((await choose(tenant, second, rent)).refused).toBe('NotAllowedError')
    expect((await choose(null, second, rent)).refused).toBe('AuthenticationRequiredError')
    expect((await choose(other, second, rent)).error?.name).toBe('ResourceNotFoundError')
    expect((await archive(other, second)).error?.name).toBe('ResourceNotFoundError')
    // With an account of their own as well: the home isn't theirs.
    const { bankAccountId: own } = await add(other, { iban: IBANS[2], isOtherNameMeant: true })
    expect((await choose(other, own, rent)).error?.name).toBe('ResourceNotFoundError')
    await choose(landlord, second, rent)
    const id = (await homeOf(landlord, stage.groupId)).rent?.pending?.id ?? ''
    expect((await cancel(other, [id])).error?.name).toBe('ResourceNotFoundError')
    expect(await t.db.selectFrom('payout_changes').select('state').execute()).toEqual([{ state: 'PENDING' }])
  })

  it('decides with a listing’s own call by the same rule, and never by a token', async () => {
    const { landlord, landlordId, groupId, first, second } = await setOut()
    const body = { payoutInformation: { bankAccountId: second } }
    const put = (as: Browser) =>
      t.send(as, { method: 'PUT', url: `/api/listings-v2/g/${groupId}`, payload: body })
    const { data } = await t.graphql<{ createPersonalAccessToken: { given: { secret: string } } }>(
      `mutation($input: CreatePersonalAccessTokenInput!) {
        createPersonalAccessToken(input: $input) { given { secret } } }`,
      { input: { name: 'Program', scopes: ['LISTINGS_READ', 'LISTINGS_WRITE'], expiresOn: '2027-01-01' } },
      landlord,
    )
    const authorization = `Bearer ${data.createPersonalAccessToken.given.secret}`
    const url = `/api/listings-v2/g/${groupId}`
    const byToken = await t.app.inject({ method: 'PUT', url, payload: body, headers: { authorization } })
    expect([byToken.statusCode, byToken.json().error]).toMatchObject([
      409,
      { reason: 'PAYOUT_IN_PERSON', message: expect.stringContaining('in person') },
    ])
    expect(await t.db.selectFrom('payout_changes').select('id').execute()).toEqual([])
    const saved = await put(landlord)
    expect([saved.statusCode, saved.json().payoutInformation]).toMatchObject([200, { bankAccountId: first }])
    expect((await homeOf(landlord, groupId)).rent?.pending?.account?.id).toBe(second)
    t.setNow(t.services.now().add({ minutes: 16 }))
    await choose(await confirmed(landlord), first, [{ groupId, purpose: 'RENT' }])
    t.setNow(t.services.now().add({ minutes: 16 }))
    const unconfirmed = await put(landlord)
    expect([unconfirmed.statusCode, unconfirmed.json().error.reason]).toEqual([409, 'CONFIRM_PASSWORD'])
    expect(
      await t.db
        .selectFrom('payout_changes')
        .select('id')
        .where('landlord_id', '=', landlordId)
        .where('state', '=', 'PENDING')
        .execute(),
    ).toEqual([])
  })

  it('is seen by the team as a time, without the account', async () => {
    const { landlord, groupId, second, rent, landlordId } = await setOut()
    await choose(landlord, second, rent)
    const manager = await joinAsLimited(t, { landlordId, groupId })
    await t.db.updateTable('team_members').set({ role: 'MANAGER' }).execute()
    const home = await homeOf(manager, groupId)
    expect(home).toMatchObject({ rent: null, deposit: null, gaps: null })
    expect(home.payoutChangedAt).not.toBeNull()
    expect(home.canDecidePayout).toEqual({ value: false, reason: 'PAYOUT_IN_PERSON' })
  })
})

describe('an account that is put away', () => {
  it('is gone at once where nothing is paid to it', async () => {
    const { landlord, second } = await setOut()
    expect((await archive(landlord, second)).error).toBeNull()
    expect((await archive(landlord, second)).error?.name).toBe('ResourceNotFoundError')
    expect((await mails()).map(({ text }) => text.includes('was archived'))).toEqual([true])
  })

  it('in use wants another in its place, for the homes that were shown, and leaves when that counts', async () => {
    const { landlord, groupId, landlordId, first, second } = await setOut()
    expect((await archive(landlord, first)).error).toMatchObject({ reason: 'IN_USE' })
    const { groupId: newer } = await createListing(t.db, landlordId)
    await t.db.updateTable('groups').set({ bank_account_id: first }).where('id', '=', newer).execute()
    const seen = { bankAccountId: second, seenGroupIds: [groupId] }
    expect((await archive(landlord, first, seen)).error).toMatchObject({ reason: 'IN_USE' })
    const both = { bankAccountId: second, seenGroupIds: [groupId, newer] }
    expect((await archive(landlord, first, both)).error).toBeNull()
    expect((await choose(landlord, first, [{ groupId, purpose: 'DEPOSIT' }])).error).toMatchObject({
      reason: 'ACCOUNT_ARCHIVED',
    })
    const stored = () =>
      t.db
        .selectFrom('bank_accounts')
        .select(['leaves', 'archived_at'])
        .where('id', '=', first)
        .executeTakeFirstOrThrow()
    expect(await stored()).toEqual({ leaves: true, archived_at: null })
    later(24)
    await apply()
    expect(await stored()).toMatchObject({ leaves: false, archived_at: expect.anything() })
    expect((await homesOf(landlord)).map(({ rent }) => rent?.account?.id)).toEqual([second, second])
  })

  it('stays where its change is called off', async () => {
    const { landlord, groupId, first, second } = await setOut()
    await archive(landlord, first, { bankAccountId: second, seenGroupIds: [groupId] })
    await cancel(landlord, [(await homeOf(landlord, groupId)).rent?.pending?.id ?? ''])
    later(25)
    await apply()
    const { leaves, archived_at } = await t.db
      .selectFrom('bank_accounts')
      .selectAll()
      .where('id', '=', first)
      .executeTakeFirstOrThrow()
    expect([leaves, archived_at]).toEqual([false, null])
    expect(await kept(groupId)).toBe(first)
  })

  it('waits for a change that would pay to it', async () => {
    const { landlord, second, rent } = await setOut()
    await choose(landlord, second, rent)
    await t.db.updateTable('bank_accounts').set({ leaves: true }).where('id', '=', second).execute()
    expect(await archiveUnused(t.db, [second], t.services.now())).toEqual([])
  })

  it('makes room for a corrected one, which waits like any other', async () => {
    const { landlord, groupId, first } = await setOut()
    const { bankAccountId: corrected, error } = await add(landlord, { iban: IBANS[2], replaces: first })
    expect(error).toBeNull()
    expect((await homeOf(landlord, groupId)).rent).toMatchObject({
      account: { id: first },
      pending: { account: { id: corrected } },
    })
    later(24)
    await apply()
    expect(await kept(groupId)).toBe(corrected)
    const living = await t.db
      .selectFrom('bank_accounts')
      .select('id')
      .where('archived_at', 'is', null)
      .execute()
    expect(living.map(({ id }) => id)).not.toContain(first)
  })
})

describe('a new account', () => {
  it('of another name has to be meant', async () => {
    const { landlord } = await createStage(t)
    const erik = { accountHolder: 'Erik Schulz', iban: IBANS[0] }
    expect((await add(landlord, erik)).error?.fields).toEqual({
      accountHolder: 'bankAccount.accountHolder.other',
    })
    expect((await add(landlord, { ...erik, isOtherNameMeant: true })).error).toBeNull()
    const stored = await t.db.selectFrom('bank_accounts').select('holder_match').execute()
    expect(stored).toEqual([{ holder_match: 'OTHER' }])
  })

  it('is not one that is there already', async () => {
    const { landlord } = await createStage(t)
    await add(landlord, { accountHolder: 'Jana Keller', iban: IBANS[0], isOtherNameMeant: true })
    const again = await add(landlord, { iban: 'de02 1203 0000 0000 2020 51', isOtherNameMeant: true })
    expect(again.error?.fields).toEqual({ iban: 'bankAccount.iban.known' })
  })
})

it('a change that is resolved stays as it is, whoever asks the database', async () => {
  const { landlord, second, rent } = await setOut()
  await choose(landlord, second, rent)
  const update = (row: object) => t.db.updateTable('payout_changes').set(row).execute()
  await expect(update({ takes_effect_at: t.services.now() })).rejects.toThrow('resolved once')
  await expect(t.db.deleteFrom('payout_changes').execute()).rejects.toThrow('resolved once')
  later(24)
  await apply()
  await expect(update({ state: 'CANCELED' })).rejects.toThrow('resolved once')
})

describe('where a tenant transfers rents and deposit', () => {
  const account = '{ accountHolder iban bic }'
  interface Targets {
    reference: string
    rent: { iban: string } | null
    deposit: { iban: string } | null
  }
  const targets = async (as: Browser, bookingId: string) =>
    (
      await t.graphql<{ transferTargets: Targets | null }>(
        `query($id: ID!) { transferTargets(bookingId: $id) { reference rent ${account} deposit ${account} } }`,
        { id: bookingId },
        as,
      )
    ).data?.transferTargets ?? null

  it('is said by the account that counts now, to the tenant of a booked stay alone', async () => {
    const { landlord, tenant, rent, second, ...stage } = await setOut()
    await bookStay(t, { ...stage, landlord, tenant }, '2030-02-01', '2030-07-31')
    const { id } = await t.db.selectFrom('bookings').select('id').executeTakeFirstOrThrow()
    const iban = IBANS.map((one) => one.replaceAll(' ', ''))
    expect(await targets(tenant, id)).toMatchObject({ rent: { iban: iban[0] }, deposit: { iban: iban[0] } })

    await confirm(landlord)
    await choose(landlord, second, rent)
    expect((await targets(tenant, id))?.rent?.iban).toBe(iban[0])
    later(24)
    expect((await targets(tenant, id))?.rent?.iban).toBe(iban[1])

    expect(await targets(landlord, id)).toBeNull()
    await t.createUser({ email: 'stranger@mezzo.example' })
    expect(await targets(await t.login('stranger@mezzo.example'), id)).toBeNull()
    expect(await targets(tenant, 'none')).toBeNull()
    await t.db.updateTable('bookings').set({ canceled: true, canceled_at: t.services.now(), cancellation_reason: 'OTHER' }).execute() // prettier-ignore
    expect(await targets(tenant, id)).toBeNull()
  })

  it('is said once the landlord has named an account', async () => {
    const { landlord, tenant, groupId, ...stage } = await setOut()
    await bookStay(t, { ...stage, groupId, landlord, tenant }, '2030-02-01', '2030-07-31')
    const { id } = await t.db.selectFrom('bookings').select('id').executeTakeFirstOrThrow()
    await t.db.updateTable('groups').set({ bank_account_id: null }).where('id', '=', groupId).execute()
    expect(await targets(tenant, id)).toMatchObject({ rent: null, deposit: null })
  })
})

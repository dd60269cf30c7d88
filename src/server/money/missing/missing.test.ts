import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { ibanColumns } from '../payouts/iban.ts'
import { createListing, createStage, joinAsLimited } from '../../../../test/builders.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(() => t.reset())

const query = `query ($search: String, $datum: BoardDatum, $offset: Int, $limit: Int) {
  missingBoard {
    asked minutes done
    identity { sentence failureReason explanation }
    items { ...Item }
    homes(search: $search, datum: $datum, offset: $offset, limit: $limit) {
      totalCount all lacking { datum homes } nodes { groupId name items { ...Item } }
    }
  }
}
fragment Item on BoardItem { section datum isDone isOptional isWaiting groupId listingId billingDetailsId name homes step field }`
interface Item {
  section: string
  datum: string
  isDone: boolean
  isOptional: boolean
  isWaiting: boolean
  groupId: string | null
  listingId: string | null
  billingDetailsId: string | null
  name: string
  homes: number
  step: string | null
  field: string | null
}
interface Answer {
  missingBoard: {
    asked: number
    minutes: number
    done: number
    identity: { sentence: string; failureReason: string | null; explanation: string } | null
    items: Item[]
    homes: {
      totalCount: number
      all: number
      lacking: { datum: string; homes: number }[]
      nodes: { groupId: string; name: string; items: Item[] }[]
    }
  }
}

async function whole(as: Browser, asked: Record<string, unknown> = {}): Promise<Answer['missingBoard']> {
  return (await t.graphql<Answer>(query, asked, as)).data.missingBoard
}

async function obstacle(as: Browser): Promise<unknown> {
  const ask = '{ payoutObstacle { reason homes day } }'
  return (await t.graphql<{ payoutObstacle: unknown }>(ask, {}, as)).data.payoutObstacle
}

async function board(as: Browser): Promise<Item[]> {
  const { items, homes } = await whole(as)
  return [...items, ...homes.nodes.flatMap((home) => home.items)]
}

const words = (items: readonly Item[]) =>
  items.map(({ section, datum, isDone }) => `${isDone ? 'done' : 'open'} ${section} ${datum}`)

describe('the board of what is missing', () => {
  it('tells the landlord what a draft and its money lack, each with where it is given', async () => {
    const { landlord, groupId, unitIds } = await createStage(t, {
      group: { title: {}, bank_account_id: null, billing_details_item_id: null },
      unit: { published: false, last_published_at: null },
    })
    const items = await board(landlord)
    expect(words(items)).toEqual(
      expect.arrayContaining(['open PAYOUT ACCOUNT', 'open TAX BILLING_DETAILS', 'open PUBLISH TITLE']),
    )
    expect(items.find(({ datum }) => datum === 'TITLE')).toMatchObject({
      groupId,
      listingId: unitIds[0],
      step: 'description',
      field: 'title',
    })
  })

  it('says nothing of a listing that was taken out on purpose', async () => {
    const { landlord } = await createStage(t, {
      group: { title: {} },
      unit: { published: false, last_published_at: t.services.now() },
    })
    expect((await board(landlord)).filter(({ section }) => section === 'PUBLISH')).toEqual([])
  })

  it('lists what has run out of a listing that is shown', async () => {
    const { landlord } = await createStage(t, { group: { title: {} } })
    expect(words(await board(landlord))).toContain('open PUBLISH TITLE')
  })

  it('names what tax reporting lacks of the details by which a home is let', async () => {
    const { landlord, landlordId, groupId } = await createStage(t)
    const { id } = await t.db
      .insertInto('billing_details_items')
      .values({
        landlord_id: landlordId,
        type: 'PRIVATE',
        first_name: 'Jana',
        last_name: 'Keller',
        is_compliant: false,
        is_exempt: false,
        missing: ['taxId'],
        checked_at: t.services.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(words(await board(landlord))).not.toContain('open TAX TAX_ID')
    await t.db.updateTable('groups').set({ billing_details_item_id: id }).where('id', '=', groupId).execute()
    const items = await board(landlord)
    expect(items.find(({ datum }) => datum === 'TAX_ID')).toMatchObject({
      isDone: false,
      billingDetailsId: id,
      name: 'Jana Keller',
    })
    expect(words(items)).toContain('done TAX BIRTH_DATE')
  })

  it.each<[string, Record<string, unknown> | null, Partial<Item>, Record<string, unknown>]>([
    ['nothing was begun', null, { isDone: false, isWaiting: false }, { sentence: 'unverified' }],
    [
      'it was begun',
      { action: 'STARTED' },
      { isDone: false, isWaiting: false },
      { sentence: 'started', failureReason: null },
    ],
    ['it is looked at', { action: 'SUBMITTED' }, { isDone: false, isWaiting: true }, { sentence: 'pending' }],
    [
      'it failed',
      { action: 'SUBMITTED', status: 'DECLINED', failure_reason: 'NAME_DIFFERS', explanation: 'See page 2' },
      { isDone: false, isWaiting: false },
      { sentence: 'failed', failureReason: 'NAME_DIFFERS', explanation: 'See page 2' },
    ],
    [
      'it is known',
      { action: 'SUBMITTED', status: 'APPROVED' },
      { isDone: true, isWaiting: false },
      { sentence: 'succeeded' },
    ],
  ])('asks who somebody is where that is switched on: %s', async (_, row, item, identity) => {
    const { landlord, landlordId } = await createStage(t)
    expect(await whole(landlord)).toMatchObject({ identity: null })
    expect((await board(landlord)).some(({ datum }) => datum === 'IDENTITY')).toBe(false)
    const changed_at = t.services.now()
    await t.db
      .insertInto('feature_flags')
      .values({ name: 'ID_VERIFICATION', enabled: true, changed_at })
      .execute()
    if (row) {
      await t.db
        .insertInto('id_verifications')
        .values({ user_id: landlordId, provider: 'MEZZO', session_id: 'one', action: 'STARTED', ...row })
        .execute()
    }
    const answer = await whole(landlord)
    expect(answer.items.find(({ datum }) => datum === 'IDENTITY')).toMatchObject(item)
    expect(answer.identity).toMatchObject(identity)
  })

  it.each<[string, Record<string, unknown>, string | null]>([
    ['has no account', { bank_account_id: null }, 'ACCOUNT'],
    [
      'is not offered',
      { bank_account_id: null, archived_at: Temporal.Instant.from('2026-01-01T00:00:00Z') },
      null,
    ],
  ])('says on the first page what keeps money from coming: a home %s', async (_, group, reason) => {
    const { landlord } = await createStage(t, { group })
    expect(await obstacle(landlord)).toEqual(reason && { reason, homes: 1, day: null })
  })

  it('names the account in another currency, then the tax data and the day, then nothing', async () => {
    const { landlord, landlordId, groupId } = await createStage(t)
    const account = await t.db
      .insertInto('bank_accounts')
      .values({
        landlord_id: landlordId,
        account_holder: 'Jana Keller',
        ...ibanColumns(t.services.config, 'DE02120300000000202051'),
        currency: 'CHF',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await t.db.updateTable('groups').set({ bank_account_id: account.id }).where('id', '=', groupId).execute()
    expect(await obstacle(landlord)).toMatchObject({ reason: 'CURRENCY' })
    await t.db.updateTable('bank_accounts').set({ currency: 'EUR' }).execute()
    expect(await obstacle(landlord)).toBeNull()
    const asked_at = t.services.now()
    await t.db.insertInto('tax_data_requests').values({ landlord_id: landlordId, asked_at }).execute()
    expect(await obstacle(landlord)).toMatchObject({ reason: 'TAX_DATA_SOON', homes: 1 })
    await t.db.updateTable('tax_data_requests').set({ held_at: asked_at }).execute()
    expect(await obstacle(landlord)).toMatchObject({ reason: 'TAX_DATA_HELD', homes: 1 })
    const flag = { name: 'FIRST_MONTH_RENT', enabled: true, changed_at: asked_at } as const
    await t.db.insertInto('feature_flags').values(flag).execute()
    await t.db.deleteFrom('tax_data_requests').execute()
    expect(await obstacle(landlord)).toMatchObject({ reason: 'PAYOUT_ACCOUNT', homes: 1 })
    await t.createUser({ email: 'other@mezzo.example', landlord: true })
    expect(await obstacle(await t.login('other@mezzo.example'))).toBeNull()
  })

  describe('of a landlord with many homes', () => {
    async function manyHomes() {
      const { landlord, landlordId } = await createStage(t, { group: { name: 'Allee 00' } })
      for (let at = 1; at <= 24; at++)
        await createListing(t.db, landlordId, {
          group: {
            name: `${at % 2 ? 'Allee' : 'Ring'} ${String(at).padStart(2, '0')}`,
            ...(at % 3 === 0 && { title: {} }),
          },
        })
      return landlord
    }
    const namesOf = ({ homes }: Answer['missingBoard']) => homes.nodes.map(({ name }) => name)

    it('answers a window of homes in the order of their names, and figures of all of them', async () => {
      const landlord = await manyHomes()
      const first = await whole(landlord, { limit: 10 })
      const last = await whole(landlord, { offset: 20, limit: 10 })
      expect(first.homes).toMatchObject({ totalCount: 25, all: 25 })
      expect(namesOf(first)).toHaveLength(10)
      expect(namesOf(first).slice(0, 2)).toEqual(['Allee 00', 'Allee 01'])
      expect(namesOf(last)).toEqual(['Ring 16', 'Ring 18', 'Ring 20', 'Ring 22', 'Ring 24'])
      expect(first.asked).toBe(last.asked)
      expect(first.homes.lacking).toContainEqual({ datum: 'PHOTO', homes: 25 })
      expect(first.homes.lacking.at(-1)).toEqual({ datum: 'TITLE', homes: 8 })
      const inHomes = first.homes.lacking.reduce((sum, { homes }) => sum + homes, 0)
      expect(first.asked).toBe(
        first.items.filter(({ isDone, isOptional }) => !isDone && !isOptional).length + inHomes,
      )
    })

    it('finds those with these words, and those that lack this', async () => {
      const landlord = await manyHomes()
      expect(namesOf(await whole(landlord, { search: 'ring 2', limit: 50 }))).toEqual([
        'Ring 20',
        'Ring 22',
        'Ring 24',
      ])
      const without = await whole(landlord, { datum: 'TITLE', limit: 3 })
      expect(without.homes).toMatchObject({ totalCount: 8, all: 25 })
      expect(namesOf(without)).toEqual(['Allee 03', 'Allee 09', 'Allee 15'])
    })

    it.each([
      [{ offset: -5, limit: 2 }, 2],
      [{ offset: 1000, limit: 2 }, 0],
      [{ limit: -1 }, 0],
      [{ limit: 100 }, 25],
    ])('answers windows that nobody has with what there is: %j', async (asked, count) => {
      expect((await whole(await manyHomes(), asked)).homes.nodes).toHaveLength(count)
    })
  })

  it('tells the team nothing of money and taxes, and who has limited access nothing at all', async () => {
    const { landlordId, groupId } = await createStage(t, { group: { title: {}, bank_account_id: null } })
    const memberId = await t.createUser({ email: 'manager@mezzo.example' })
    await t.db
      .insertInto('team_members')
      .values({
        landlord_id: landlordId,
        member_id: memberId,
        email: 'manager@mezzo.example',
        role: 'MANAGER',
        invited_at: t.services.now(),
        expires_at: t.services.now().add({ hours: 24 }),
        accepted_at: t.services.now(),
      })
      .execute()
    const seen = await board(await t.login('manager@mezzo.example'))
    expect(new Set(seen.map(({ section }) => section))).toEqual(new Set(['PUBLISH']))
    expect(await obstacle(await t.login('manager@mezzo.example'))).toBeNull()
    const limited = await joinAsLimited(t, { landlordId, groupId })
    expect((await t.graphql<Answer | null>(query, {}, limited)).data).toBeNull()
  })
})

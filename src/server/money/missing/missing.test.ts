import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createStage, joinAsLimited } from '../../../../test/builders.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(() => t.reset())

const query = `{ missingBoard { section datum isDone isOptional groupId listingId billingDetailsId name homes step field } }`
interface Answer {
  missingBoard: {
    section: string
    datum: string
    isDone: boolean
    groupId: string | null
    listingId: string | null
    billingDetailsId: string | null
    name: string
    homes: number
    step: string | null
    field: string | null
  }[]
}

async function board(as: Browser): Promise<Answer['missingBoard']> {
  return (await t.graphql<Answer>(query, {}, as)).data.missingBoard
}

const words = (items: Answer['missingBoard']) =>
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

  it.each<[string | null, boolean]>([
    [null, false],
    ['DECLINED', false],
    ['APPROVED', true],
  ])('asks who somebody is where that is switched on: %s is done: %s', async (status, isDone) => {
    const { landlord, landlordId } = await createStage(t)
    expect((await board(landlord)).some(({ datum }) => datum === 'IDENTITY')).toBe(false)
    const changed_at = t.services.now()
    await t.db
      .insertInto('feature_flags')
      .values({ name: 'ID_VERIFICATION', enabled: true, changed_at })
      .execute()
    if (status) {
      await t.db
        .insertInto('id_verifications')
        .values({
          user_id: landlordId,
          provider: 'MEZZO',
          action: 'SUBMITTED',
          status: status as 'APPROVED',
          session_id: 'one',
        })
        .execute()
    }
    const item = (await board(landlord)).find(({ datum }) => datum === 'IDENTITY')
    expect(item?.isDone).toBe(isDone)
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
    const limited = await joinAsLimited(t, { landlordId, groupId })
    expect((await t.graphql<Answer | null>(query, {}, limited)).data).toBeNull()
  })
})

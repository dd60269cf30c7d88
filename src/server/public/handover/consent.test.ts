import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { parseDay } from '../../../domain/kernel/day.ts'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { asOwner } from '../../../../test/as-owner.ts'
import { createListing, given } from '../../../../test/builders.ts'
import { handOver, handoverBusiness, offer, planOf, step } from '../../../../test/handover-stage.ts'
import { joinTeam } from '../../../../test/power-stage.ts'
import { bookStay, sendRequest } from '../../../../test/request-commands.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.reset()
  t.setNow(null)
})

type Stage = Awaited<ReturnType<typeof handoverBusiness>>

const landlordOf = async (groupId: string) =>
  (await t.db.selectFrom('groups').select('landlord_id').where('id', '=', groupId).executeTakeFirstOrThrow())
    .landlord_id

async function confirmed() {
  const stage = await handoverBusiness(t)
  const { _id: id } = given((await offer(t, stage.landlord)).handover)
  const seen = given(await planOf(t, stage.receiver, id)).fingerprint
  given((await step(t, stage.receiver, 'confirmHandover', id, { seen })).handover)
  return { ...stage, id, seen }
}

async function lastWord({ landlord, id }: { landlord: Stage['landlord']; id: string }) {
  const { fingerprint: seen } = given(await planOf(t, landlord, id))
  return step(t, landlord, 'completeHandover', id, { seen })
}

const receiveRent = (which: string) => (stage: Stage) =>
  sql`update rents set received_amount = amount, received_on = '2030-06-10'
    where id in (select id from rents where booking_id = ${stage.running} and received_amount = 0
      and due_on ${sql.raw(which)} '2030-06-10' order by due_on limit 1)`.execute(t.db)

describe('what binds whoever takes over', () => {
  const added: [string, (stage: Stage) => Promise<unknown>][] = [
    ['a home', ({ landlordId }) => createListing(t.db, landlordId, { group: { name: 'Ruin' } })],
    [
      'a unit',
      ({ groupId, landlordId }) =>
        t.db
          .insertInto('listings')
          .values({
            group_id: groupId,
            landlord_id: landlordId,
            apartment_name: 'Attic',
            available_from: parseDay('2030-01-01'),
          })
          .execute(),
    ],
    ['a member', ({ landlordId }) => joinTeam(t, landlordId, { email: 'accomplice@mezzo.example' })],
    [
      'a stay',
      async (stage) => {
        await bookStay(t, stage, '2031-08-01', '2031-12-31')
        await asOwner(t.db, (trx) =>
          sql`update invoices set number = 'R-' || position, paid_amount = amount, paid_on = '2030-06-10',
            issued_on = '2030-06-10', issued_at = now() where number is null`.execute(trx),
        )
      },
    ],
    ['a rent that is said to have come before it is due', receiveRent('>')],
  ]
  it.each(added)('is confirmed once more: %s', async (_, happens) => {
    const stage = await confirmed()
    expect(await planOf(t, stage.landlord, stage.id)).toMatchObject({ isConfirmed: true })
    await happens(stage)
    expect(await planOf(t, stage.landlord, stage.id)).toMatchObject({ isConfirmed: false, obstacles: [] })
    expect(await lastWord(stage)).toMatchObject({
      error: { name: 'ConditionNotMetError', reason: 'CONSEQUENCES_CHANGED' },
    })
    expect(await landlordOf(stage.groupId)).toBe(stage.landlordId)
    const { fingerprint, isConfirmed } = given(await planOf(t, stage.receiver, stage.id))
    expect(isConfirmed).toBe(false)
    expect(fingerprint).not.toBe(stage.seen)
    // What was seen before isn't what is confirmed now.
    expect(await step(t, stage.receiver, 'confirmHandover', stage.id, { seen: stage.seen })).toMatchObject({
      error: { reason: 'CONSEQUENCES_CHANGED' },
    })
    expect(await step(t, stage.receiver, 'confirmHandover', stage.id, { seen: fingerprint })).toMatchObject({
      error: null,
      handover: { state: 'CONFIRMED' },
    })
    expect(await lastWord(stage)).toMatchObject({ error: null, handover: { state: 'DONE' } })
    expect(await landlordOf(stage.groupId)).toBe(stage.receiverId)
  })

  const daily: [string, (stage: Stage) => Promise<unknown>][] = [
    ['a request', (stage) => sendRequest(t, stage, '2031-08-01', '2031-12-31')],
    ['a rent that is due and has come', receiveRent('<=')],
    ['nothing', async () => {}],
  ]
  it.each(daily)('is not what happens each day: %s', async (_, happens) => {
    const stage = await confirmed()
    await happens(stage)
    expect(await planOf(t, stage.receiver, stage.id)).toMatchObject({ isConfirmed: true })
    const { fingerprint: seen } = given(await planOf(t, stage.receiver, stage.id))
    expect(await step(t, stage.receiver, 'confirmHandover', stage.id, { seen })).toMatchObject({
      error: { reason: 'ENDED' },
    })
    expect(await lastWord(stage)).toMatchObject({ error: null, handover: { state: 'DONE' } })
  })
})

describe('a member of the former team', () => {
  const homesOf = async (memberId: string) =>
    (
      await t.db
        .selectFrom('team_members')
        .select(['landlord_id', 'group_ids'])
        .where('member_id', '=', memberId)
        .executeTakeFirstOrThrow()
    ).group_ids

  it('who worked on all homes sees none of those that the new landlord had before', async () => {
    const stage = await handoverBusiness(t)
    await createListing(t.db, stage.receiverId, { group: { name: 'Private' } })
    await handOver(t, stage)
    expect(await homesOf(stage.member.id)).toEqual([stage.groupId])
    const member = await t.login('maik@mezzo.example')
    const { data } = await t.graphql('{ landlordListings(limit: 10) { totalCount } }', {}, member)
    expect(data).toEqual({ landlordListings: { totalCount: 1 } })
  })

  it('goes on working on all homes of whoever had none', async () => {
    const stage = await handoverBusiness(t)
    await handOver(t, stage)
    expect(await homesOf(stage.member.id)).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { emailOf, startErasureStage } from '../../../../test/erasure-stage.ts'
import type { Browser } from '../../../../test/app.ts'
import { countsByKind, planByKind } from '../../../domain/public/retention/erasure.ts'
import { countStatements } from '../../kernel/db/statements.ts'
import { countErasurePlan } from './plan-sql.ts'

const stage = startErasureStage()
const { everything, settleEverything, runErasure, wishOf } = stage

const query = '{ me { erasurePlan { kind deleted emptied kept until } } }'

interface Planned {
  kind: string
  deleted: number
  emptied: number
  kept: number
  until: string | null
}

async function planOf(browser: Browser): Promise<Planned[] | null> {
  const { data } = await stage.t.graphql<{ me: { erasurePlan: Planned[] | null } | null }>(query, {}, browser)
  return data.me?.erasurePlan ?? null
}

describe.each(['landlord', 'tenant'] as const)('the plan of erasing a %s', (role) => {
  it('says what the erasure then does, and what stays afterwards until when', async () => {
    const { id } = await everything(role)
    await settleEverything()
    const requestedAt = stage.t.services.now().subtract({ hours: 31 * 24 })
    await stage.t.db
      .insertInto('deletion_requests')
      .values({ user_id: id, requested_at: requestedAt })
      .execute()
    // Begun, and the mail about it has left: from here on nothing more is added.
    await runErasure(1)
    const read = async () => planByKind(await countErasurePlan(stage.t.db, { id, email: emailOf(role) }))
    const before = await read()
    await runErasure(1)
    const { counts, done_at: doneAt } = await wishOf(id)
    expect(doneAt).not.toBeNull()
    const done = before
      .filter(({ deleted, emptied }) => deleted + emptied > 0)
      .map(({ kind, deleted, emptied }) => ({ kind, deleted, emptied }))
    expect(done).toEqual(countsByKind(counts))
    expect(done.length).toBeGreaterThan(15)
    const stays = (plan: Planned[]) =>
      // Of the wish more is noted with each step.
      plan.flatMap(({ kind, kept, until }) =>
        kept > 0 && kind !== 'deletionWishes' ? [{ kind, kept, until }] : [],
      )
    const after = await read()
    expect(stays(after)).toEqual(stays(before))
    expect(after.filter(({ deleted }) => deleted > 0)).toEqual([])
    const ends = new Map(before.map(({ kind, until }) => [kind, until]))
    // The stay ended in May 2020, the payments are of March.
    expect(ends.get('contracts')).toBe('2028-12-31')
    expect(ends.get('payments')).toBe('2028-12-31')
    expect(ends.get('deletionWishes')).toBeNull()
  })
})

describe('the plan', () => {
  it('is of the person who reads it, whoever they are', async () => {
    const home = await stage.landlordWithHome()
    const staffEmail = 'staff@mezzo.example'
    await stage.t.createUser({ email: staffEmail, permissions: ['accounting'] })
    const kinds = async (browser: Browser) => (await planOf(browser))?.map(({ kind }) => kind)
    expect(await kinds(home.landlord)).toEqual(expect.arrayContaining(['account', 'logins', 'listings']))
    const tenant = await kinds(await stage.t.login('amelie@mezzo.example'))
    expect(tenant).toEqual(expect.arrayContaining(['account', 'logins']))
    expect(tenant).not.toContain('listings')
    const staff = await kinds(await stage.t.login(staffEmail))
    expect(staff).toEqual(['account', 'logins'])
    // Of others nobody is told, not even who sees that they want to go.
    await stage.t.db
      .insertInto('deletion_requests')
      .values({ user_id: home.id, requested_at: stage.t.services.now() })
      .execute()
    const ofOthers = '{ deletionRequests { nodes { user { erasurePlan { kind } } } } }'
    expect((await stage.t.graphql(ofOthers, {}, await stage.t.login(staffEmail))).data).toEqual({
      deletionRequests: { nodes: [{ user: { erasurePlan: null } }] },
    })
  })

  it('says what a team member has in other people’s worlds as their own', async () => {
    const home = await stage.landlordWithHome()
    const memberId = await stage.t.createUser({ email: 'max@mezzo.example' })
    await stage.t.db
      .insertInto('team_members')
      .values({
        landlord_id: home.id,
        member_id: memberId,
        email: 'max@mezzo.example',
        role: 'MANAGER',
        invited_at: stage.t.services.now(),
        expires_at: stage.t.services.now(),
        accepted_at: stage.t.services.now(),
      })
      .execute()
    const plan = await planOf(await stage.t.login('max@mezzo.example'))
    expect(plan?.find(({ kind }) => kind === 'access')).toMatchObject({ deleted: 1, kept: 0 })
    expect(plan?.map(({ kind }) => kind)).not.toContain('listings')
  })

  it('is one statement, however much there is', async () => {
    const { id } = await everything('landlord')
    const person = { id, email: emailOf('landlord') }
    await countErasurePlan(stage.t.db, person)
    const { statements } = await countStatements(() => countErasurePlan(stage.t.db, person))
    expect(statements).toHaveLength(1)
  })
})

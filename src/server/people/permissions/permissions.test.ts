import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  addMember,
  permissionSteps,
  reason,
  start,
  startPermissionStage,
} from '../../../../test/permission-stage.ts'
import { PERMISSIONS } from '../../../domain/catalogue/people.ts'
import { grantByOperator } from './operator-actions.ts'

const stage = startPermissionStage()
const { ask, askFor, permissionsOf, waiting, mailsOf, loggedActions } = permissionSteps(stage)

describe('a permission that one person gives', () => {
  it('counts at once, stands in the log, and is told to the person and all who manage permissions', async () => {
    expect(await ask('give', stage.sam, { permission: 'FSU' })).toBeNull()
    expect(await permissionsOf(stage.kimId)).toEqual(['FSU'])
    expect(await waiting()).toEqual([])
    const entry = await stage.t.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'entity_id', 'landlord_id', 'data'])
      .executeTakeFirstOrThrow()
    expect(entry).toEqual({
      action: 'givePermission',
      actor_id: stage.samId,
      entity_id: stage.kimId,
      landlord_id: null,
      data: { permission: 'FSU', reason },
    })
    expect(await mailsOf()).toEqual([
      'ownPermission kim@mezzo.example',
      'staffPermission ines@mezzo.example',
      'staffPermission sam@mezzo.example',
    ])
    expect(await ask('give', stage.sam, { permission: 'FSU' })).toBe('PERMISSION_HELD')
  })

  it('is given once however often the call comes', async () => {
    const key = randomUUID()
    expect(await ask('give', stage.sam, { permission: 'FSU', key })).toBeNull()
    expect(await ask('give', stage.sam, { permission: 'FSU', key })).toBeNull()
    expect(await permissionsOf(stage.kimId)).toEqual(['FSU'])
    expect(await loggedActions()).toEqual(['givePermission'])
    expect(await ask('give', stage.sam, { permission: 'TEST', key })).toBe('IdempotencyConflictError')
  })

  it.each([
    ['themselves', () => stage.samId, reason, 'OWN_PERMISSION'],
    ['nobody', () => randomUUID(), reason, 'ResourceNotFoundError'],
    ['no id', () => 'x', reason, 'ResourceNotFoundError'],
    ['somebody without a reason', () => stage.kimId, 'Because.', 'ValidationError'],
  ])('is not given to %s', async (_, whom, why, refusal) => {
    expect(await ask('give', stage.sam, { permission: 'FSU', userId: whom(), reason: why })).toBe(refusal)
    expect(await loggedActions()).toEqual([])
    expect(await mailsOf()).toEqual([])
  })

  it.each(PERMISSIONS.filter((permission) => permission !== 'DEVELOPER'))(
    'is not given, taken or seen by who only has %s',
    async (permission) => {
      await addMember(stage.t, 'other', [permission])
      const other = await stage.t.login('other@mezzo.example')
      for (const call of ['give', 'take'] as const)
        expect(await ask(call, other, { permission: 'FSU' })).toBe('NotAllowedError')
      const seen = await stage.t.graphql(
        '{ permissionHolders { _id } permissionRequests { _id } }',
        {},
        other,
      )
      expect(seen.errors?.[0]?.message).toBe('Not allowed to access')
    },
  )
})

describe('taking a permission', () => {
  it('counts at once, also for what somebody does as a landlord at the moment', async () => {
    const leaId = await addMember(stage.t, 'lea', ['sales', 'TEST'])
    const landlordId = await stage.t.createUser({ email: 'jana@mezzo.example', landlord: true })
    const lea = await stage.t.login('lea@mezzo.example')
    const begun = await stage.t.send(lea, {
      method: 'POST',
      url: '/api/impersonation',
      payload: { landlordId, reason: 'She asked us by phone.' },
    })
    expect(begun.statusCode).toBe(200)
    const listings = () => stage.t.graphql('{ landlordListings { totalCount } }', {}, lea)
    expect((await listings()).errors).toBeUndefined()
    expect(await ask('take', stage.sam, { userId: leaId, permission: 'sales' })).toBeNull()
    expect(await permissionsOf(leaId)).toEqual(['TEST'])
    expect((await listings()).errors?.[0]?.message).toBe('Not allowed to access')
    const { ended_at } = await stage.t.db
      .selectFrom('impersonations')
      .select('ended_at')
      .executeTakeFirstOrThrow()
    expect(ended_at?.equals(start)).toBe(true)
    expect(await loggedActions()).toEqual(['startImpersonation', 'takePermission', 'endImpersonation'])
    const again = await stage.t.send(lea, {
      method: 'POST',
      url: '/api/impersonation',
      payload: { landlordId, reason: 'She asked us by phone.' },
    })
    expect(again.statusCode).toBe(403)
  })

  it('of managing permissions takes back what that person has asked for', async () => {
    await askFor('sales', stage.ines)
    expect(await ask('take', stage.sam, { userId: stage.inesId, permission: 'DEVELOPER' })).toBeNull()
    expect(await waiting()).toEqual([])
    expect(await ask('give', stage.ines, { permission: 'FSU' })).toBe('NotAllowedError')
  })

  it('is refused of one’s own, so that somebody always manages them', async () => {
    expect(await ask('take', stage.sam, { userId: stage.samId, permission: 'DEVELOPER' })).toBe(
      'OWN_PERMISSION',
    )
    const inesId = stage.inesId
    const answers = await Promise.all([
      ask('take', stage.sam, { userId: inesId, permission: 'DEVELOPER' }),
      ask('take', stage.ines, { userId: stage.samId, permission: 'DEVELOPER' }),
    ])
    expect(answers.filter((answer) => answer === null)).toHaveLength(1)
    const left = [...(await permissionsOf(stage.samId)), ...(await permissionsOf(inesId))]
    expect(left).toEqual(['DEVELOPER'])
  })

  it('is refused of what isn’t there', async () => {
    expect(await ask('take', stage.sam, { permission: 'FSU' })).toBe('PERMISSION_NOT_HELD')
  })
})

describe('the operator', () => {
  it('makes somebody who has signed up the first, without a second person, and that stands in the log', async () => {
    await stage.t.db.updateTable('users').set({ permissions: [] }).execute()
    const grant = async (email: string) => grantByOperator(await stage.t.ctxFor(null), email, 'DEVELOPER')
    expect(await grant('nobody@mezzo.example')).toBe('UNKNOWN')
    expect(await grant('Kim@mezzo.example')).toBe('GIVEN')
    expect(await grant('kim@mezzo.example')).toBe('HELD')
    expect(await permissionsOf(stage.kimId)).toEqual(['DEVELOPER'])
    const entries = await stage.t.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'via', 'entity_id'])
      .execute()
    expect(entries).toEqual([
      { action: 'givePermission', actor_id: null, via: 'SYSTEM', entity_id: stage.kimId },
    ])
    expect(await mailsOf()).toEqual(['ownPermission kim@mezzo.example'])
  })
})

describe('the page', () => {
  it('shows the staff, finds others, and says of each permission why the viewer can’t change it', async () => {
    await askFor('sales')
    const query = `query($search: String) {
      permissionHolders(search: $search) {
        name userTypes permissions { permission isHeld isStrong waitsUntil refusal } }
      permissionRequests { personName permission askedByName refusal canWithdraw } }`
    const { data } = await stage.t.graphql<{
      permissionHolders: { name: string; userTypes: string[]; permissions: object[] }[]
      permissionRequests: object[]
    }>(query, { search: '' }, stage.sam)
    expect(data.permissionHolders.map(({ name }) => name)).toEqual(['ines Lind', 'sam Lind'])
    expect(data.permissionHolders[1]?.permissions).toContainEqual({
      permission: 'DEVELOPER',
      isHeld: true,
      isStrong: true,
      waitsUntil: null,
      refusal: 'OWN_PERMISSION',
    })
    expect(data.permissionRequests).toEqual([
      {
        personName: 'kim Lind',
        permission: 'sales',
        askedByName: 'sam Lind',
        refusal: 'SECOND_PERSON_NEEDED',
        canWithdraw: true,
      },
    ])
    const found = await stage.t.graphql<typeof data>(query, { search: 'KIM' }, stage.ines)
    expect(found.data.permissionHolders[0]?.permissions).toContainEqual({
      permission: 'sales',
      isHeld: false,
      isStrong: true,
      waitsUntil: '2026-11-29T10:00:00Z',
      refusal: 'PERMISSION_REQUESTED',
    })
    expect(found.data.permissionRequests).toMatchObject([{ refusal: null, canWithdraw: false }])
  })
})

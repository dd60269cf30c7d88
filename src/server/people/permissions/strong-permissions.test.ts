import { describe, expect, it } from 'vitest'
import { permissionSteps, start, startPermissionStage } from '../../../../test/permission-stage.ts'
import { endPermissionRequests } from './end-actions.ts'

const stage = startPermissionStage()
const { ask, askFor, permissionsOf, waiting, mailsOf, loggedActions } = permissionSteps(stage)

describe('a strong permission', () => {
  it('counts only when a second person has confirmed it, and then acts', async () => {
    const requestId = await askFor('sales')
    expect(await permissionsOf(stage.kimId)).toEqual([])
    const kim = await stage.t.login('kim@mezzo.example')
    const staffListings = () => stage.t.graphql('{ staffListings { groupId } }', {}, kim)
    expect((await staffListings()).errors?.[0]?.message).toBe('Not allowed to access')
    expect(await ask('give', stage.ines, { permission: 'sales' })).toBe('PERMISSION_REQUESTED')
    expect(await ask('confirm', stage.sam, { requestId })).toBe('SECOND_PERSON_NEEDED')
    expect(await ask('confirm', kim, { requestId })).toBe('NotAllowedError')
    expect(await ask('confirm', stage.ines, { requestId })).toBeNull()
    expect(await permissionsOf(stage.kimId)).toEqual(['sales'])
    expect((await staffListings()).errors).toBeUndefined()
    expect(await ask('confirm', stage.ines, { requestId })).toBe('ALREADY_ANSWERED')
    expect(await loggedActions()).toEqual(['askForPermission', 'confirmPermission'])
    expect((await mailsOf()).filter((mail) => mail.endsWith('kim@mezzo.example'))).toHaveLength(2)
  })

  it('is not confirmed by who receives it, although they manage permissions', async () => {
    const requestId = await askFor('accounting', stage.sam, stage.inesId)
    expect(await ask('confirm', stage.ines, { requestId })).toBe('OWN_PERMISSION')
    expect(await ask('decline', stage.ines, { requestId })).toBe('OWN_PERMISSION')
  })

  it('is declined by the second with a reason that is told, and can be asked for anew', async () => {
    const requestId = await askFor('sales')
    expect(await ask('decline', stage.ines, { requestId, reason: 'No.' })).toBe('ValidationError')
    expect(await ask('decline', stage.sam, { requestId })).toBe('SECOND_PERSON_NEEDED')
    const answer = 'She works for us only in summer.'
    expect(await ask('decline', stage.ines, { requestId, reason: answer })).toBeNull()
    expect(await permissionsOf(stage.kimId)).toEqual([])
    expect(await ask('confirm', stage.ines, { requestId })).toBe('ALREADY_ANSWERED')
    const mails = await stage.t.db
      .selectFrom('mails')
      .select('text')
      .where('to', '=', 'kim@mezzo.example')
      .execute()
    expect(mails.some(({ text }) => text.includes(answer))).toBe(true)
    await askFor('sales')
  })

  it('is taken back by who asked alone', async () => {
    const requestId = await askFor('sales')
    expect(await ask('withdraw', stage.ines, { requestId })).toBe('NO_PERMISSION')
    expect(await ask('withdraw', stage.sam, { requestId })).toBeNull()
    expect(await ask('confirm', stage.ines, { requestId })).toBe('ALREADY_ANSWERED')
    expect(await permissionsOf(stage.kimId)).toEqual([])
  })

  it('ends by itself after 72 hours, which is told, and is forgotten after a year', async () => {
    const requestId = await askFor('sales')
    const ctx = () => stage.t.ctxFor(null)
    stage.t.setNow(start.add({ hours: 71 }))
    await endPermissionRequests(await ctx())
    expect(await waiting()).toHaveLength(1)
    stage.t.setNow(start.add({ hours: 72 }))
    expect(await ask('confirm', stage.ines, { requestId })).toBe('TIME_OVER')
    const told = (await mailsOf()).length
    await endPermissionRequests(await ctx())
    expect(await waiting()).toEqual([])
    expect(await mailsOf()).toHaveLength(told + 3)
    expect(await loggedActions()).toEqual(['askForPermission', 'endPermissionRequest'])
    stage.t.setNow(start.add({ hours: 72 + 24 * 366 }))
    await endPermissionRequests(await ctx())
    expect(await stage.t.db.selectFrom('permission_requests').select('id').execute()).toEqual([])
  })

  it('whose time is over is asked for anew before the job has looked', async () => {
    await askFor('sales')
    stage.t.setNow(start.add({ hours: 100 }))
    await askFor('sales', stage.ines)
    expect(await waiting()).toHaveLength(1)
  })

  it('is not stored as confirmed by one person, whoever writes it', async () => {
    const requestId = await askFor('sales')
    const confirmedBy = (closed_by: string) =>
      stage.t.db
        .updateTable('permission_requests')
        .set({ outcome: 'CONFIRMED', closed_by, closed_at: start })
        .where('id', '=', requestId)
        .execute()
    await expect(confirmedBy(stage.samId)).rejects.toThrow('permission_requests_four_eyes')
    await expect(confirmedBy(stage.kimId)).rejects.toThrow('permission_requests_four_eyes')
  })
})

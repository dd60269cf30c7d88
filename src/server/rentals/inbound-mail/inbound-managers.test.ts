import { describe, expect, it } from 'vitest'
import { bareBooking } from '../../../../test/bare-rows.ts'
import { given, offerOf } from '../../../../test/builders.ts'
import {
  type InboundStage,
  arrive,
  desk,
  setStage,
  start,
  startInboundStage,
  toldReasons,
  written,
} from '../../../../test/inbound-stage.ts'
import { command, sendRequest } from '../../../../test/request-commands.ts'
import { parseDay } from '../../../domain/kernel/day.ts'
import { replyAddressOf } from '../messages/reply-address.ts'

const inbound = startInboundStage()

/** A manager who has a part of the landlord's homes, and the address that is theirs. */
async function joinAsManager(
  { t }: InboundStage,
  stage: { landlordId: string; id: string },
  part: { group_ids: string[]; listing_ids: string[] | null },
) {
  const memberId = await t.createUser({ email: 'max@mezzo.example', firstName: 'Max' })
  await t.db
    .insertInto('team_members')
    .values({
      landlord_id: stage.landlordId,
      member_id: memberId,
      email: 'max@mezzo.example',
      role: 'MANAGER',
      ...part,
      invited_at: start,
      expires_at: start,
      accepted_at: start,
    })
    .execute()
  const to = given(replyAddressOf(t.services.config, { listingRequestId: stage.id, personId: memberId }))
  return { memberId, to, from: 'max@mezzo.example' }
}

describe('a manager', () => {
  it('whose account is on hold is told that they can’t write', async () => {
    const stage = await setStage(inbound)
    const { memberId, ...max } = await joinAsManager(inbound, stage, {
      group_ids: [stage.groupId],
      listing_ids: null,
    })
    await arrive(inbound, { ...max, text: 'One.' })
    await inbound.t.db.updateTable('users').set({ frozen_at: start }).where('id', '=', memberId).execute()
    await arrive(inbound, { ...max, text: 'Two.' })
    expect(await written(inbound)).toEqual([desk, 'LANDLORD MAIL One.'])
    expect(await toldReasons(inbound)).toEqual([expect.stringContaining('on hold')])
  })

  it('of single units writes about requests that have a contract for one, and no others', async () => {
    const stage = await setStage(inbound)
    const { to, from } = await joinAsManager(inbound, stage, { group_ids: [], listing_ids: stage.unitIds })
    await expect(arrive(inbound, { to, from, text: 'Not mine.' })).rejects.toThrow('550')
    await command(inbound.t, stage.landlord, 'acceptListingRequest', { id: stage.id })
    await command(inbound.t, stage.tenant, 'confirmTenantInterest', { id: stage.id })
    await arrive(inbound, { to, from, text: 'Mine.' })
    expect((await written(inbound)).at(-1)).toBe('LANDLORD MAIL Mine.')
  })

  it('of single units writes about requests that extend a stay in one', async () => {
    const stage = await setStage(inbound)
    const { to, from } = await joinAsManager(inbound, stage, { group_ids: [], listing_ids: stage.unitIds })
    const before = await sendRequest(inbound.t, stage, '2029-12-01', '2030-01-31')
    await command(inbound.t, stage.landlord, 'acceptListingRequest', { id: before })
    await command(inbound.t, stage.tenant, 'confirmTenantInterest', { id: before })
    const { id } = await inbound.t.db
      .insertInto('bookings')
      .values(
        bareBooking({
          offer_id: (await offerOf(inbound.t.db, before)).id,
          listing_request_id: before,
          tenant_id: stage.tenantId,
          listing_id: given(stage.unitIds[0]),
          group_id: stage.groupId,
          landlord_id: stage.landlordId,
          from: parseDay('2029-12-01'),
          to: parseDay('2030-01-31'),
          total_cost: 1,
        }),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    await inbound.t.db
      .updateTable('listing_requests')
      .set({ type: 'EXTENSION', extends_booking_id: id })
      .where('id', '=', stage.id)
      .execute()
    await arrive(inbound, { to, from, text: 'Mine.' })
    expect((await written(inbound)).at(-1)).toBe('LANDLORD MAIL Mine.')
  })
})

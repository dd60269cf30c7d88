import { randomUUID } from 'node:crypto'
import { bookStay, command } from '../request-commands.ts'
import { createStage, given } from '../builders.ts'
import { givePower, joinTeam } from '../power-stage.ts'
import { from, to, accepted, contracted, must, booked, type Calls } from './stages.ts'

const otherOffer = () => ({ offerId: randomUUID() })

const LBC = { group: { method_of_booking: 'AFTER_LANDLORD_CONFIRMED_BOOKING' } } as const

const ON_PAPER = { group: { online_signing: false } }

function signature(stage: { offer: { documentSha256: string | null } }, typedName: string) {
  return { typedName, consent: true, documentSha256: given(stage.offer.documentSha256) }
}

/** Stories of contracts. */
export const contractsCalls: Calls = {
  async prepareContract(app) {
    const stage = await accepted(app)
    const input = {
      contractName: 'GERMANY_PRIVATE',
      language: 'de',
      timeOfPayment: 'RENTAL_BEGIN',
      cleaningFee: 9_000,
      cleaningFeeFrequency: 'ONE_TIME',
      deposit: 150_000,
      houseRules: '',
      isOnlineSigning: true,
    }
    return {
      as: stage.landlord,
      variables: { listingRequestId: stage.id, input },
      changed: { input: { ...input, deposit: 0 } },
    }
  },
  async signContract(app) {
    const stage = await contracted(app)
    const input = signature(stage, 'Jana Keller')
    return {
      as: stage.landlord,
      variables: { offerId: stage.offer.id, input },
      changed: { input: { ...input, typedName: 'Keller Jana' } },
    }
  },
  async stopOnlineSigning(app) {
    const stage = await contracted(app)
    const variables = {
      offerId: stage.offer.id,
      reason: 'CONTRACT_HAD_TO_BE_ADJUSTED',
      comment: 'One more key.',
    }
    return { as: stage.landlord, variables, changed: { comment: 'Two more keys.' } }
  },
  async changeExternalSigner(app) {
    const stage = await contracted(app)
    const [first, second] = [
      await joinTeam(app, stage.landlordId),
      await joinTeam(app, stage.landlordId, { email: 'ida@mezzo.example' }),
    ]
    const powerId = await givePower(app, stage.landlord, first.memberId)
    const other = await givePower(app, stage.landlord, second.memberId)
    // At a provider to whom nobody has access: nothing is asked there.
    await app.db
      .updateTable('signature_procedures')
      .set({ provider: 'YOUSIGN', external_id: 'elsewhere' })
      .where('offer_id', '=', stage.offer.id)
      .execute()
    return {
      as: stage.landlord,
      variables: { offerId: stage.offer.id, powerId },
      changed: { powerId: other },
    }
  },
  async cancelContract(app) {
    const stage = await contracted(app)
    return { as: stage.landlord, variables: { offerId: stage.offer.id }, changed: otherOffer() }
  },
  async refuseContract(app) {
    const stage = await contracted(app)
    return { as: stage.tenant, variables: { offerId: stage.offer.id }, changed: otherOffer() }
  },
  async sendSigningReminder(app) {
    const stage = await contracted(app)
    const input = signature(stage, 'Jana Keller')
    must(await command(app, stage.landlord, 'signContract', { id: stage.offer.id, input }))
    return { as: stage.landlord, variables: { offerId: stage.offer.id }, changed: otherOffer() }
  },
  async acceptProposedContract(app) {
    const stage = await contracted(app, ON_PAPER)
    return { as: stage.tenant, variables: { offerId: stage.offer.id }, changed: otherOffer() }
  },
  async recordOfflineSignatures(app) {
    const stage = await contracted(app, ON_PAPER)
    must(await command(app, stage.tenant, 'acceptProposedContract', { id: stage.offer.id }))
    return { as: stage.landlord, variables: { offerId: stage.offer.id }, changed: otherOffer() }
  },
  async confirmBooking(app) {
    const stage = await contracted(app, { group: { ...LBC.group, ...ON_PAPER.group } })
    must(await command(app, stage.tenant, 'acceptProposedContract', { id: stage.offer.id }))
    return { as: stage.landlord, variables: { offerId: stage.offer.id }, changed: otherOffer() }
  },
  async cancelBookingAsLandlord(app) {
    const stage = await booked(app)
    const variables = {
      bookingId: stage.bookingId,
      cancellationReason: 'NO_VISA',
      note: 'The visa was refused.',
    }
    return { as: stage.landlord, variables, changed: { cancellationReason: 'OTHER' } }
  },
  async moveBooking(app) {
    const stage = await createStage(app, { units: 2 })
    const bookingId = await bookStay(app, stage, from, to)
    const { listing_id: unitId } = await app.db
      .selectFrom('bookings')
      .select('listing_id')
      .where('id', '=', bookingId)
      .executeTakeFirstOrThrow()
    const variables = { bookingId, listingId: given(stage.unitIds.find((id) => id !== unitId)) }
    return { as: stage.landlord, variables, changed: { listingId: unitId } }
  },
}

import { describe, expect, it } from 'vitest'
import { parseDay } from '../../kernel/day.ts'
import { NO_OTHER_STAYS } from '../../listings/stay-chain.ts'
import type { ExtensionSituation } from '../extension.ts'
import {
  canAnswerProposal,
  canOfferLonger,
  canOfferUntil,
  canTakeLonger,
  proposalAnswerUntil,
  proposalStateAt,
  type StayProposalState,
} from './stay-proposal.ts'

const booked = { from: parseDay('2027-01-01'), to: parseDay('2027-03-31') }
const situation: ExtensionSituation = {
  booking: { ...booked, canceled: false, accountFrozen: false },
  booked,
  hasOpenExtension: false,
  unit: { availableFrom: null, availableTo: null, occupancies: [] },
  listing: { address: {} },
  others: { ...NO_OTHER_STAYS, agreed: [booked] },
  today: parseDay('2027-02-15'),
}
const taken = {
  availableFrom: null,
  availableTo: null,
  occupancies: [{ kind: 'BLOCK' as const, from: parseDay('2027-05-01'), to: parseDay('2027-05-31') }],
}
const answerUntil = Temporal.Instant.from('2027-02-22T10:00:00Z')
const inTime = Temporal.Instant.from('2027-02-22T09:59:59Z')
const proposal = {
  state: 'OPEN' as StayProposalState,
  answerUntil,
  from: parseDay('2027-04-01'),
  to: parseDay('2027-05-31'),
}

describe('a proposal about the last day', () => {
  it.each<[StayProposalState, Temporal.Instant, StayProposalState, string | null]>([
    ['OPEN', inTime, 'OPEN', null],
    ['OPEN', answerUntil, 'EXPIRED', 'TIME_OVER'],
    ['TAKEN', inTime, 'TAKEN', 'ALREADY_ANSWERED'],
    ['TAKEN', answerUntil, 'TAKEN', 'ALREADY_ANSWERED'],
    ['DECLINED', inTime, 'DECLINED', 'ENDED'],
    ['WITHDRAWN', inTime, 'WITHDRAWN', 'ENDED'],
    ['EXPIRED', inTime, 'EXPIRED', 'TIME_OVER'],
  ])('stored as %s is at %s %s, and refuses an answer as %s', (state, now, shown, reason) => {
    expect(proposalStateAt({ state, answerUntil }, now)).toBe(shown)
    expect(canAnswerProposal({ state, answerUntil }, now)).toEqual({ value: reason === null, reason })
  })

  it.each([
    ['2027-02-15T10:00:00Z', '2027-03-31', '2027-02-22T10:00:00Z'],
    ['2027-03-30T10:00:00Z', '2027-03-31', '2027-04-01T00:00:00Z'],
    ['2027-03-25T00:00:00Z', '2027-03-31', '2027-04-01T00:00:00Z'],
  ])('made at %s for a stay until %s it can be answered until %s', (now, lastDay, until) => {
    const end = proposalAnswerUntil(Temporal.Instant.from(now), parseDay(lastDay))
    expect(end.toString()).toBe(until)
  })
})

describe('offering a longer stay', () => {
  it.each<[string, Partial<ExtensionSituation>, boolean, string | null]>([
    ['nothing stands against it', {}, false, null],
    ['an offer waits already', {}, true, 'OFFER_EXISTS'],
    ['the tenant has asked', { hasOpenExtension: true }, false, 'ALREADY_REQUESTED'],
    ['the stay is over', { today: parseDay('2027-04-01') }, false, 'STAY_OVER'],
  ])('%s', (_, changed, hasOpen, reason) => {
    expect(canOfferLonger({ ...situation, ...changed }, hasOpen)).toEqual({ value: reason === null, reason })
  })

  it('is refused for a day beyond what is free, and while another offer waits', () => {
    const to = parseDay('2027-05-31')
    expect(canOfferUntil(situation, false, to).reason).toBeNull()
    expect(canOfferUntil({ ...situation, unit: taken }, false, to).reason).toBe('UNAVAILABLE')
    expect(canOfferUntil(situation, true, to).reason).toBe('OFFER_EXISTS')
  })
})

describe('taking the offer', () => {
  it.each<[string, Partial<typeof proposal>, Partial<ExtensionSituation>, string | null]>([
    ['as it was made', {}, {}, null],
    ['once it was withdrawn', { state: 'WITHDRAWN' }, {}, 'ENDED'],
    ['once the days are taken', {}, { unit: taken }, 'UNAVAILABLE'],
    ['once the stay ends elsewhere', {}, { booked: { ...booked, to: parseDay('2027-04-30') } }, 'ENDED'],
    ['once the tenant has asked, too', {}, { hasOpenExtension: true }, 'ALREADY_REQUESTED'],
  ])('%s', (_, changed, around, reason) => {
    const verdict = canTakeLonger({ ...proposal, ...changed }, { ...situation, ...around }, inTime)
    expect(verdict).toEqual({ value: reason === null, reason })
  })
})

/**
 * A second, plain account of a request's life (domain rules, section 4), against which random sequences of commands
 * compare the server. It knows nothing of the product's own rules: days are numbers, everything is a list.
 */

/** Days of the model, both inclusive; day 0 is some day far ahead. */
export interface Span {
  from: number
  to: number
}

/** What takes days of a unit. */
export interface Taken extends Span {
  kind: 'HOLD' | 'BOOKING' | 'BLOCK'
  request: number | null
}

/** A unit of a group. */
export interface ModelUnit {
  taken: Taken[]
}

/** A group of units with how it is booked. */
export interface ModelGroup {
  units: ModelUnit[]
  lbc: boolean
  online: boolean
  /** Tenants can find it and ask for it. */
  published: boolean
}

/** How far the contract of a request has come. */
export interface ModelOffer {
  unit: number
  online: boolean
  written: boolean
  landlordSigned: boolean
  tenantSigned: boolean
  tenantAccepted: boolean
  onPaper: boolean
}

/** A request of a tenant to a group. */
export interface ModelRequest extends Span {
  tenant: number
  group: number
  /** Requests sent together. */
  together: number
  type:
    | 'START'
    | 'AV_CHECK'
    | 'NO_AV_CHECK'
    | 'SECOND_CHANCE'
    | 'AVAILABLE'
    | 'TENANT_APPROVED'
    | 'NOT_AVAILABLE'
    | 'TENANT_WITHDREW'
  reason: string | null
  offer: ModelOffer | null
  booked: boolean
  suggestion: Span | null
  /** Was shown as blocked and has not been told since that it goes on. */
  paused: boolean
  /** Hours on the model's clock. */
  declineAt: number | null
  answerUntil: number | null
}

/** Everything there is. */
export interface ModelWorld {
  hour: number
  groups: ModelGroup[]
  requests: ModelRequest[]
}

const hoursToAnswer = 72
const hoursToAnswerAgain = 24

/** Whether two spans share a day. */
export function meet(a: Span, b: Span): boolean {
  return a.from <= b.to && b.from <= a.to
}

/** Whether a request came to its end, well or not. */
export function isDone(request: ModelRequest): boolean {
  return request.booked || request.type === 'NOT_AVAILABLE' || request.type === 'TENANT_WITHDREW'
}

function isOpen(request: ModelRequest): boolean {
  return !isDone(request) && ['AV_CHECK', 'NO_AV_CHECK', 'SECOND_CHANCE'].includes(request.type)
}

function fits(unit: ModelUnit, span: Span, but: (taken: Taken) => boolean = () => false): boolean {
  return !unit.taken.some((taken) => !but(taken) && meet(taken, span))
}

/** The units that a request may be put into: none of a group that is not public, but a yes still holds. */
function openTo(world: ModelWorld, request: ModelRequest): ModelUnit[] {
  const isPromised = request.type === 'AVAILABLE' || request.type === 'TENANT_APPROVED'
  return groupOf(world, request).published || isPromised ? unitsOf(world, request) : []
}

function unitsOf(world: ModelWorld, request: ModelRequest): ModelUnit[] {
  return groupOf(world, request).units
}

/** The group that a request asks. */
export function groupOf(world: ModelWorld, request: Pick<ModelRequest, 'group'>): ModelGroup {
  const group = world.groups[request.group]
  if (!group) throw new Error(`The model has no group ${request.group}.`)
  return group
}

function hasRoom(world: ModelWorld, request: ModelRequest): boolean {
  return openTo(world, request).some((unit) => fits(unit, request))
}

/** Whether only contracts in signing of others keep the request from a unit. */
function waitsForHold(world: ModelWorld, request: ModelRequest): boolean {
  if (hasRoom(world, request)) return false
  return openTo(world, request).some((unit) => fits(unit, request, (taken) => taken.kind === 'HOLD'))
}

function contractsElsewhere(world: ModelWorld, request: ModelRequest): ModelRequest[] {
  return world.requests.filter(
    (other) => other !== request && other.tenant === request.tenant && hasContract(other),
  )
}

/** Why a request is paused, or null. */
export function pauseOf(world: ModelWorld, request: ModelRequest): string | null {
  if (isDone(request) || request.offer) return null
  const answered = request.type === 'AVAILABLE' || request.type === 'TENANT_APPROVED'
  if (answered && contractsElsewhere(world, request).some((other) => meet(other, request)))
    return 'BLOCKED_BY_CURRENT_TENANT'
  if ((answered || request.type === 'AV_CHECK') && waitsForHold(world, request))
    return 'BLOCKED_BY_ANOTHER_TENANT'
  return null
}

/** What the landlord sees. */
export function landlordSees(world: ModelWorld, request: ModelRequest): string {
  if (isDone(request)) return 'OTHER'
  const pause = pauseOf(world, request)
  if (pause) return pause
  const { lbc } = groupOf(world, request)
  if (request.offer) {
    if (!request.offer.written) return 'CREATING_CONTRACT'
    if (!request.offer.online) {
      const agreed = request.offer.tenantAccepted || request.offer.tenantSigned
      return lbc && agreed ? 'WAITING_TO_CONFIRM_BOOKING' : 'MANUAL_CONTRACT_CREATED'
    }
    if (!request.offer.landlordSigned) return 'CONTRACT_CREATED'
    return request.offer.tenantSigned ? 'WAITING_TO_CONFIRM_BOOKING' : 'CONTRACT_WAITING_FOR_TENANT'
  }
  if (!isOpen(request)) return request.type === 'START' ? 'OTHER' : 'ACCEPTED'
  if (contractsElsewhere(world, request).length > 0) return 'TENANT_STARTED_OTHER_BOOKING_PROCESS'
  return lbc ? 'OPEN_V3' : 'OPEN'
}

/** What the tenant sees. */
export function tenantSees(world: ModelWorld, request: ModelRequest): string {
  if (request.booked) return 'BOOKED'
  if (isDone(request)) return request.type
  const pause = pauseOf(world, request)
  if (pause) return pause
  const { offer } = request
  if (offer) {
    if (!offer.written) return 'CONTRACT_GENERATION'
    const waits = landlordSees(world, request) === 'WAITING_TO_CONFIRM_BOOKING'
    if (waits || (offer.online && !offer.landlordSigned)) return 'CONTRACT_SIGNING_LANDLORD'
    return offer.online ? 'CONTRACT_SIGNING_TENANT' : 'CONTRACT_SIGNING_OFFLINE'
  }
  if (request.type === 'AVAILABLE') return 'CONFIRM_TENANT_INTEREST'
  return request.type === 'TENANT_APPROVED' ? 'CONTRACT_GENERATION' : 'CONFIRMING_AVAILABILITY'
}

/** A command either happens (true) or is refused (false) and changes nothing. */
export type Outcome = boolean

/** The tenant asks groups for the same days; a group they already ask for some of those days refuses all. */
export function send(world: ModelWorld, tenant: number, groups: readonly number[], span: Span): Outcome {
  const already = world.requests.some(
    (other) => other.tenant === tenant && groups.includes(other.group) && !isDone(other) && meet(other, span),
  )
  const room = groups
    .map((group) => groupOf(world, { group }))
    .every(({ published, units }) => published && units.some((unit) => fits(unit, span)))
  if (already || !room) return false
  const together = world.requests.length
  // Who has a contract in signing or a booking for some of the days: the landlord is asked without a deadline.
  const reserved = world.requests.some(
    (other) => other.tenant === tenant && meet(other, span) && (other.booked || hasContract(other)),
  )
  for (const group of groups) {
    world.requests.push({
      ...span,
      tenant,
      group,
      together,
      type: reserved ? 'NO_AV_CHECK' : 'AV_CHECK',
      reason: null,
      offer: null,
      booked: false,
      suggestion: null,
      paused: false,
      declineAt: reserved ? null : world.hour + hoursToAnswer,
      answerUntil: null,
    })
  }
  return true
}

function hasContract(request: ModelRequest): boolean {
  return request.offer !== null && !isDone(request)
}

function canAnswer(world: ModelWorld, request: ModelRequest): boolean {
  return isOpen(request) && pauseOf(world, request) === null
}

/** Everybody has said yes and there is no contract, since the tenant refused it: the landlord may still say no. */
function owesContract(world: ModelWorld, request: ModelRequest): boolean {
  const isAgreed = request.type === 'TENANT_APPROVED' && request.offer === null
  return isAgreed && !isDone(request) && pauseOf(world, request) === null
}

/** The landlord says that it is free. */
export function accept(world: ModelWorld, request: ModelRequest): Outcome {
  if (!canAnswer(world, request) || !hasRoom(world, request)) return false
  request.type = 'AVAILABLE'
  request.declineAt = null
  request.answerUntil = world.hour + hoursToAnswer
  request.suggestion = null
  return true
}

/** The landlord says no; with days, what is free of them is blocked in every unit, and who then has no unit is declined. */
export function reject(world: ModelWorld, request: ModelRequest, block: Span | null): Outcome {
  if (!canAnswer(world, request) && !owesContract(world, request)) return false
  end(request, 'NOT_AVAILABLE', 'DECLINED_BY_LANDLORD')
  if (!block) return true
  for (const unit of unitsOf(world, request)) {
    const days = Array.from({ length: block.to - block.from + 1 }, (_, index) => block.from + index)
    const stays = unit.taken.filter(({ kind }) => kind !== 'BLOCK')
    for (const day of days.filter((one) => !stays.some((stay) => meet(stay, { from: one, to: one }))))
      unit.taken.push({ from: day, to: day, kind: 'BLOCK', request: null })
  }
  declineWithoutRoom(world, request.group, block)
  return true
}

/** The landlord takes the yes back before the tenant's, and has a day to answer again. */
export function takeAcceptBack(world: ModelWorld, request: ModelRequest): Outcome {
  if (!isTakenBack(world, request)) return false
  request.type = 'AV_CHECK'
  request.declineAt = world.hour + hoursToAnswerAgain
  request.answerUntil = null
  request.paused = false
  return true
}

/** The landlord takes the yes back, and says no. */
export function declineAccepted(world: ModelWorld, request: ModelRequest): Outcome {
  if (!isTakenBack(world, request)) return false
  end(request, 'NOT_AVAILABLE', 'DECLINED_BY_LANDLORD')
  return true
}

function isTakenBack(world: ModelWorld, request: ModelRequest): boolean {
  if (isDone(request) || request.type !== 'AVAILABLE' || pauseOf(world, request)) return false
  return request.paused || request.answerUntil === null || request.answerUntil > world.hour
}

function end(request: ModelRequest, type: 'NOT_AVAILABLE' | 'TENANT_WITHDREW', reason: string): void {
  request.type = type
  request.reason = reason
  request.offer = null
  request.suggestion = null
  request.declineAt = null
  request.answerUntil = null
}

function declineWithoutRoom(world: ModelWorld, group: number, span: Span): void {
  for (const other of world.requests) {
    if (other.group !== group || isDone(other) || other.offer || !meet(other, span)) continue
    const lasting = openTo(world, other).some((unit) => fits(unit, other, ({ kind }) => kind === 'HOLD'))
    if (!lasting) end(other, 'NOT_AVAILABLE', 'DECLINED_BY_CONFLICT')
  }
}

/** The tenant still wants it: days of a unit are held and the contract is written. `unit` is the server's choice. */
export function confirmInterest(world: ModelWorld, request: ModelRequest, unit: number | null): Outcome {
  if (isDone(request) || request.type !== 'AVAILABLE' || request.offer) return false
  if (pauseOf(world, request) !== null || !hasRoom(world, request)) return false
  const group = groupOf(world, request)
  const chosen = unit === null ? undefined : group.units[unit]
  if (unit === null || !chosen || !fits(chosen, request))
    throw new Error('The server chose no unit, or one that is taken.')
  request.type = 'TENANT_APPROVED'
  request.answerUntil = null
  request.offer = { ...newOffer(unit, group.online) }
  chosen.taken.push({ from: request.from, to: request.to, kind: 'HOLD', request: indexOf(world, request) })
  return true
}

function newOffer(unit: number, online: boolean): ModelOffer {
  return {
    unit,
    online,
    written: false,
    landlordSigned: false,
    tenantSigned: false,
    tenantAccepted: false,
    onPaper: false,
  }
}

function indexOf(world: ModelWorld, request: ModelRequest): number {
  return world.requests.indexOf(request)
}

/** The job writes all contracts that are ordered. */
export function writeContracts(world: ModelWorld): Outcome {
  for (const request of world.requests) if (request.offer) request.offer.written = true
  return true
}

/** The landlord signs online. */
export function landlordSign(request: ModelRequest): Outcome {
  const { offer } = request
  if (!offer || isDone(request) || !offer.online || !offer.written || offer.landlordSigned) return false
  offer.landlordSigned = true
  return true
}

/** The tenant signs online; without a confirmation to come, that makes the booking. */
export function tenantSign(world: ModelWorld, request: ModelRequest): Outcome {
  const { offer } = request
  if (!offer || isDone(request) || !offer.online || !offer.landlordSigned || offer.tenantSigned) return false
  offer.tenantSigned = true
  if (!groupOf(world, request).lbc) book(world, request)
  return true
}

/** On paper: the tenant says yes. */
export function tenantAccept(request: ModelRequest): Outcome {
  const { offer } = request
  if (!offer || isDone(request) || offer.online || !offer.written || offer.tenantAccepted || offer.onPaper)
    return false
  offer.tenantAccepted = true
  return true
}

/** On paper: the landlord records both signatures, after the tenant's yes. */
export function recordPaper(world: ModelWorld, request: ModelRequest): Outcome {
  const { offer } = request
  if (!offer || isDone(request) || offer.online || !offer.written || !offer.tenantAccepted || offer.onPaper)
    return false
  offer.onPaper = true
  offer.tenantSigned = true
  if (!groupOf(world, request).lbc) book(world, request)
  return true
}

/** The landlord's confirmation, where one is asked for. */
export function confirmBooking(world: ModelWorld, request: ModelRequest): Outcome {
  if (landlordSees(world, request) !== 'WAITING_TO_CONFIRM_BOOKING') return false
  book(world, request)
  return true
}

function book(world: ModelWorld, request: ModelRequest): void {
  const { offer } = request
  if (!offer) throw new Error('A booking needs a contract.')
  const index = indexOf(world, request)
  for (const taken of unitsOf(world, request)[offer.unit]?.taken ?? [])
    if (taken.request === index) taken.kind = 'BOOKING'
  request.booked = true
  request.offer = null
  for (const other of world.requests) {
    if (other === request || other.tenant !== request.tenant || isDone(other)) continue
    if (other.together !== request.together && !meet(other, request)) continue
    free(world, other)
    end(other, 'NOT_AVAILABLE', 'DECLINED_BY_BOOKING_OTHER_REQUEST')
  }
  declineWithoutRoom(world, request.group, request)
}

function free(world: ModelWorld, request: ModelRequest): void {
  const index = indexOf(world, request)
  for (const unit of unitsOf(world, request))
    unit.taken = unit.taken.filter((taken) => taken.kind !== 'HOLD' || taken.request !== index)
}

/** The tenant takes the request back. */
export function withdraw(world: ModelWorld, request: ModelRequest): Outcome {
  if (isDone(request)) return false
  free(world, request)
  end(request, 'TENANT_WITHDREW', 'WITHDRAWN_BY_TENANT')
  return true
}

/** The landlord proposes other days; `wanted` are free in some unit, near the asked ones and not the same. */
export function suggest(world: ModelWorld, request: ModelRequest, wanted: Span): Outcome {
  if (!canAnswer(world, request) || request.type === 'SECOND_CHANCE') return false
  const changed = wanted.from !== request.from || wanted.to !== request.to
  const near = Math.abs(wanted.from - request.from) <= 30 && Math.abs(wanted.to - request.to) <= 30
  if (!changed || !near || !openTo(world, request).some((unit) => fits(unit, wanted))) return false
  request.suggestion = { ...wanted }
  request.declineAt = world.hour + hoursToAnswer
  return true
}

/** The tenant takes the proposed days, if they are still free. */
export function takeSuggestion(world: ModelWorld, request: ModelRequest): Outcome {
  const { suggestion } = request
  if (!isOpen(request) || !suggestion) return false
  if (!openTo(world, request).some((unit) => fits(unit, suggestion))) return false
  Object.assign(request, suggestion)
  request.type = 'AVAILABLE'
  request.suggestion = null
  request.declineAt = null
  request.answerUntil = world.hour + hoursToAnswer
  return true
}

/** The tenant doesn't want the proposed days. */
export function refuseSuggestion(request: ModelRequest): Outcome {
  if (!isOpen(request) || !request.suggestion) return false
  end(request, 'TENANT_WITHDREW', 'LANDLORD_SUGGESTED_NEW_DATES')
  return true
}

/** Staff give a silent landlord's request another chance. */
export function secondChance(world: ModelWorld, request: ModelRequest): Outcome {
  if (request.booked || request.type !== 'NOT_AVAILABLE' || request.reason !== 'LANDLORD_DID_NOT_RESPOND')
    return false
  const isAskedAgain = world.requests.some(
    (other) =>
      other.tenant === request.tenant &&
      other.group === request.group &&
      !isDone(other) &&
      meet(other, request),
  )
  if (isAskedAgain || !hasRoom(world, request)) return false
  request.type = 'SECOND_CHANCE'
  request.reason = null
  request.declineAt = world.hour + hoursToAnswer
  return true
}

/** The tenant doesn't take the contract: its days are free, the request stays. */
export function refuseContract(world: ModelWorld, request: ModelRequest): Outcome {
  const { offer } = request
  if (!offer || isDone(request) || !offer.written || offer.tenantSigned) return false
  free(world, request)
  request.offer = null
  return true
}

/** The landlord takes the contract back, and with it the yes. */
export function cancelContract(world: ModelWorld, request: ModelRequest): Outcome {
  if (!hasContract(request)) return false
  free(world, request)
  end(request, 'NOT_AVAILABLE', 'DECLINED_BY_LANDLORD')
  return true
}

/** It goes on with a new contract on paper, for the same days of the same unit. */
export function stopOnlineSigning(request: ModelRequest): Outcome {
  const { offer } = request
  if (!offer || isDone(request) || !offer.online || offer.tenantSigned) return false
  request.offer = newOffer(offer.unit, false)
  return true
}

/** The landlord takes a group off the public pages: whoever waits goes on waiting and a yes holds, or all are declined. */
export function unpublish(world: ModelWorld, group: number, declines: boolean): Outcome {
  if (!groupOf(world, { group }).published) return false
  groupOf(world, { group }).published = false
  for (const request of world.requests) {
    const waits = request.group === group && !isDone(request) && !request.offer
    if (declines && waits) end(request, 'NOT_AVAILABLE', 'DECLINED_BY_CONFLICT')
  }
  return true
}

/** The landlord shows a group again. */
export function publish(world: ModelWorld, group: number): Outcome {
  if (groupOf(world, { group }).published) return false
  groupOf(world, { group }).published = true
  return true
}

/** Whoever is blocked now will be told when it goes on; to be called after each command. */
export function notePauses(world: ModelWorld): void {
  for (const request of world.requests) if (pauseOf(world, request)) request.paused = true
}

/** Hours go by, and the jobs that look at deadlines run: pauses that ended, silent landlords, silent tenants. */
export function pass(world: ModelWorld, hours: number): Outcome {
  world.hour += hours
  for (const request of world.requests) resume(world, request)
  for (const request of world.requests) {
    if (!isOpen(request) || pauseOf(world, request) || request.declineAt === null) continue
    if (request.declineAt > world.hour) continue
    end(
      request,
      'NOT_AVAILABLE',
      request.suggestion ? 'LANDLORD_SUGGESTED_NEW_DATES' : 'LANDLORD_DID_NOT_RESPOND',
    )
  }
  for (const request of world.requests) {
    if (isDone(request) || request.type !== 'AVAILABLE' || request.offer || pauseOf(world, request)) continue
    if (request.answerUntil === null || request.answerUntil > world.hour) continue
    const alone = world.requests.filter((other) => other.together === request.together).length === 1
    end(request, 'TENANT_WITHDREW', alone ? 'SINGLE_REQUEST_NO_RESPONSE' : 'NO_RESPONSE_FROM_TENANT')
  }
  return true
}

/** Nobody loses time while paused: whoever has to answer has all of it again. */
function resume(world: ModelWorld, request: ModelRequest): void {
  if (!request.paused || pauseOf(world, request)) return
  request.paused = false
  if (isDone(request) || request.offer) return
  if (request.declineAt !== null) request.declineAt = world.hour + hoursToAnswer
  if (request.answerUntil !== null) request.answerUntil = world.hour + hoursToAnswer
}

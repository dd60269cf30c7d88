import { expect } from 'vitest'
import { given } from '../builders.ts'
import * as model from './model.ts'
import * as server from './server-world.ts'

/** Steps on one request, which they name by its number, modulo how many there are. */
export const REQUEST_STEPS = [
  'accept',
  'reject',
  'rejectOccupied',
  'takeAcceptBack',
  'declineAccepted',
  'confirmInterest',
  'withdraw',
  'suggest',
  'takeSuggestion',
  'refuseSuggestion',
  'secondChance',
  'landlordSign',
  'tenantSign',
  'tenantAccept',
  'recordPaper',
  'confirmBooking',
  'refuseContract',
  'cancelContract',
  'stopOnlineSigning',
  'unpublish',
  'unpublishDeclining',
  'publish',
] as const satisfies readonly string[]

/** What a step can be. */
export const STEP_KINDS = [
  'send',
  ...REQUEST_STEPS,
  'writeContracts',
  'pass',
] as const satisfies readonly string[]

/** The status types that a step can find a request in. */
export const MET_STATUS_TYPES = [
  'AV_CHECK',
  'NO_AV_CHECK',
  'SECOND_CHANCE',
  'AVAILABLE',
  'TENANT_APPROVED',
  'NOT_AVAILABLE',
  'TENANT_WITHDREW',
] as const satisfies readonly string[]

/** One step of a sequence, as numbers that shrink well. */
export interface Step {
  kind: (typeof STEP_KINDS)[number]
  request: number
  tenant: number
  groups: number[]
  period: number
  shift: number
  hours: number
  /** Given by somebody whose request or listing it is not. */
  byStranger: boolean
}

const ownStep: Omit<Step, 'kind'> = {
  request: 0,
  tenant: 0,
  groups: [0],
  period: 0,
  shift: 0,
  hours: 73,
  byStranger: false,
}

/** Beginnings that bring a request into a status which steps at random seldom find: none, and one for each of them. */
export const BEGINNINGS: readonly (readonly Step[])[] = [
  [],
  [
    { ...ownStep, kind: 'send' },
    { ...ownStep, kind: 'accept' },
    { ...ownStep, kind: 'confirmInterest' },
  ],
  [
    { ...ownStep, kind: 'send' },
    { ...ownStep, kind: 'pass' },
    { ...ownStep, kind: 'secondChance' },
  ],
  // Who has a contract in signing and asks for the same days elsewhere.
  [
    { ...ownStep, kind: 'send' },
    { ...ownStep, kind: 'accept' },
    { ...ownStep, kind: 'confirmInterest' },
    { ...ownStep, kind: 'send', groups: [1] },
  ],
]

const periods: readonly model.Span[] = [
  { from: 30, to: 120 },
  { from: 90, to: 180 },
  { from: 200, to: 290 },
  { from: 30, to: 290 },
]

/** Gives the steps to the server and to the model, and compares all that is seen after each of them. */
export async function runSequence(
  world: server.ServerWorld,
  steps: readonly Step[],
  seen: Set<string>,
): Promise<void> {
  await server.startOver(world)
  const expected: model.ModelWorld = {
    hour: 0,
    groups: server.GROUPS.map(({ units, lbc, online }) => ({
      units: Array.from({ length: units }, () => ({ taken: [] })),
      lbc,
      online,
      published: true,
    })),
    requests: [],
  }
  const story: string[] = []
  for (const step of steps) {
    const target = expected.requests[step.request % Math.max(1, expected.requests.length)]
    if (step.kind !== 'send' && step.kind !== 'pass' && step.kind !== 'writeContracts' && !target) continue
    const who = step.byStranger ? 'by a stranger' : 'by its own'
    if (target) seen.add(`${step.kind} ${target.type} ${who}`)
    const offered = target && !step.byStranger ? await isOffered(world, expected, step, target) : null
    const happened = await giveStep(world, expected, step, target)
    model.notePauses(expected)
    story.push(`${step.kind} ${target ? expected.requests.indexOf(target) : ''} -> ${happened.server}`)
    // Q12: what is offered succeeds, and what is not is refused.
    if (offered !== null) expect({ story, offered }).toEqual({ story, offered: happened.server })
    expect({ story, ...happened }).toEqual({ story, server: happened.model, model: happened.model })
    await compare(world, expected, story)
  }
  for (const tenant of world.tenants.keys()) {
    const shown = await server.tenantStatuses(world, tenant)
    const wanted = expected.requests.flatMap((request, index): [string, string][] =>
      request.tenant === tenant ? [[given(world.requests[index]), model.tenantSees(expected, request)]] : [],
    )
    expect({ story, shown: Object.fromEntries(shown) }).toEqual({ story, shown: Object.fromEntries(wanted) })
  }
  expect({ story, broken: await server.brokenPromises(world) }).toEqual({ story, broken: [] })
}

async function giveStep(
  world: server.ServerWorld,
  expected: model.ModelWorld,
  step: Step,
  target: model.ModelRequest | undefined,
): Promise<{ server: boolean; model: boolean }> {
  const span = given(periods[step.period])
  if (step.kind === 'send') {
    const sent = await server.sendFor(world, step.tenant, step.groups, span)
    return { server: sent, model: model.send(expected, step.tenant, step.groups, span) }
  }
  if (step.kind === 'pass') {
    server.atHour(world, expected.hour + step.hours)
    await server.runDeadlines(world)
    return { server: true, model: model.pass(expected, step.hours) }
  }
  if (step.kind === 'writeContracts') {
    await server.writeOrdered(world)
    return { server: true, model: model.writeContracts(expected) }
  }
  return giveOnRequest(world, expected, step, given(target))
}

/** Whether the step's action is offered to its side now; null for what no verdict goes with. */
async function isOffered(
  world: server.ServerWorld,
  expected: model.ModelWorld,
  step: Step,
  target: model.ModelRequest,
): Promise<boolean | null> {
  const id = given(world.requests[expected.requests.indexOf(target)])
  if (step.kind === 'suggest') {
    const wanted = { from: target.from + step.shift, to: target.to + step.shift }
    return server.datesOffered(world, id, wanted)
  }
  const offers = target.booked ? null : await server.offered(world, id, given(world.tenants[target.tenant]))
  return offers?.[step.kind] ?? null
}

async function giveOnRequest(
  world: server.ServerWorld,
  expected: model.ModelWorld,
  step: Step,
  target: model.ModelRequest,
): Promise<{ server: boolean; model: boolean }> {
  const id = given(world.requests[expected.requests.indexOf(target)])
  const tenant = given(world.tenants[(target.tenant + Number(step.byStranger)) % world.tenants.length])
  const landlord = step.byStranger ? world.stranger : world.landlord
  const staff = step.byStranger ? world.stranger : world.staff
  const both = (happened: boolean, inModel: () => boolean) => ({
    server: happened,
    model: !step.byStranger && inModel(),
  })
  const wanted = { from: target.from + step.shift, to: target.to + step.shift }
  switch (step.kind) {
    case 'accept':
      return both(await server.give(world, landlord, 'acceptListingRequest', { id }), () =>
        model.accept(expected, target),
      )
    case 'reject':
      return both(
        await server.give(world, landlord, 'rejectListingRequest', {
          id,
          input: { reason: 'STAY_TOO_LONG', explanation: '' },
        }),
        () => model.reject(expected, target, null),
      )
    case 'rejectOccupied': {
      const reason =
        given(expected.groups[target.group]).units.length > 1 ? 'MULTI_LISTING_OCCUPIED' : 'LISTING_OCCUPIED'
      const block = { from: target.from, to: target.from + 20 }
      const input = {
        reason,
        explanation: '',
        blockFrom: server.dayOf(block.from),
        blockTo: server.dayOf(block.to),
      }
      return both(await server.give(world, landlord, 'rejectListingRequest', { id, input }), () =>
        model.reject(expected, target, block),
      )
    }
    case 'takeAcceptBack':
      return both(
        await server.give(world, landlord, 'takeAcceptBack', { id, explanation: 'By mistake.' }),
        () => model.takeAcceptBack(expected, target),
      )
    case 'declineAccepted': {
      const decline = { reason: 'STAY_TOO_LONG', explanation: '' }
      return both(await server.give(world, landlord, 'takeAcceptBack', { id, decline }), () =>
        model.declineAccepted(expected, target),
      )
    }
    case 'confirmInterest': {
      const done = await server.give(world, tenant, 'confirmTenantInterest', { id })
      const unit = done ? await server.chosenUnit(world, id, target.group) : null
      return both(done, () => model.confirmInterest(expected, target, unit))
    }
    case 'withdraw':
      return both(await server.give(world, tenant, 'withdrawListingRequest', { id }), () =>
        model.withdraw(expected, target),
      )
    case 'suggest':
      return both(
        await server.give(world, landlord, 'suggestDates', {
          id,
          from: server.dayOf(wanted.from),
          to: server.dayOf(wanted.to),
        }),
        () => model.suggest(expected, target, wanted),
      )
    case 'takeSuggestion':
      return both(await server.give(world, tenant, 'takeSuggestedDates', { id }), () =>
        model.takeSuggestion(expected, target),
      )
    case 'refuseSuggestion':
      return both(await server.give(world, tenant, 'refuseSuggestedDates', { id }), () =>
        model.refuseSuggestion(target),
      )
    case 'secondChance':
      return both(await server.give(world, staff, 'giveSecondChance', { id }), () =>
        model.secondChance(expected, target),
      )
    case 'landlordSign':
      return both(await server.sign(world, id, landlord, 'Jana Keller'), () => model.landlordSign(target))
    case 'tenantSign':
      return both(await server.sign(world, id, tenant, 'Amélie Fournier'), () =>
        model.tenantSign(expected, target),
      )
    case 'tenantAccept':
      return both(await server.giveOnOffer(world, id, tenant, 'acceptProposedContract'), () =>
        model.tenantAccept(target),
      )
    case 'recordPaper':
      return both(await server.giveOnOffer(world, id, landlord, 'recordOfflineSignatures'), () =>
        model.recordPaper(expected, target),
      )
    case 'confirmBooking':
      return both(await server.giveOnOffer(world, id, landlord, 'confirmBooking'), () =>
        model.confirmBooking(expected, target),
      )
    case 'refuseContract':
      return both(await server.giveOnOffer(world, id, tenant, 'refuseContract'), () =>
        model.refuseContract(expected, target),
      )
    case 'cancelContract':
      return both(await server.giveOnOffer(world, id, landlord, 'cancelContract'), () =>
        model.cancelContract(expected, target),
      )
    case 'stopOnlineSigning': {
      const reason = { reason: 'LANDLORD_USES_EXTERNAL_CONTRACT' }
      return both(await server.giveOnOffer(world, id, landlord, 'stopOnlineSigning', reason), () =>
        model.stopOnlineSigning(target),
      )
    }
    case 'unpublish':
    case 'unpublishDeclining': {
      const declines = step.kind === 'unpublishDeclining'
      return both(await server.unpublish(world, landlord, target.group, declines), () =>
        model.unpublish(expected, target.group, declines),
      )
    }
    case 'publish':
      return both(await server.publish(world, landlord, target.group), () =>
        model.publish(expected, target.group),
      )
    default:
      throw new Error(`No request has the step ${step.kind}.`)
  }
}

async function compare(
  world: server.ServerWorld,
  expected: model.ModelWorld,
  story: readonly string[],
): Promise<void> {
  const rows = await server.seenRequests(world)
  expect({
    story,
    requests: rows.map(({ statusType, statusReason, landlordStatus }) => ({
      statusType,
      statusReason,
      landlordStatus,
    })),
  }).toEqual({
    story,
    requests: expected.requests.map((request) => ({
      statusType: request.type,
      statusReason: request.reason,
      landlordStatus: model.landlordSees(expected, request),
    })),
  })
}

import type { OfferStatus } from '../catalogue/contracts.ts'
import {
  OFFER_COMMANDS,
  OFFER_TRANSITIONS,
  type OfferChangeRow,
  type OfferCommand,
  type OfferTransition,
} from './offer-transitions.ts'
import type { OfferFacts } from './request-facts.ts'
import {
  REQUEST_COMMANDS,
  TRANSITIONS,
  type RequestOrigin,
  type RequestTransition,
} from './request-transitions.ts'
import { procedureStateOf } from './signing.ts'

/** An arrow of a state diagram. */
export interface DiagramArrow {
  from: string
  to: string
  label: string
}

/** Arrows as a Mermaid state diagram; `start` is drawn as the initial dot. */
export function renderStateDiagram(arrows: readonly DiagramArrow[], start: string): string {
  const lines = arrows.map(({ from, to, label }) => `  ${from === start ? '[*]' : from} --> ${to}: ${label}`)
  return ['stateDiagram-v2', ...lines, ''].join('\n')
}

/** The state diagram of listing requests. */
export function requestDiagram(): string {
  const arrows = REQUEST_COMMANDS.flatMap((command) => {
    const { by, next }: RequestTransition = TRANSITIONS[command]
    const origins = Object.keys(next) as RequestOrigin[]
    return origins.flatMap((from) =>
      (next[from] ?? []).map((to) => ({ from, to, label: `${command} (${actors(by)})` })),
    )
  })
  return renderStateDiagram(arrows, 'NEW')
}

/** The state diagram of offers. */
export function offerDiagram(): string {
  const arrows = OFFER_COMMANDS.flatMap((command) => {
    const { by, rows }: OfferTransition = OFFER_TRANSITIONS[command]
    return rows.map((row) => ({
      from: row.from,
      to: row.to,
      label: [`${command} (${actors(by)})`, ...conditions(row)].join(', '),
    }))
  })
  return renderStateDiagram(arrows, 'NONE')
}

/** The state diagram of e-signature procedures: what each step of an offer that is signed online makes of its own. */
export function signingDiagram(): string {
  const written = { from: 'DRAFT', to: 'ACTIVE', label: 'writeContract (system)' }
  const arrows = OFFER_COMMANDS.flatMap((command) => {
    const { by, rows }: OfferTransition = OFFER_TRANSITIONS[command]
    const label = `${command} (${actors(by)})`
    return rows.flatMap((row) => procedureSteps(command, row)).map((step) => ({ ...step, label }))
  })
  const lines = new Map([...arrows, written].map((arrow) => [JSON.stringify(arrow), arrow]))
  return renderStateDiagram([...lines.values()], 'NONE')
}

function procedureSteps(
  command: OfferCommand,
  { from, to, online }: OfferChangeRow,
): Omit<DiagramArrow, 'label'>[] {
  if (online !== true) return []
  if (from === 'NONE') return [{ from, to: stateOf(offerIn(to, 0, true)) }]
  const before = command === 'landlordConfirm' ? 2 : from === 'LANDLORD_SIGNING' ? 0 : 1
  const signs = command === 'landlordSign' || command === 'tenantSign'
  // Before the document is written nobody can sign, and who ends the offer ends it all the same.
  const origins = before > 0 || signs ? [false] : [false, true]
  return origins.map((generating) => ({
    from: stateOf(offerIn(from, before, generating)),
    to: stateOf(offerIn(to, signs ? before + 1 : before, generating)),
  }))
}

/** An offer that is signed online, with so many signatures: the landlord's comes first. */
function offerIn(status: OfferStatus, signatures: number, generating: boolean): OfferFacts {
  const at = Temporal.Instant.fromEpochMilliseconds(0)
  return {
    status,
    generating,
    isOnlineSigning: true,
    landlordSignedAt: signatures > 0 ? at : null,
    tenantSignedAt: signatures > 1 ? at : null,
    tenantAcceptedAt: null,
  }
}

function stateOf(offer: OfferFacts): string {
  return procedureStateOf(offer) ?? 'NONE'
}

function actors(by: readonly string[]): string {
  return by.join(' or ').toLowerCase()
}

function conditions(row: OfferTransition['rows'][number]): string[] {
  const online = row.online === undefined ? [] : [row.online ? 'online' : 'offline']
  return row.method === undefined ? online : [...online, row.method]
}

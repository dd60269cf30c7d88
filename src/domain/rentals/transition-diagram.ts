import { OFFER_COMMANDS, OFFER_TRANSITIONS, type OfferTransition } from './offer-transitions.ts'
import {
  REQUEST_COMMANDS,
  TRANSITIONS,
  type RequestOrigin,
  type RequestTransition,
} from './request-transitions.ts'

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

function actors(by: readonly string[]): string {
  return by.join(' or ').toLowerCase()
}

function conditions(row: OfferTransition['rows'][number]): string[] {
  const online = row.online === undefined ? [] : [row.online ? 'online' : 'offline']
  return row.method === undefined ? online : [...online, row.method]
}

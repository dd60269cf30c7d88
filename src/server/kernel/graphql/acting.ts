import type { Context, Viewer } from '../viewer/context.ts'
import { PERMISSIONS } from '../../../domain/catalogue/people.ts'
import { NotAllowedError } from '../../../domain/kernel/errors.ts'
import type { Policy } from './field-policy.ts'

/**
 * What a call is to staff who act as a landlord, whether it is open to them, and why (domain.md section 1). Each
 * mutation and each REST route says one of these words, or has a policy that answers by itself; docs/impersonation.md
 * lists them all.
 */
export const ACTING = {
  READS: {
    isOpen: true,
    why: 'It shows what the landlord’s pages show; addresses that work without a login are left out.',
  },
  LOOKS: { isOpen: true, why: 'It notes that something was looked at, and changes nothing else.' },
  LISTINGS: {
    isOpen: true,
    why: 'Work on listings: it stands in the landlord’s log, and the landlord can change it again.',
  },
  CALENDARS: {
    isOpen: true,
    why: 'Work on days and calendars: it stands in the landlord’s log, and the landlord can change it again.',
  },
  ANSWERS: {
    isOpen: true,
    why: 'It answers a tenant; a contract comes of it by the landlord’s own signature or confirmation alone.',
  },
  CONTRACTS: {
    isOpen: true,
    why: 'It prepares a contract, sends a reminder of it or takes it back; it signs and confirms nothing.',
  },
  STAYS: {
    isOpen: true,
    why: 'It gives an agreed stay another unit of its group, as the landlord can again; days and price stay.',
  },
  ENDS: { isOpen: true, why: 'It ends the acting.' },
  ANYBODY: { isOpen: true, why: 'Anybody may, without a login too; it knows nobody’s data.' },
  BINDS: { isOpen: false, why: 'It would bind the landlord, who does that in person.' },
  EVIDENCE: {
    isOpen: false,
    why: 'It would stand in the trail of the signatures as the landlord’s own act.',
  },
  LASTS: {
    isOpen: false,
    why: 'It makes or ends what goes on after the hour: a link, a token, an invitation, a calendar that is read.',
  },
  EXPORTS: { isOpen: false, why: 'It hands out data as a file, which stays after the hour.' },
  MONEY: { isOpen: false, why: 'It is about money that is paid, and what it answers works after the hour.' },
  PERSON: { isOpen: false, why: 'It is about the person: login, profile, own stays.' },
  OWNER: { isOpen: false, why: 'It is for the landlord in person: team, links, tokens, payout.' },
  STAFF: {
    isOpen: false,
    why: 'Whoever acts as a landlord has the landlord’s rights alone, none of the staff.',
  },
} as const satisfies Record<string, { isOpen: boolean; why: string }>

/** One of the words. */
export type Acting = keyof typeof ACTING

/** What a policy says by itself; null where it lets acting staff in, so that the call has to say more. */
export function actingByPolicy(policy: Policy): Acting | null {
  if (policy === 'public') return 'ANYBODY'
  if (policy === 'tenant' || policy === 'person') return 'PERSON'
  if (policy === 'owner') return 'OWNER'
  return policy === 'staff' ||
    policy === 'listingStaff' ||
    PERMISSIONS.some((permission) => permission === policy)
    ? 'STAFF'
    : null
}

/** What holds for a call; one that has to say it and doesn't, or says it although its policy does, fails the build. */
export function actingOf(call: string, policy: Policy, declared: Acting | undefined): Acting {
  const byPolicy = actingByPolicy(policy)
  if (byPolicy && declared && policy !== 'public')
    throw new Error(`${call} says '${declared}' of staff who act as a landlord: its policy says it already.`)
  const acting = declared ?? byPolicy
  if (!acting)
    throw new Error(`${call} doesn't say whether it is open to staff who act as a landlord: see acting.ts.`)
  return acting
}

/** Throws where staff who act as a landlord call what is closed to them. */
export function checkActing(acting: Acting, viewer: Viewer | null): void {
  if (viewer?.impersonation && !ACTING[acting].isOpen) throw new NotAllowedError()
}

/** An address that works without a login; null for staff who act as a landlord, since it would outlive the hour. */
export function lastingAddress(ctx: Pick<Context, 'viewer'>, address: string | null): string | null {
  return ctx.viewer?.impersonation ? null : address
}

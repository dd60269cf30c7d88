import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { MAX_GROUP_SIZE } from '../../../domain/kernel/constants.ts'
import { mailLanguage } from '../../../domain/catalogue/language.ts'
import { TEAM_ROLES, type TeamRole } from '../../../domain/catalogue/people.ts'
import {
  ConditionNotMetError,
  ResourceNotFoundError,
  ValidationError,
} from '../../../domain/kernel/errors.ts'
import { joinObstacle, type JoinObstacle, teamMemberStatus } from '../../../domain/people/team-invitation.ts'
import { saveSessionWorld } from '../accounts/session-sql.ts'
import { findUser, findUserByEmail, type UserRow } from '../accounts/sql.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { queueMail } from '../../kernel/mail/queue.ts'
import {
  endMembership,
  findTeamMember,
  findTeamMemberByEmail,
  listGroupNames,
  listTeamsOf,
  listTeamUnits,
  lockInvitation,
  lockOwnTeam,
  type OwnTeamRow,
  saveAcceptance,
  saveInvitation,
  saveTeamMember,
  type TeamMemberRow,
} from './sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

const invitationDays = 14
const address = z.email().max(254)

/** What a member may do: as what, on which groups (null for all), and on which single units of others. */
export interface TeamAccess {
  role: string
  groupIds: string[] | null
  listingIds: string[] | null
}

type CheckedAccess = Omit<TeamAccess, 'role'> & { role: TeamRole }

/** Invites somebody by mail; an open invitation to the same address is renewed. */
export async function inviteTeamMember(
  ctx: Context,
  input: TeamAccess & { email: string },
  key: string,
): Promise<TeamMemberRow> {
  const viewer = requireViewer(ctx)
  const email = input.email.trim().toLowerCase()
  if (!address.safeParse(email).success) throw new ValidationError({ email: 'emailWrong' })
  if (email === viewer.email.toLowerCase()) throw new ValidationError({ email: 'emailOwn' })
  return inTransaction(ctx, async (trx) => {
    const id = await withIdempotency(trx, ctx, { key, operation: 'inviteTeamMember', body: input }, () =>
      invite(trx, ctx, email, input),
    )
    return memberOf(trx, viewer.id, id)
  })
}

async function invite(trx: Db, ctx: Context, email: string, input: TeamAccess): Promise<string> {
  const { id: landlordId, firstName, lastName } = requireViewer(ctx)
  const access = await checkAccess(trx, landlordId, input)
  const known = await findTeamMemberByEmail(trx, landlordId, email)
  if (known?.acceptedAt) throw new ConditionNotMetError('ALREADY_IN_TEAM')
  const token = randomBytes(32).toString('base64url')
  const now = ctx.now()
  const id = await saveInvitation(trx, {
    landlordId,
    email,
    ...access,
    tokenHash: hashOf(token),
    now,
    expiresAt: now.add({ hours: 24 * invitationDays }),
  })
  const person = await findUserByEmail(trx, email)
  const language = person ? mailLanguage(person.language) : ctx.language
  await queueMail(trx, ctx, {
    to: email,
    recipientId: person?.id ?? null,
    language,
    template: 'teamInvitation',
    data: {
      firstName: person?.first_name || email,
      landlordName: `${firstName} ${lastName}`,
      days: invitationDays,
      path: `/${language}/team-invitation?token=${token}`,
    },
  })
  await auditMember(trx, ctx, 'inviteTeamMember', { id, landlordId }, { email, ...access })
  return id
}

/** The token stands in the mail alone; we keep its hash. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

async function checkAccess(
  trx: Db,
  landlordId: string,
  { role, groupIds, listingIds }: TeamAccess,
): Promise<CheckedAccess> {
  const known = TEAM_ROLES.find((one) => one === role)
  if (!known) throw new ValidationError({ role: 'roleUnknown' })
  // Whoever names units and forgets the rest means these, and doesn't give all there is.
  if (!groupIds && listingIds?.length) throw new ValidationError({ groupIds: 'listingMissing' })
  if (!groupIds) return { role: known, groupIds: null, listingIds: null }
  const wanted = [...new Set(groupIds)]
  const units = [...new Set(listingIds)]
  if (wanted.length + units.length === 0) throw new ValidationError({ groupIds: 'listingMissing' })
  if (units.length > MAX_GROUP_SIZE) throw new ValidationError({ listingIds: 'tooManyUnits' })
  const own = await listGroupNames(trx, landlordId, wanted)
  const ownUnits = await listTeamUnits(trx, landlordId, units)
  if (own.length < wanted.length || ownUnits.length < units.length) throw new ResourceNotFoundError()
  // Whoever works on all of a house needs none of its units named.
  const single = ownUnits.filter(({ groupId }) => !wanted.includes(groupId))
  return {
    role: known,
    groupIds: wanted,
    listingIds: single.length > 0 ? single.map(({ listingId }) => listingId) : null,
  }
}

async function memberOf(trx: Db, landlordId: string, id: string): Promise<TeamMemberRow> {
  const member = await findTeamMember(trx, landlordId, id)
  if (!member) throw new ResourceNotFoundError()
  return member
}

/** Changes what a member may do, from the next call on. */
export async function changeTeamMember(ctx: Context, id: string, input: TeamAccess): Promise<TeamMemberRow> {
  const landlordId = requireViewer(ctx).id
  return inTransaction(ctx, async (trx) => {
    const member = await memberOf(trx, landlordId, id)
    if (teamMemberStatus(member, ctx.now()) === 'ENDED') throw new ConditionNotMetError('INVITATION_ENDED')
    const access = await checkAccess(trx, landlordId, input)
    await saveTeamMember(trx, id, access)
    await auditMember(trx, ctx, 'changeTeamMember', { id, landlordId }, access)
    return memberOf(trx, landlordId, id)
  })
}

/** Takes somebody out of the team, or an invitation back; answers who it was. */
export async function removeTeamMember(ctx: Context, id: string): Promise<TeamMemberRow> {
  const landlordId = requireViewer(ctx).id
  return inTransaction(ctx, async (trx) => {
    const member = await memberOf(trx, landlordId, id)
    await endMembership(trx, id, ctx.now())
    await auditMember(trx, ctx, 'removeTeamMember', { id, landlordId }, { email: member.email })
    return member
  })
}

/** An invitation as the invited person finds it, with what keeps them from joining; null for nothing. */
export interface FoundInvitation {
  member: TeamMemberRow
  landlordName: string
  obstacle: JoinObstacle | null
}

/** The unanswered invitation behind a mail's token, for the person to whom it was sent; else ResourceNotFoundError. */
export async function openInvitation(trx: Db, ctx: Context, token: string): Promise<FoundInvitation> {
  const viewer = requireViewer(ctx)
  const member = await lockInvitation(trx, hashOf(token))
  if (!member || member.email.toLowerCase() !== viewer.email.toLowerCase()) throw new ResourceNotFoundError()
  const landlord = await findUser(trx, member.landlordId)
  const teams = await listTeamsOf(trx, viewer.id)
  const worksThere =
    member.landlordId === viewer.id || teams.some(({ landlordId }) => landlordId === member.landlordId)
  const obstacle = joinObstacle(teamMemberStatus(member, ctx.now()), worksThere)
  return { member, landlordName: landlord?.name ?? '', obstacle }
}

/** Joins the team, and goes to work there in this session. */
export async function acceptTeamInvitation(ctx: Context, token: string): Promise<FoundInvitation> {
  const viewer = requireViewer(ctx)
  return inTransaction(ctx, async (trx) => {
    const invitation = await openInvitation(trx, ctx, token)
    if (invitation.obstacle) throw new ConditionNotMetError(invitation.obstacle)
    const { id, landlordId } = invitation.member
    await saveAcceptance(trx, id, viewer.id, ctx.now())
    if (viewer.sessionId) await saveSessionWorld(trx, viewer.sessionId, landlordId)
    await auditMember(trx, ctx, 'acceptTeamInvitation', { id, landlordId }, { email: viewer.email })
    return invitation
  })
}

/** Takes oneself out of a team, at once, and tells the landlord; answers which team it was. */
export async function leaveTeam(ctx: Context, landlordId: string): Promise<OwnTeamRow> {
  const viewer = requireViewer(ctx)
  return inTransaction(ctx, async (trx) => {
    const team = await lockOwnTeam(trx, viewer.id, landlordId)
    if (!team) throw new ResourceNotFoundError()
    await endMembership(trx, team.id, ctx.now())
    await auditMember(trx, ctx, 'leaveTeam', team, { email: viewer.email })
    const landlord = await findUser(trx, landlordId)
    if (landlord) await tellOfLeaving(trx, ctx, landlord)
    return team
  })
}

async function tellOfLeaving(trx: Db, ctx: Context, landlord: UserRow): Promise<void> {
  const { firstName, lastName, email } = requireViewer(ctx)
  const language = mailLanguage(landlord.language)
  await queueMail(trx, ctx, {
    to: landlord.email,
    recipientId: landlord.id,
    language,
    template: 'teamMemberLeft',
    data: {
      firstName: landlord.first_name,
      memberName: `${firstName} ${lastName}`,
      memberEmail: email,
      path: `/${language}/dashboard/team`,
    },
  })
}

async function auditMember(
  trx: Db,
  ctx: Context,
  action: string,
  member: { id: string; landlordId: string },
  data: Record<string, unknown>,
): Promise<void> {
  await audit(trx, ctx, {
    action,
    entityType: 'team_member',
    entityId: member.id,
    landlordId: member.landlordId,
    data,
  })
}

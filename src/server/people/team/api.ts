import {
  JOIN_OBSTACLES,
  TEAM_MEMBER_STATUSES,
  teamMemberStatus,
} from '../../../domain/people/team-invitation.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import {
  acceptTeamInvitation,
  changeTeamMember,
  type FoundInvitation,
  inviteTeamMember,
  leaveTeam,
  openInvitation,
  removeTeamMember,
} from './actions.ts'
import {
  listGroupNames,
  listTeam,
  listTeamsOf,
  listUnitsToChoose,
  type OwnTeamRow,
  type TeamMemberRow,
} from './sql.ts'
import { teamUnitType, unitOfTeam } from './units-type.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

const roleType = catalogueEnum('teamRole')

const statusType = builder.enumType('TeamMemberStatus', { values: TEAM_MEMBER_STATUSES })

const obstacleType = builder.enumType('JoinObstacle', { values: JOIN_OBSTACLES })

const groupName = batched(async (ctx, groupIds: readonly string[]) => {
  const names = await listGroupNames(ctx.db, requireViewer(ctx).id, [...new Set(groupIds)])
  return new Map(names.map((group) => [group.groupId, group]))
})

const groupType = builder.objectRef<{ groupId: string; name: string }>('TeamMemberGroup').implement({
  policy: 'owner',
  fields: (t) => ({ groupId: t.exposeID('groupId'), name: t.exposeString('name') }),
})

const memberType = builder.objectRef<TeamMemberRow>('TeamMember').implement({
  policy: 'owner',
  fields: (t) => ({
    _id: t.exposeID('id'),
    email: t.exposeString('email'),
    firstName: t.exposeString('firstName', { nullable: true }),
    lastName: t.exposeString('lastName', { nullable: true }),
    role: t.field({ type: roleType, resolve: (member) => member.role }),
    status: t.field({
      type: statusType,
      resolve: (member, _, ctx) => teamMemberStatus(member, ctx.now()),
    }),
    allListings: t.boolean({ resolve: (member) => member.groupIds === null }),
    groups: t.field({
      type: [groupType],
      description: 'The named listings; empty when the member works on all. Deleted ones are left out.',
      resolve: async (member, _, ctx) => {
        const groups = await Promise.all((member.groupIds ?? []).map((id) => groupName(ctx, id)))
        return groups.flatMap((group) => group ?? [])
      },
    }),
    units: t.field({
      type: [teamUnitType],
      description: 'The named single units of other listings. Deleted ones are left out.',
      resolve: async (member, _, ctx) => {
        const units = await Promise.all((member.listingIds ?? []).map((id) => unitOfTeam(ctx, id)))
        return units.flatMap((unit) => unit ?? [])
      },
    }),
    invitedAt: t.expose('invitedAt', { type: 'Instant' }),
    expiresAt: t.expose('expiresAt', { type: 'Instant', description: 'Until when the invitation is open.' }),
    acceptedAt: t.expose('acceptedAt', { type: 'Instant', nullable: true }),
  }),
})

const invitationType = builder.objectRef<FoundInvitation>('TeamInvitation').implement({
  policy: 'visible',
  fields: (t) => ({
    landlordName: t.exposeString('landlordName'),
    email: t.string({ resolve: ({ member }) => member.email }),
    role: t.field({ type: roleType, resolve: ({ member }) => member.role }),
    allListings: t.boolean({ resolve: ({ member }) => member.groupIds === null }),
    inUnitsAlone: t.boolean({
      description: 'Whether it is for single units and no whole listing.',
      resolve: ({ member }) => member.listingIds !== null && member.groupIds?.length === 0,
    }),
    expiresAt: t.field({ type: 'Instant', resolve: ({ member }) => member.expiresAt }),
    obstacle: t.expose('obstacle', {
      type: obstacleType,
      nullable: true,
      description: 'Why the person cannot join: the reason with which joining is refused.',
    }),
  }),
})

const ownTeamType = builder.objectRef<OwnTeamRow>('OwnTeam').implement({
  description: 'A landlord’s team in which the person works.',
  policy: 'visible',
  fields: (t) => ({
    landlordId: t.exposeID('landlordId'),
    landlordName: t.exposeString('landlordName'),
    role: t.field({ type: roleType, resolve: (team) => team.role }),
    allListings: t.boolean({ resolve: (team) => team.groupIds === null }),
    acceptedAt: t.expose('acceptedAt', { type: 'Instant', nullable: true }),
  }),
})

const memberPayload = payloadType('TeamMemberPayload', 'member', memberType)
const ownTeamPayload = payloadType('OwnTeamPayload', 'team', ownTeamType)
const invitationPayload = payloadType('TeamInvitationPayload', 'invitation', invitationType)

const inviteInput = builder.inputType('InviteTeamMemberInput', {
  fields: (t) => ({
    email: t.string({ required: true }),
    role: t.field({ type: roleType, required: true }),
    groupIds: t.idList({ description: 'Null: all listings, also later ones.' }),
    listingIds: t.idList({
      description:
        'Single units, at most 1000, of listings that are not among groupIds, which may be empty then, but not null.',
    }),
  }),
})

const changeInput = builder.inputType('ChangeTeamMemberInput', {
  fields: (t) => ({
    role: t.field({ type: roleType, required: true }),
    groupIds: t.idList({ description: 'Null: all listings, also later ones.' }),
    listingIds: t.idList({
      description:
        'Single units, at most 1000, of listings that are not among groupIds, which may be empty then, but not null.',
    }),
  }),
})

function accessOf<Input extends { groupIds?: string[] | null; listingIds?: string[] | null }>(input: Input) {
  return { ...input, groupIds: input.groupIds ?? null, listingIds: input.listingIds ?? null }
}

builder.queryField('unitsForTeam', (t) =>
  t.field({
    type: [teamUnitType],
    policy: 'owner',
    scope: 'none',
    description:
      'The units of a listing that a member may be limited to: those with the text in name or number.',
    args: { groupId: t.arg.id({ required: true }), search: t.arg.string() },
    resolve: (_, { groupId, search }, ctx) =>
      listUnitsToChoose(ctx.db, requireViewer(ctx).id, groupId, search?.trim().slice(0, 100) ?? ''),
  }),
)

builder.queryField('team', (t) =>
  t.field({
    type: [memberType],
    policy: 'owner',
    scope: 'none',
    resolve: (_, __, ctx) => listTeam(ctx.db, requireViewer(ctx).id),
  }),
)

builder.queryField('teamInvitation', (t) =>
  t.field({
    type: invitationType,
    policy: 'person',
    scope: 'none',
    args: { token: t.arg.string({ required: true }) },
    resolve: (_, { token }, ctx) => openInvitation(ctx.db, ctx, token),
  }),
)

builder.queryField('ownTeams', (t) =>
  t.field({
    type: [ownTeamType],
    policy: 'person',
    scope: 'none',
    resolve: (_, __, ctx) => listTeamsOf(ctx.db, requireViewer(ctx).id),
  }),
)

builder.mutationField('inviteTeamMember', (t) =>
  t.field({
    type: memberPayload,
    policy: 'owner',
    scope: 'none',
    args: {
      input: t.arg({ type: inviteInput, required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { input, idempotencyKey }, ctx) =>
      payload(() => inviteTeamMember(ctx, accessOf(input), idempotencyKey)),
  }),
)

builder.mutationField('changeTeamMember', (t) =>
  t.field({
    type: memberPayload,
    policy: 'owner',
    scope: 'none',
    args: { _id: t.arg.id({ required: true }), input: t.arg({ type: changeInput, required: true }) },
    resolve: (_, { _id, input }, ctx) => payload(() => changeTeamMember(ctx, _id, accessOf(input))),
  }),
)

builder.mutationField('removeTeamMember', (t) =>
  t.field({
    type: memberPayload,
    policy: 'owner',
    scope: 'none',
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_, { _id }, ctx) => payload(() => removeTeamMember(ctx, _id)),
  }),
)

builder.mutationField('acceptTeamInvitation', (t) =>
  t.field({
    type: invitationPayload,
    policy: 'person',
    scope: 'none',
    args: { token: t.arg.string({ required: true }) },
    resolve: (_, { token }, ctx) => payload(() => acceptTeamInvitation(ctx, token)),
  }),
)

builder.mutationField('leaveTeam', (t) =>
  t.field({
    type: ownTeamPayload,
    policy: 'person',
    scope: 'none',
    args: { landlordId: t.arg.id({ required: true }) },
    resolve: (_, { landlordId }, ctx) => payload(() => leaveTeam(ctx, landlordId)),
  }),
)

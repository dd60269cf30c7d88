import { builder } from '../graphql/builder.ts'
import type { Context } from '../viewer/context.ts'
import { type AuditCheck, checkAuditLog } from './actions.ts'
import { idOrNull, narrowingOf } from './narrowing.ts'
import {
  type AuditChoice,
  type AuditNarrowing,
  type AuditRow,
  listAuditChoices,
  listAuditLog,
  WHOLE_LOG,
} from './log-sql.ts'
import { LOG_KINDS, logKindOf } from '../../../domain/kernel/log-kinds.ts'
import { requireViewer } from '../viewer/viewer-guard.ts'

const longestPage = 200

interface AuditPage {
  nodes: AuditRow[]
  hasMore: boolean
}

const viaType = builder.enumType('AuditVia', {
  values: ['SESSION', 'IMPERSONATION', 'ACCESS_LINK', 'ACCESS_TOKEN', 'SYSTEM'] as const,
})

const kindType = builder.enumType('AuditKind', { values: LOG_KINDS })

const choiceKindType = builder.enumType('AuditChoiceKind', {
  values: ['OWNER', 'TEAM', 'LINK', 'STAFF', 'GROUP', 'UNIT'] as const,
})

const choiceType = builder.objectRef<AuditChoice>('AuditChoice').implement({
  policy: 'owner',
  fields: (t) => ({
    kind: t.expose('kind', { type: choiceKindType }),
    id: t.exposeID('id'),
    name: t.exposeString('name'),
  }),
})

const entryType = builder.objectRef<AuditRow>('AuditEntry').implement({
  policy: 'visible',
  fields: (t) => ({
    _id: t.id({ resolve: (entry) => String(entry.id) }),
    at: t.expose('at', { type: 'Instant' }),
    action: t.exposeString('action'),
    entityType: t.exposeString('entityType'),
    entityId: t.exposeID('entityId'),
    actorName: t.exposeString('actorName', { nullable: true, description: 'Null: Mezzo itself.' }),
    subjectName: t.exposeString('subjectName', { nullable: true, description: 'As whom.' }),
    via: t.field({ type: viaType, resolve: (entry) => entry.via as 'SESSION' }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'Why staff acted as the landlord, or why they set a flag, labels or the account manager.',
    }),
    data: t.expose('data', { type: 'JSON' }),
    kind: t.field({ type: kindType, nullable: true, resolve: ({ action }) => logKindOf(action) }),
    personId: t.exposeID('personId', {
      nullable: true,
      description: 'Who acted: a person or an access link. Null: Mezzo itself.',
    }),
    unitName: t.exposeString('unitName', {
      nullable: true,
      description: 'The unit or home that it is about, by its name of today.',
    }),
    groupId: t.exposeID('groupId', { nullable: true }),
    listingId: t.exposeID('listingId', { nullable: true }),
    partOfGroup: t.exposeBoolean('partOfGroup', { nullable: true }),
    isThere: t.exposeBoolean('isThere', { description: 'Whether that home and unit are still there.' }),
    bookingRequestId: t.exposeID('bookingRequestId', { nullable: true }),
    bookingId: t.exposeID('bookingId', { nullable: true }),
  }),
})

const pageType = builder.objectRef<AuditPage>('AuditPage').implement({
  policy: 'visible',
  fields: (t) => ({
    nodes: t.expose('nodes', { type: [entryType] }),
    hasMore: t.exposeBoolean('hasMore'),
  }),
})

const checkType = builder.objectRef<AuditCheck>('AuditCheck').implement({
  policy: 'owner',
  fields: (t) => ({
    intact: t.boolean({ resolve: ({ breaks }) => breaks.length === 0 }),
    checkedEntries: t.exposeInt('checkedEntries'),
    brokenAt: t.id({
      nullable: true,
      resolve: ({ breaks }) => (breaks[0]?.entryId ? String(breaks[0].entryId) : null),
    }),
  }),
})

const filterInput = builder.inputType('AuditFilter', {
  description: 'What narrows the log; each part that is given must hold.',
  fields: (t) => ({
    person: t.string({
      description: 'The id of a person or of an access link, or MEZZO for what nobody did.',
    }),
    groupId: t.id(),
    listingId: t.id(),
    kind: t.field({ type: kindType }),
    from: t.field({ type: 'Day' }),
    to: t.field({ type: 'Day', description: 'The last day, with it.' }),
    timeZone: t.string({ description: 'In which the days begin; without it in UTC.' }),
  }),
})

async function readPage(
  ctx: Context,
  landlordId: string,
  args: { first?: number | null; before?: string | null },
  narrowing: AuditNarrowing,
): Promise<AuditPage> {
  const first = Math.min(longestPage, Math.max(1, args.first ?? 50))
  const before = args.before ? Number(args.before) : null
  const page = { first: first + 1, below: Number.isSafeInteger(before) ? before : null }
  const rows = await listAuditLog(ctx.db, landlordId, page, narrowing)
  return { nodes: rows.slice(0, first), hasMore: rows.length > first }
}

builder.queryField('auditLog', (t) =>
  t.field({
    type: pageType,
    policy: 'owner',
    scope: 'none',
    description: 'What happened in the landlord’s world, the newest first.',
    args: {
      first: t.arg.int({ defaultValue: 50 }),
      before: t.arg.id(),
      filter: t.arg({ type: filterInput }),
    },
    resolve: (_, args, ctx) => readPage(ctx, requireViewer(ctx).id, args, narrowingOf(args.filter ?? {})),
  }),
)

builder.queryField('auditChoices', (t) =>
  t.field({
    type: [choiceType],
    policy: 'owner',
    scope: 'none',
    description: 'What the log can be narrowed to: people, homes, and the units of a group if one is given.',
    args: { groupId: t.arg.id() },
    resolve: (_, args, ctx) => listAuditChoices(ctx.db, requireViewer(ctx).id, idOrNull(args.groupId)),
  }),
)

builder.queryField('staffAuditLog', (t) =>
  t.field({
    type: pageType,
    policy: 'sales',
    scope: 'none',
    args: {
      landlordId: t.arg.id({ required: true }),
      first: t.arg.int({ defaultValue: 50 }),
      before: t.arg.id(),
      impersonationId: t.arg.id({
        description: 'What staff did in one time of acting as the landlord alone.',
      }),
    },
    resolve: (_, args, ctx) =>
      readPage(ctx, args.landlordId, args, { ...WHOLE_LOG, impersonationId: args.impersonationId ?? null }),
  }),
)

builder.queryField('auditCheck', (t) =>
  t.field({
    type: checkType,
    policy: 'owner',
    scope: 'none',
    description: 'Recomputes the chain of the landlord’s entries.',
    resolve: (_, __, ctx) => checkAuditLog(ctx.db, ctx.config.secret, requireViewer(ctx).id),
  }),
)

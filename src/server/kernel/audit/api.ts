import { builder } from '../graphql/builder.ts'
import type { Context } from '../viewer/context.ts'
import { type AuditCheck, checkAuditLog } from './actions.ts'
import { type AuditRow, listAuditLog } from './sql.ts'
import { requireViewer } from '../viewer/viewer-guard.ts'

const longestPage = 200

interface AuditPage {
  nodes: AuditRow[]
  hasMore: boolean
}

const viaType = builder.enumType('AuditVia', {
  values: ['SESSION', 'IMPERSONATION', 'ACCESS_LINK', 'ACCESS_TOKEN', 'SYSTEM'] as const,
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

async function readPage(
  ctx: Context,
  landlordId: string,
  args: { first?: number | null; before?: string | null; impersonationId?: string | null },
): Promise<AuditPage> {
  const first = Math.min(longestPage, Math.max(1, args.first ?? 50))
  const before = args.before ? Number(args.before) : null
  const rows = await listAuditLog(ctx.db, landlordId, {
    first: first + 1,
    before: Number.isSafeInteger(before) ? before : null,
    impersonationId: args.impersonationId ?? null,
  })
  return { nodes: rows.slice(0, first), hasMore: rows.length > first }
}

builder.queryField('auditLog', (t) =>
  t.field({
    type: pageType,
    policy: 'owner',
    scope: 'none',
    description: 'What happened in the landlord’s world, the newest first.',
    args: { first: t.arg.int({ defaultValue: 50 }), before: t.arg.id() },
    resolve: (_, args, ctx) => readPage(ctx, requireViewer(ctx).id, args),
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
    resolve: (_, args, ctx) => readPage(ctx, args.landlordId, args),
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

import { PARTNER_SOURCES } from '../../../domain/catalogue/calendars.ts'
import { canSyncPartner, type PartnerVerdict } from '../../../domain/calendars/partner-sync.ts'
import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { findPartnerUnit, listPartnerStates, type PartnerStateRow } from './sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

interface PartnerSourceState extends PartnerStateRow {
  allowed: PartnerVerdict
}

const verdictType = builder.objectRef<PartnerVerdict>('PartnerVerdict').implement({
  policy: 'landlord',
  fields: (t) => ({
    value: t.exposeBoolean('value'),
    reason: t.expose('reason', { type: catalogueEnum('partnerObstacle'), nullable: true }),
  }),
})

const partnerSourceType = builder.enumType('PartnerSource', { values: PARTNER_SOURCES })

const stateType = builder.objectRef<PartnerSourceState>('PartnerSourceState').implement({
  policy: 'landlord',
  description: "A partner's source of blocks for one unit.",
  fields: (t) => ({
    source: t.expose('source', { type: partnerSourceType }),
    allowed: t.expose('allowed', {
      type: verdictType,
      description: "Whether the listing's flags let it be read.",
    }),
    checkedAt: t.expose('checkedAt', { type: 'Instant', nullable: true }),
    answeredAt: t.expose('answeredAt', { type: 'Instant', nullable: true }),
    failingSince: t.expose('failingSince', { type: 'Instant', nullable: true }),
    quarantineSince: t.field({
      type: 'Instant',
      nullable: true,
      description: 'Since when what vanished at once is held back.',
      resolve: (state) => state.quarantine?.since ?? null,
    }),
    blocks: t.exposeInt('blocks'),
    conflicts: t.exposeInt('conflicts', { description: 'Conflicts that wait for a word.' }),
  }),
})

builder.queryField('partnerSources', (t) =>
  t.field({
    type: [stateType],
    policy: 'landlord',
    scope: 'listings:read',
    description:
      'What partners tell of a unit: their three sources, whether they are read, and when they answered.',
    args: { listingId: t.arg.id({ required: true }) },
    resolve: (_, { listingId }, ctx) => listSources(ctx, listingId),
  }),
)

async function listSources(ctx: Context, listingId: string): Promise<PartnerSourceState[]> {
  const unit = await findPartnerUnit(ctx.db, requireViewer(ctx), listingId)
  if (!unit) throw new ResourceNotFoundError()
  const about = { labels: unit.labels, hasPartner: ctx.config.partner !== null }
  const states = await listPartnerStates(ctx.db, listingId, ctx.today())
  return states.map((state) => ({ ...state, allowed: canSyncPartner(state.source, about) }))
}

import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { listWorlds, switchWorld, type OwnWorld } from './world-actions.ts'

const worldType = builder.objectRef<OwnWorld>('World').implement({
  description: 'A landlord’s world in which the person may work.',
  policy: 'visible',
  fields: (t) => ({
    landlordId: t.exposeID('landlordId'),
    name: t.exposeString('name'),
    role: t.field({ type: catalogueEnum('worldRole'), resolve: (world) => world.role }),
    isCurrent: t.boolean({
      description: 'Whether the session works there.',
      resolve: ({ landlordId }, _, ctx) => ctx.viewer?.landlordId === landlordId,
    }),
  }),
})

const worldPayload = payloadType('WorldPayload', 'world', worldType)

builder.queryField('worlds', (t) =>
  t.field({
    type: [worldType],
    policy: 'person',
    scope: 'none',
    resolve: (_, __, ctx) => listWorlds(ctx.db, requireViewer(ctx)),
  }),
)

builder.mutationField('switchWorld', (t) =>
  t.field({
    type: worldPayload,
    description: 'The session works in that world from its next call on.',
    policy: 'person',
    scope: 'none',
    args: { landlordId: t.arg.id({ required: true }) },
    resolve: (_, { landlordId }, ctx) => payload(() => switchWorld(ctx, landlordId)),
  }),
)

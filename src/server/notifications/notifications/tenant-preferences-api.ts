import { isAlwaysMailed, TENANT_NOTIFICATION_KINDS } from '../../../domain/notifications/notification.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import { changeTenantPreference } from './actions.ts'
import { listTenantPreferences, type TenantPreferenceRow } from './tenant-preferences-sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

const kindType = builder.enumType('TenantNotificationKind', {
  values: TENANT_NOTIFICATION_KINDS,
  description: 'What a tenant is told about.',
})

const preferenceType = builder.objectRef<TenantPreferenceRow>('TenantNotificationPreference').implement({
  policy: 'visible',
  fields: (t) => ({
    kind: t.expose('kind', { type: kindType }),
    inApp: t.exposeBoolean('inApp'),
    byEmail: t.exposeBoolean('byEmail'),
    byPush: t.exposeBoolean('byPush', { description: 'On the devices that the person has subscribed.' }),
    isAlwaysMailed: t.boolean({
      description: 'The contract or the law needs its mails: they can’t be switched off.',
      resolve: ({ kind }) => isAlwaysMailed(kind),
    }),
  }),
})

builder.queryField('tenantNotificationPreferences', (t) =>
  t.field({
    type: [preferenceType],
    policy: 'tenant',
    scope: 'none',
    description: 'What the person is told about their own stays, one entry per kind.',
    resolve: (_, __, ctx) => preferencesOf(ctx),
  }),
)

async function preferencesOf(ctx: Context): Promise<TenantPreferenceRow[]> {
  const chosen = await listTenantPreferences(ctx.db, requireViewer(ctx))
  return TENANT_NOTIFICATION_KINDS.map(
    (kind) => chosen.find((row) => row.kind === kind) ?? { kind, inApp: true, byEmail: true, byPush: true },
  )
}

interface Preferences {
  nodes: TenantPreferenceRow[]
}

const preferencesType = builder.objectRef<Preferences>('TenantNotificationPreferences').implement({
  policy: 'visible',
  fields: (t) => ({ nodes: t.field({ type: [preferenceType], resolve: ({ nodes }) => nodes }) }),
})
const preferencesPayload = payloadType('TenantNotificationPreferencesPayload', 'preferences', preferencesType)

builder.mutationField('saveTenantNotificationPreference', (t) =>
  t.field({
    type: preferencesPayload,
    policy: 'person',
    scope: 'none',
    description: 'Chooses what to be told of a kind; mails that the contract or the law needs stay on.',
    args: {
      kind: t.arg({ type: kindType, required: true }),
      inApp: t.arg.boolean({ required: true }),
      byEmail: t.arg.boolean({ required: true }),
      byPush: t.arg.boolean({ description: 'Left out: as it was.' }),
    },
    resolve: (_, choice, ctx) =>
      payload(async () => {
        await changeTenantPreference(ctx, { ...choice, byPush: choice.byPush ?? null })
        return { nodes: await preferencesOf(ctx) }
      }),
  }),
)

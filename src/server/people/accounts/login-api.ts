import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import { deviceOf } from './device.ts'
import { confirmPassword } from './confirm-actions.ts'
import { changePassword } from './password.ts'
import { deletePasskey, renamePasskey } from './passkey-actions.ts'
import { listPasskeys, type PasskeyRow } from './passkey-sql.ts'
import { listSessions, type SessionRow } from './session-sql.ts'
import { loadUser } from './readable-user.ts'
import { endOtherSessions, endSession } from './sessions.ts'
import {
  createBackupCodes,
  disableTwoFactor,
  enableTwoFactor,
  startTwoFactor,
  type TwoFactorStart,
} from './two-factor-actions.ts'
import { userPayload } from './user-type.ts'

const sessionType = builder.objectRef<SessionRow>('LoginSession').implement({
  policy: 'person',
  fields: (t) => ({
    _id: t.exposeID('id'),
    browser: t.string({ nullable: true, resolve: (row) => deviceOf(row.user_agent ?? '').browser }),
    system: t.string({ nullable: true, resolve: (row) => deviceOf(row.user_agent ?? '').system }),
    ipAddress: t.exposeString('ip_address', { nullable: true }),
    createdAt: t.expose('created_at', { type: 'Instant' }),
    lastSeenAt: t.expose('last_seen_at', { type: 'Instant' }),
    expiresAt: t.expose('expires_at', { type: 'Instant' }),
    current: t.boolean({ resolve: (row, _, ctx) => row.id === ctx.viewer?.sessionId }),
  }),
})

const passkeyDeviceType = builder.enumType('PasskeyDeviceType', {
  description: 'Whether a passkey stays on one device or is shared by the devices of its owner.',
  values: ['SINGLE_DEVICE', 'MULTI_DEVICE'] as const,
})

const passkeyType = builder.objectRef<PasskeyRow>('Passkey').implement({
  policy: 'person',
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    deviceType: t.field({
      type: passkeyDeviceType,
      resolve: (row) => (row.device_type === 'MULTI_DEVICE' ? 'MULTI_DEVICE' : 'SINGLE_DEVICE'),
    }),
    backedUp: t.exposeBoolean('backed_up'),
    createdAt: t.expose('created_at', { type: 'Instant' }),
    lastUsedAt: t.expose('last_used_at', { type: 'Instant', nullable: true }),
  }),
})

const twoFactorStartType = builder.objectRef<TwoFactorStart>('TwoFactorStart').implement({
  description: 'Shown once; the second factor is on after enableTwoFactor.',
  policy: 'person',
  fields: (t) => ({
    otpauthUri: t.exposeString('otpauthUri'),
    secret: t.exposeString('secret'),
    backupCodes: t.exposeStringList('backupCodes'),
  }),
})

const backupCodesType = builder.objectRef<string[]>('BackupCodes').implement({
  description: 'Shown once; each works once.',
  policy: 'person',
  fields: (t) => ({ codes: t.stringList({ resolve: (codes) => codes }) }),
})

builder.queryFields((t) => ({
  sessions: t.field({
    type: [sessionType],
    policy: 'person',
    scope: 'none',
    resolve: (_, __, ctx) => (ctx.viewer ? listSessions(ctx.db, ctx.viewer.id, ctx.now()) : []),
  }),
  passkeys: t.field({
    type: [passkeyType],
    policy: 'person',
    scope: 'none',
    resolve: (_, __, ctx) => (ctx.viewer ? listPasskeys(ctx.db, ctx.viewer.id) : []),
  }),
}))

builder.mutationFields((t) => ({
  confirmPassword: t.field({
    type: userPayload,
    description:
      'Gives the password again before something delicate; with a second factor also a code of it, or a backup code.',
    policy: 'person',
    scope: 'none',
    args: { password: t.arg.string({ required: true }), code: t.arg.string() },
    resolve: (_, { password, code }, ctx) => own(ctx, () => confirmPassword(ctx, password, code ?? '')),
  }),
  changePassword: t.field({
    type: userPayload,
    policy: 'person',
    scope: 'none',
    args: {
      currentPassword: t.arg.string({ required: true }),
      newPassword: t.arg.string({ required: true }),
    },
    resolve: (_, passwords, ctx) => own(ctx, () => changePassword(ctx, passwords)),
  }),
  endSession: t.field({
    type: userPayload,
    policy: 'person',
    scope: 'none',
    args: { sessionId: t.arg.id({ required: true }) },
    resolve: (_, { sessionId }, ctx) => own(ctx, () => endSession(ctx, sessionId)),
  }),
  endOtherSessions: t.field({
    type: userPayload,
    policy: 'person',
    scope: 'none',
    resolve: (_, __, ctx) => own(ctx, () => endOtherSessions(ctx)),
  }),
  renamePasskey: t.field({
    type: userPayload,
    policy: 'person',
    scope: 'none',
    args: { passkeyId: t.arg.id({ required: true }), name: t.arg.string({ required: true }) },
    resolve: (_, { passkeyId, name }, ctx) => own(ctx, () => renamePasskey(ctx, passkeyId, name)),
  }),
  deletePasskey: t.field({
    type: userPayload,
    policy: 'person',
    scope: 'none',
    args: { passkeyId: t.arg.id({ required: true }) },
    resolve: (_, { passkeyId }, ctx) => own(ctx, () => deletePasskey(ctx, passkeyId)),
  }),
  startTwoFactor: t.field({
    type: payloadType('StartTwoFactorPayload', 'twoFactorStart', twoFactorStartType),
    policy: 'person',
    scope: 'none',
    args: { password: t.arg.string({ required: true }) },
    resolve: (_, { password }, ctx) => payload(() => startTwoFactor(ctx, password)),
  }),
  enableTwoFactor: t.field({
    type: userPayload,
    policy: 'person',
    scope: 'none',
    args: { code: t.arg.string({ required: true }) },
    resolve: (_, { code }, ctx) => own(ctx, () => enableTwoFactor(ctx, code)),
  }),
  disableTwoFactor: t.field({
    type: userPayload,
    policy: 'person',
    scope: 'none',
    args: { password: t.arg.string({ required: true }) },
    resolve: (_, { password }, ctx) => own(ctx, () => disableTwoFactor(ctx, password)),
  }),
  createBackupCodes: t.field({
    type: payloadType('BackupCodesPayload', 'backupCodes', backupCodesType),
    policy: 'person',
    scope: 'none',
    args: { password: t.arg.string({ required: true }) },
    resolve: (_, { password }, ctx) => payload(() => createBackupCodes(ctx, password)),
  }),
}))

/** Runs an action on the viewer's own account and answers with the account as it then is. */
function own(ctx: Context, action: () => Promise<unknown>) {
  return payload(async () => {
    await action()
    if (!ctx.viewer) throw new ResourceNotFoundError()
    return await loadUser(ctx, ctx.viewer.id)
  })
}

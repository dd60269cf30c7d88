import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { MAIL_DIGESTS } from '../../../domain/notifications/mail-digest.ts'
import { pushSubjectProblem } from '../../../domain/notifications/push-subject.ts'
import { PUSH_FAILURES, PUSH_HOPS, pushTestState } from '../../../domain/notifications/push-test.ts'
import { pushKeysOf } from '../../kernel/adapters/push/push-keys.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { findSettings, type SettingsRow } from '../notifications/settings-sql.ts'
import { changeSettings, removeDevice, subscribeDevice, testDevice } from './actions.ts'
import { findTest, type TestRow } from './deliveries-sql.ts'
import { type DeviceRow, listDevices } from './devices-sql.ts'

const digestType = builder.enumType('MailDigest', {
  values: MAIL_DIGESTS,
  description: 'How often the mails that may wait come: each by itself, daily, or weekly.',
})

const deviceType = builder.objectRef<DeviceRow>('PushDevice').implement({
  policy: 'visible',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    createdAt: t.expose('createdAt', { type: 'Instant' }),
    lastSuccessAt: t.expose('lastSuccessAt', {
      type: 'Instant',
      nullable: true,
      description: 'When its push service last took a message for it.',
    }),
  }),
})

type Push = SettingsRow & { devices: DeviceRow[] }

const pushType = builder.objectRef<Push>('PushSettings').implement({
  policy: 'visible',
  fields: (t) => ({
    publicKey: t.string({
      description: 'With which browsers subscribe, base64url.',
      resolve: async (_, __, ctx) => (await pushKeysOf(ctx.config)).publicKey,
    }),
    reachesApple: t.boolean({
      description: 'Apple takes messages only where it is told whom to ask about them (MEZZO_PUSH_SUBJECT).',
      resolve: (_, __, ctx) => pushSubjectProblem(ctx.config.push.subject) === null,
    }),
    devices: t.field({ type: [deviceType], resolve: ({ devices }) => devices }),
    timeZone: t.exposeString('timeZone', { description: 'Of the quiet hours and of mails of several.' }),
    quietFrom: t.exposeString('quietFrom', {
      nullable: true,
      description: 'HH:MM; what comes in quiet hours goes to devices at their end.',
    }),
    quietTo: t.exposeString('quietTo', { nullable: true }),
    mailDigest: t.expose('mailDigest', { type: digestType }),
  }),
})

async function pushOf(ctx: Context): Promise<Push> {
  const { id } = requireViewer(ctx)
  const [devices, settings] = await Promise.all([listDevices(ctx.db, id), findSettings(ctx.db, id)])
  const none: SettingsRow = { timeZone: 'Europe/Berlin', quietFrom: null, quietTo: null, mailDigest: 'NONE' }
  return { ...none, ...settings, devices }
}

builder.queryField('pushSettings', (t) =>
  t.field({
    type: pushType,
    policy: 'person',
    scope: 'none',
    description: "The person's own devices, their quiet hours, and how often mails come.",
    resolve: (_, __, ctx) => pushOf(ctx),
  }),
)

const hopType = builder.enumType('PushHop', {
  values: PUSH_HOPS,
  description: 'A part of the way of a push message, in the order of the way.',
})
const stateType = builder.enumType('PushTestState', { values: ['WAITING', 'FAILED', 'DONE'] as const })
const failureType = builder.enumType('PushFailure', { values: PUSH_FAILURES })

const testType = builder.objectRef<TestRow>('PushTest').implement({
  policy: 'visible',
  fields: (t) => ({
    id: t.exposeID('id'),
    hop: t.field({ type: hopType, resolve: (row, _, ctx) => pushTestState(row, ctx.now()).hop }),
    state: t.field({ type: stateType, resolve: (row, _, ctx) => pushTestState(row, ctx.now()).state }),
    failure: t.expose('failure', { type: failureType, nullable: true }),
    statusCode: t.exposeInt('statusCode', {
      nullable: true,
      description: 'What the push service answered; null where it gave no answer.',
    }),
  }),
})

builder.queryField('pushTest', (t) =>
  t.field({
    type: testType,
    nullable: true,
    policy: 'person',
    scope: 'none',
    description: 'How far a test message of the person has come.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => findTest(ctx.db, requireViewer(ctx).id, id),
  }),
)

const pushPayload = payloadType('PushSettingsPayload', 'push', pushType)
const devicePayload = payloadType('PushDevicePayload', 'device', deviceType)
const testPayload = payloadType('PushTestPayload', 'test', testType)

// Another window may have taken it away meanwhile.
function there<Row>(row: Row | null | undefined): Row {
  if (!row) throw new ResourceNotFoundError()
  return row
}

builder.mutationField('subscribePushDevice', (t) =>
  t.field({
    type: devicePayload,
    policy: 'person',
    scope: 'none',
    description: 'Lets push messages come to this browser; the oldest device makes room for an eleventh.',
    args: {
      name: t.arg.string({ required: true }),
      endpoint: t.arg.string({ required: true }),
      p256dh: t.arg.string({ required: true }),
      auth: t.arg.string({ required: true }),
    },
    resolve: (_, device, ctx) =>
      payload(async () => {
        const id = await subscribeDevice(ctx, device)
        const devices = await listDevices(ctx.db, requireViewer(ctx).id)
        return there(devices.find((row) => row.id === id))
      }),
  }),
)

builder.mutationField('removePushDevice', (t) =>
  t.field({
    type: pushPayload,
    policy: 'person',
    scope: 'none',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) =>
      payload(async () => {
        await removeDevice(ctx, id)
        return pushOf(ctx)
      }),
  }),
)

builder.mutationField('testPushDevice', (t) =>
  t.field({
    type: testPayload,
    policy: 'person',
    scope: 'none',
    description: 'Sends a test to a device; pushTest says how far it has come.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) =>
      payload(async () => there(await findTest(ctx.db, requireViewer(ctx).id, await testDevice(ctx, id)))),
  }),
)

builder.mutationField('saveNotificationSettings', (t) =>
  t.field({
    type: pushPayload,
    policy: 'person',
    scope: 'none',
    description:
      'When the devices are silent (both HH:MM, or neither), and how often mails that may wait come.',
    args: {
      timeZone: t.arg.string({ required: true }),
      quietFrom: t.arg.string(),
      quietTo: t.arg.string(),
      mailDigest: t.arg({ type: digestType, required: true }),
    },
    resolve: (_, { timeZone, quietFrom, quietTo, mailDigest }, ctx) =>
      payload(async () => {
        const quiet = { quietFrom: quietFrom ?? null, quietTo: quietTo ?? null }
        await changeSettings(ctx, { timeZone, ...quiet, mailDigest })
        return pushOf(ctx)
      }),
  }),
)

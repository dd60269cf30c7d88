import { randomUUID } from 'node:crypto'
import type { Permission } from '../../src/domain/catalogue/people.ts'
import { addDays, utcDayOf } from '../../src/domain/kernel/day.ts'
import { RECOVERY_PERMISSION } from '../../src/domain/people/recovery.ts'
import type { Browser, TestApp } from '../app.ts'
import type { Calls } from './stages.ts'

/** A landlord who is looked after by somebody with a calendar. */
async function looked(
  app: TestApp,
): Promise<{ landlordId: string; landlord: Browser; rep: Browser; repId: string }> {
  const landlordId = await app.createUser({ email: 'jana@mezzo.example', landlord: true })
  const repId = await app.createUser({
    email: 'rep@mezzo.example',
    permissions: ['sales', 'CHANGE_SALES_REP'],
  })
  await app.db.updateTable('users').set({ account_manager_id: repId }).where('id', '=', landlordId).execute()
  await app.db
    .insertInto('scheduling_links')
    .values({ staff_id: repId, link: 'https://calendly.com/rep', changed_at: app.services.now() })
    .execute()
  return {
    landlordId,
    landlord: await app.login('jana@mezzo.example'),
    rep: await app.login('rep@mezzo.example'),
    repId,
  }
}

/** A landlord who has just given the password. */
async function confirmedLandlord(app: TestApp): Promise<Browser> {
  await app.createUser({ email: 'jana@mezzo.example', landlord: true })
  return app.loginConfirmed('jana@mezzo.example')
}

const reason = 'As her team has asked.'

/** Two who manage permissions, and somebody for whom one of them has asked for a strong one. */
async function managed(
  app: TestApp,
): Promise<{ asker: Browser; manager: Browser; personId: string; requestId: string }> {
  const askerId = await app.createUser({ email: 'asker@mezzo.example', permissions: ['DEVELOPER'] })
  await app.createUser({ email: 'manager@mezzo.example', permissions: ['DEVELOPER'] })
  const personId = await app.createUser({ email: 'kim@mezzo.example', permissions: ['VERIFF', 'TEST'] })
  const at = app.services.now()
  const { id: requestId } = await app.db
    .insertInto('permission_requests')
    .values({
      user_id: personId,
      permission: 'sales',
      reason,
      asked_by: askerId,
      asked_at: at,
      ends_at: at.add({ hours: 24 }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return {
    asker: await app.login('asker@mezzo.example'),
    manager: await app.login('manager@mezzo.example'),
    personId,
    requestId,
  }
}

/** Two who confirm recoveries, and somebody for whose account one of them has asked for it. */
async function recovering(app: TestApp): Promise<{ asker: Browser; second: Browser; recoveryId: string }> {
  const permissions: Permission[] = [RECOVERY_PERMISSION]
  const askerId = await app.createUser({ email: 'asker@mezzo.example', permissions })
  await app.createUser({ email: 'second@mezzo.example', permissions })
  const personId = await app.createUser({ email: 'kim@mezzo.example' })
  const at = app.services.now()
  await app.db
    .insertInto('two_factors')
    .values({ user_id: personId, secret: 'never read', created_at: at, confirmed_at: at })
    .execute()
  const { id: recoveryId } = await app.db
    .insertInto('account_recoveries')
    .values({
      user_id: personId,
      way: 'STAFF',
      status: 'ASKED',
      reason,
      asked_by: askerId,
      asked_at: at,
      deadline_at: at.add({ hours: 24 }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return {
    asker: await app.login('asker@mezzo.example'),
    second: await app.login('second@mezzo.example'),
    recoveryId,
  }
}

function inDays(app: TestApp, days: number): string {
  return app.services
    .now()
    .add({ hours: 24 * days })
    .toString()
}

async function developer(app: TestApp): Promise<Browser> {
  await app.createUser({ email: 'ines@mezzo.example', permissions: ['DEVELOPER'] })
  return app.login('ines@mezzo.example')
}

/** Who looks after a landlord, and the call with them. */
export const peopleCalls: Calls = {
  scheduleAppointment: async (app) => {
    const { landlord } = await looked(app)
    return { as: landlord, variables: { startsAt: inDays(app, 2) }, changed: { startsAt: inDays(app, 3) } }
  },
  cancelAppointment: async (app) => {
    const { landlord, landlordId, repId } = await looked(app)
    const at = app.services.now()
    const call = { landlord_id: landlordId, status: 'SCHEDULED', staff_id: repId, changed_at: at } as const
    await app.db.insertInto('appointments').values(call).execute()
    return { as: landlord, variables: { startsAt: null }, changed: { startsAt: inDays(app, 1) } }
  },
  setAccountManager: async (app) => {
    const { rep, landlordId } = await looked(app)
    return {
      as: rep,
      variables: { landlordId, staffId: null, reason },
      changed: { landlordId: randomUUID() },
    }
  },
  setFeatureFlag: async (app) => {
    const variables = { name: 'STUDENT_HOUSING', enabled: false, reason }
    return { as: await developer(app), variables, changed: { enabled: true } }
  },
  setFeatureFlagForUser: async (app) => {
    const { landlordId } = await looked(app)
    const variables = { name: 'STUDENT_HOUSING', userId: landlordId, enabled: false, reason }
    return { as: await developer(app), variables, changed: { enabled: null } }
  },
  setPersonLabels: async (app) => {
    const { rep, landlordId } = await looked(app)
    const reason = 'A program of theirs logs in with it.'
    return {
      as: rep,
      variables: { userId: landlordId, labels: ['SERVICE_ACCOUNT'], reason },
      changed: { labels: ['REFUGEE_USER'] },
    }
  },
  setSchedulingLink: async (app) => {
    const { rep } = await looked(app)
    const link = 'https://calendly.com/another'
    return { as: rep, variables: { link }, changed: { link: '' } }
  },
  endStaffImpersonation: async (app) => {
    const { landlordId, repId } = await looked(app)
    const at = app.services.now()
    const { id } = await app.db
      .insertInto('impersonations')
      .values({
        actor_id: repId,
        landlord_id: landlordId,
        reason,
        started_at: at,
        ends_at: at.add({ minutes: 60 }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return {
      as: await developer(app),
      variables: { impersonationId: id, reason },
      changed: { reason: 'Another reason.' },
    }
  },
  askForStaffRecovery: async (app) => {
    const { asker } = await recovering(app)
    await app.db.deleteFrom('account_recoveries').execute()
    return {
      as: asker,
      variables: { email: 'kim@mezzo.example', reason },
      changed: { reason: 'Another reason.' },
    }
  },
  confirmRecovery: async (app) => {
    const { second, recoveryId } = await recovering(app)
    return { as: second, variables: { recoveryId }, changed: { recoveryId: randomUUID() } }
  },
  callOffRecovery: async (app) => {
    const { second, recoveryId } = await recovering(app)
    return { as: second, variables: { recoveryId, reason }, changed: { reason: 'Another reason.' } }
  },
  givePermission: async (app) => {
    const { manager, personId: userId } = await managed(app)
    const variables = { userId, permission: 'FSU', reason }
    return { as: manager, variables, changed: { permission: 'TEST' } }
  },
  takePermission: async (app) => {
    const { manager, personId: userId } = await managed(app)
    const variables = { userId, permission: 'VERIFF', reason }
    return { as: manager, variables, changed: { permission: 'TEST' } }
  },
  confirmPermission: async (app) => {
    const { manager, requestId } = await managed(app)
    return { as: manager, variables: { requestId }, changed: { requestId: randomUUID() } }
  },
  declinePermission: async (app) => {
    const { manager, requestId } = await managed(app)
    return { as: manager, variables: { requestId, reason }, changed: { reason: 'Another reason.' } }
  },
  createPersonalAccessToken: async (app) => {
    const as = await confirmedLandlord(app)
    const input = {
      name: 'Accounting',
      scopes: ['PROFILE_READ'],
      expiresOn: addDays(utcDayOf(Date.now()), 30),
    }
    return { as, variables: { input }, changed: { input: { ...input, name: 'Another' } } }
  },
  createWebhook: async (app) => {
    const as = await confirmedLandlord(app)
    const input = { url: 'https://hooks.mezzo-test.com/mezzo', events: ['BOOKING_MADE'] }
    return { as, variables: { input }, changed: { input: { ...input, events: ['REQUEST_RECEIVED'] } } }
  },
  withdrawPermission: async (app) => {
    const { asker, requestId } = await managed(app)
    return { as: asker, variables: { requestId }, changed: { requestId: randomUUID() } }
  },
}

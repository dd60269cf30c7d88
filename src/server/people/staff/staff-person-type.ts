import type { AppointmentStatus } from '../../../domain/catalogue/people.ts'
import { shownStatus } from '../../../domain/people/appointment.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum, profileLanguageEnum } from '../../kernel/graphql/enums.ts'
import { payloadType } from '../../kernel/graphql/payload.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import { listLandlordUserTypes } from '../accounts/landlord-type-sql.ts'
import { type AccountManagerRow, listCallsOf } from './sales-rep-sql.ts'
import { countWorlds, type StaffPersonRow } from './sql.ts'

const worldOf = batched(async (ctx, ids: readonly string[]) => {
  const worlds = await countWorlds(ctx.db, ids)
  return new Map(worlds.map((world) => [world.id, world]))
})

/** Who looks after a landlord, and the call with them. */
export const callOf = batched(async (ctx, ids: readonly string[]) => {
  const calls = await listCallsOf(ctx.db, ids)
  return new Map(calls.map((call) => [call.landlordId, call]))
})

const typeOf = batched(async (ctx, ids: readonly string[]) => listLandlordUserTypes(ctx.db, ids))

/** Somebody of the sales staff, who can look after landlords. */
export const accountManagerType = builder.objectRef<AccountManagerRow>('AccountManager').implement({
  policy: 'staff',
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    link: t.exposeString('link', { nullable: true, description: 'Where landlords choose a time.' }),
  }),
})

const callType = builder
  .objectRef<{ status: AppointmentStatus; startsAt: Temporal.Instant | null }>('StaffAppointment')
  .implement({
    policy: 'staff',
    description: 'The call that a landlord has with the account manager.',
    fields: (t) => ({
      status: t.field({
        type: catalogueEnum('appointmentStatus'),
        resolve: (call, _, ctx) => shownStatus(call, ctx.now()),
      }),
      startsAt: t.expose('startsAt', { type: 'Instant', nullable: true }),
    }),
  })

/** A person as staff find them. */
export const staffPersonType = builder.objectRef<StaffPersonRow>('StaffPerson').implement({
  policy: 'staff',
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    landlord: t.exposeBoolean('landlord'),
    landlordUserType: t.field({
      type: catalogueEnum('landlordUserType'),
      nullable: true,
      description: 'Of a landlord who has nothing public yet.',
      resolve: async ({ id, landlord }, _, ctx) => (landlord ? ((await typeOf(ctx, id)) ?? null) : null),
    }),
    labels: t.expose('labels', { type: [catalogueEnum('tag')], description: 'Set by staff.' }),
    permissions: t.expose('permissions', { type: [catalogueEnum('permission')] }),
    language: t.expose('language', { type: profileLanguageEnum }),
    createdAt: t.expose('createdAt', { type: 'Instant' }),
    listings: t.int({ resolve: async ({ id }, _, ctx) => (await worldOf(ctx, id))?.listings ?? 0 }),
    openRequests: t.int({ resolve: async ({ id }, _, ctx) => (await worldOf(ctx, id))?.openRequests ?? 0 }),
    accountManager: t.field({
      type: accountManagerType,
      nullable: true,
      description: 'Who of the sales staff looks after the landlord.',
      resolve: async ({ id }, _, ctx) => (await callOf(ctx, id))?.manager ?? null,
    }),
    appointment: t.field({
      type: callType,
      nullable: true,
      resolve: async ({ id }, _, ctx) => (await callOf(ctx, id))?.appointment ?? null,
    }),
  }),
})

/** A person after staff have changed something about them. */
export const staffPersonPayload = payloadType('StaffPersonPayload', 'person', staffPersonType)

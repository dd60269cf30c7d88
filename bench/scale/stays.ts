import { between, id, random } from './random.ts'

const signed = `kind = 'BOOKED'`
const online = `${random('n', 111)} < 0.85`
const rent = `price::bigint * ("to" - "from") / 30`

/**
 * Offers, bookings and what takes the units' days; the database itself refuses days that overlap. One booking in
 * fifty was cancelled and takes no days.
 */
export const stayScripts: readonly string[] = [
  `create temp table scale_stays as
   select *, ${id('booking', 'n')} as booking_id, kind = 'BOOKED' and ${random('n', 112)} < 0.02 as canceled,
     case when kind = 'BOOKED' then 'ACCEPTED'
       when not ${online} then 'PROPOSED'
       when ${random('n', 113)} < 0.5 then 'LANDLORD_SIGNING' else 'TENANT_SIGNING' end as offer_status
   from scale_requests where kind in ('BOOKED', 'CONTRACT')`,
  `insert into booking_offers (id, listing_request_id, listing_id, group_id, landlord_id, tenant_id, status, generating,
     type, contract_name, is_online_signing, method_of_booking, "from", "to", price, deposit, total_rent, currency,
     landlord_signed_at, tenant_signed_at, tenant_accepted_at, ended_at, created_at)
   select offer_id, id, listing_id, group_id, landlord_id, tenant_id, offer_status, false, 'b2c', 'GERMANY_PRIVATE',
     ${online}, case when confirmed_by_landlord then 'AFTER_LANDLORD_CONFIRMED_BOOKING'
       else 'AFTER_TENANT_SIGNED_CONTRACT' end,
     "from", "to", price, price * 2, ${rent}, 'EUR',
     case when ${signed} or offer_status = 'TENANT_SIGNING' then requested_at + interval '50 hours' end,
     case when ${signed} or offer_status = 'TENANT_SIGNING' and confirmed_by_landlord
       then requested_at + interval '60 hours' end,
     case when offer_status = 'PROPOSED' and ${random('n', 114)} < 0.5 then requested_at + interval '55 hours' end,
     case when ${signed} then requested_at + interval '61 hours' end, requested_at + interval '45 hours'
   from scale_stays`,
  `insert into bookings (id, offer_id, listing_request_id, listing_id, group_id, landlord_id, tenant_id, type,
     selected_contract, "from", "to", price, total_cost, currency, tenant_fee_rate, canceled, canceled_at, created_at)
   select booking_id, offer_id, id, listing_id, group_id, landlord_id, tenant_id, 'STANDARD', 'GERMANY_PRIVATE', "from",
     "to", price, ${rent}, 'EUR', 0, canceled, case when canceled then requested_at + interval '5 days' end,
     requested_at + interval '61 hours'
   from scale_stays where kind = 'BOOKED'`,
  `update listing_requests r set extends_booking_id = ${id('booking', 'p.extends_n')}
   from scale_requests p where p.kind = 'EXTENSION' and r.id = p.id`,
  `insert into occupancies (listing_id, group_id, landlord_id, kind, days, offer_id, booking_id)
   select listing_id, group_id, landlord_id, case kind when 'BOOKED' then 'BOOKING' else 'HOLD' end,
     daterange("from", "to", '[]'), offer_id, case kind when 'BOOKED' then booking_id end
   from scale_stays where not canceled`,
  // One unit in ten keeps some of its coming days to itself.
  `insert into blocks (listing_id, group_id, landlord_id, days, source, reason, note)
   select ${id('unit', 'u.n')}, ${id('group', 'u.group_n')}, ${id('landlord', 'g.landlord_n')},
     daterange(u.to_3 + 2, u.to_3 + ${between('u.n', 115, 9, 60)}), 'own', 'RENOVATION', ''
   from scale_units u join scale_groups g on g.n = u.group_n where ${random('u.n', 116)} < 0.1`,
  `insert into invoices (number, landlord_id, booking_id, document_type, live_mode, net, amount, currency, due_date,
     paid_amount, stay_from, stay_to, rent, fee_rate, issued_on, issued_at, created_at)
   select 'S-' || n, landlord_id, booking_id, 'INVOICE', 'LIVE', ${rent} / 10, ${rent} / 10, 'EUR', "from" + 14,
     case when "from" < current_date - 20 then ${rent} / 10 else 0 end, "from", "to", ${rent}, 1000,
     requested_at::date + 2, requested_at + interval '62 hours', requested_at + interval '62 hours'
   from scale_stays where kind = 'BOOKED' and not canceled`,
  `insert into publish_events (listing_id, group_id, landlord_id, published, at)
   select id, group_id, landlord_id, true, last_published_at from listings where published`,
]

import { stayOf } from './listings.ts'
import { firstNameOf, lastNameOf, tenantsOf } from './people.ts'
import { between, id, oneOf, random } from './random.ts'
import { MEASURED_ACTIVE, MEASURED_ENDED, MEASURED_UNITS, STAYS_PER_UNIT, type ScaleSize } from './size.ts'

/** Of a hundred units three have a contract on its way. */
const withContract = `${random('n', 61)} < 0.03`

/** Of a hundred units one has a tenant who asks to stay longer. */
const withExtension = `${random('n', 68)} < 0.01`

/** Of the other landlords' requests that became nothing, one in twenty is still active: most have ended. */
const activeShare = 0.05

/**
 * What is to be: one row per request with its unit, its days and how far it has come. Bookings come first, then
 * contracts, extensions, what waits in the inboxes, and what has ended.
 */
export function planScripts(size: ScaleSize): string[] {
  return [
    `create temp table scale_plan (
       n bigint not null, kind text not null, unit_n int not null, "from" date not null, "to" date not null,
       extends_n bigint)`,
    planBookings(size),
    planContracts,
    planExtensions(size),
    planOthers(size),
    requests(size),
  ]
}

/** The first stays of all units come first, then the second ones: a smaller number leaves out the last. */
function planBookings({ units, bookings }: ScaleSize): string {
  const stay = stayOf('u', 'slot')
  return `
    insert into scale_plan (n, kind, unit_n, "from", "to")
    select (slot - 1) * ${units} + u.n, 'BOOKED', u.n, ${stay.from}, ${stay.to}
    from generate_series(1, ${STAYS_PER_UNIT}) slot, scale_units u
    where (slot - 1) * ${units} + u.n <= ${bookings}`
}

const planContracts = `
  insert into scale_plan (n, kind, unit_n, "from", "to")
  select (select count(*) from scale_plan) + row_number() over (order by n), 'CONTRACT', n, start,
    start + ${between('n', 62, 60, 260)}
  from (select *, greatest(to_3 + 4, current_date + 8) + ${between('n', 63, 0, 30)} as start
    from scale_units where ${withContract} and n % 25 <> 13) units`

function planExtensions({ units, bookings }: ScaleSize): string {
  return `
    insert into scale_plan (n, kind, unit_n, "from", "to", extends_n)
    select (select count(*) from scale_plan) + row_number() over (order by n), 'EXTENSION', n, to_3 + 1,
      to_3 + ${between('n', 69, 31, 120)}, 2 * ${units} + n
    from scale_units
    where ${withExtension} and 2 * ${units} + n <= ${bookings} and from_3 <= current_date and to_3 > current_date + 5`
}

function planOthers(size: ScaleSize): string {
  const others = size.units - MEASURED_UNITS
  const isMeasured = `i <= measured or i > active and i <= active + ${MEASURED_ENDED}`
  return `
    insert into scale_plan (n, kind, unit_n, "from", "to")
    select n, kind, unit_n, start, start + ${between('n', 67, 30, 330)}
    from (
      select picked.n, unit_n, case when is_active then 'ACTIVE' else 'ENDED' end as kind,
        case when is_active then greatest(unit.to_3 + 3, current_date + 5) + ${between('picked.n', 64, 0, 120)}
          else current_date - ${between('picked.n', 65, -60, 480)} end as start
      from (
        select used + i as n, i <= active as is_active,
          case when ${others === 0} or ${isMeasured} then 1 + (i % ${MEASURED_UNITS})::int
            else ${MEASURED_UNITS} + 1 + floor(${random('used + i', 66)} * ${others})::int end as unit_n
        from (select used, measured,
            measured + floor(${activeShare} * greatest(0, left_over - measured - ${MEASURED_ENDED})) as active
          from (select used, left_over, least(${MEASURED_ACTIVE}, left_over - ${MEASURED_ENDED}) as measured
            from (select count(*) as used, ${size.requests} - count(*) as left_over from scale_plan) planned) shares
        ) shares, generate_series(1, ${size.requests} - used) i
      ) picked join scale_units unit on unit.n = picked.unit_n
    ) rows`
}

/** Everything of a request that more than one table repeats. */
function requests(size: ScaleSize): string {
  return `
    create temp table scale_requests as
    select *, ${id('request', 'n')} as id, ${id('asked', 'n')} as booking_request_id, ${id('offer', 'n')} as offer_id,
      ${id('tenant', 'tenant_n')} as tenant_id, ${id('landlord', 'landlord_n')} as landlord_id,
      ${id('group', 'group_n')} as group_id, ${id('unit', 'unit_n')} as listing_id,
      case kind when 'ACTIVE' then now() - ${random('n', 81)} * interval '6 days'
        when 'EXTENSION' then now() - ${random('n', 81)} * interval '2 days'
        when 'CONTRACT' then now() - interval '4 days' - ${random('n', 81)} * interval '9 days'
        else least("from", current_date - 7) - interval '2 days' - ${random('n', 81)} * interval '50 days'
      end as requested_at
    from (
      select p.*, u.group_n, g.landlord_n, g.units,
        1 + floor(${random('coalesce(extends_n, p.n)', 82)} * ${tenantsOf(size)})::bigint as tenant_n,
        ${between('p.n', 83, 1, 2)} as adults, case when ${random('p.n', 84)} < 0.15 then 1 else 0 end as children,
        ${random('g.n', 40)} < 0.2 as confirmed_by_landlord, ${between('g.n', 36, 70, 320)} * 1000 as price,
        case kind when 'ACTIVE' then (array['AV_CHECK', 'AV_CHECK', 'AV_CHECK', 'AV_CHECK', 'AV_CHECK', 'AV_CHECK',
            'NO_AV_CHECK', 'SECOND_CHANCE', 'AVAILABLE', 'AVAILABLE', 'TENANT_APPROVED'])[${between('p.n', 85, 1, 11)}]
          when 'EXTENSION' then 'NO_AV_CHECK'
          when 'ENDED' then case when ${random('p.n', 86)} < 0.25 then 'TENANT_WITHDREW' else 'NOT_AVAILABLE' end
          else 'TENANT_APPROVED' end as status_type
      from scale_plan p join scale_units u on u.n = p.unit_n join scale_groups g on g.n = u.group_n
    ) details;
    create unique index on scale_requests (n);
    analyze scale_requests`
}

/** The requests themselves, with their tenants' answers; `landlord_status` is put right by the product's own rules. */
export const requestScripts: readonly string[] = [
  `insert into booking_requests (id, tenant_id, first_name, last_name, email, phone, "from", "to", adults,
     adults_information, children, children_information, reason_for_stay, employment, company_name, job_title, paid_by,
     option_to_extend, notes, created_at)
   select booking_request_id, tenant_id, ${firstNameOf('tenant_n + 1000000')}, ${lastNameOf('tenant_n + 1000000')},
     'tenant-' || tenant_n || '@scale.example', '+49 30 ' || (1000000 + tenant_n), "from", "to", adults,
     case adults when 2 then '[{"relationship": "PARTNER"}]'::jsonb else '[]' end, children,
     case children when 1 then '[{"type": "CHILD"}]'::jsonb else '[]' end,
     ${oneOf('n', 91, ['WORK', 'WORK', 'INTERNSHIP', 'STUDYING', 'INTERIM', 'TEMPORARY_HOUSING_NEED'])}, 'EMPLOYED',
     ${oneOf('n', 92, ['Nordlicht GmbH', 'Atelier Sud', 'Kappa Systems', 'Hafen AG', ''])},
     ${oneOf('n', 93, ['Engineer', 'Nurse', 'Designer', 'Researcher', 'Consultant'])},
     ${oneOf('n', 94, ['SELF', 'SELF', 'COMPANY', 'PARENTS'])}, ${random('n', 95)} < 0.4,
     'We are moving for a project of some months and would like to live near the office. Thank you for your answer.',
     requested_at
   from scale_requests`,
  `insert into listing_requests (id, user_friendly_id, booking_request_id, group_id, landlord_id, tenant_id, type, "from",
     "to", guests, method_of_booking, price, deposit, final_cleaning_fee, total_rent, currency, landlord_fee_rate, tenant_fee_rate, status_type, status_reason,
     decline_reason, verification_needed, verification_done_at, requested_at, auto_decline_at, tenant_answer_until,
     viewed_by_landlord_at, answered_at, landlord_status, sort_group)
   select id, 'M-' || (100000 + n), booking_request_id, group_id, landlord_id, tenant_id,
     case kind when 'EXTENSION' then 'EXTENSION' else 'STANDARD' end, "from", "to", adults + children,
     case when confirmed_by_landlord then 'AFTER_LANDLORD_CONFIRMED_BOOKING' else 'AFTER_TENANT_SIGNED_CONTRACT' end,
     price, 0, 0, price::bigint * ("to" - "from") / 30, 'EUR', 1000, 0, status_type,
     case status_type when 'TENANT_WITHDREW' then 'WITHDRAWN_BY_TENANT' when 'NOT_AVAILABLE' then
       ${oneOf('n', 101, ['DECLINED_BY_LANDLORD', 'DECLINED_BY_LANDLORD', 'LANDLORD_DID_NOT_RESPOND', 'DECLINED_BY_CONFLICT'])} end,
     case status_type when 'NOT_AVAILABLE' then 'TOO_MANY_PEOPLE' end,
     ${random('n', 102)} < 0.2, case when kind in ('BOOKED', 'CONTRACT') then requested_at + interval '1 day' end,
     requested_at,
     case when status_type in ('AV_CHECK', 'NO_AV_CHECK', 'SECOND_CHANCE') then requested_at + interval '7 days' end,
     case when status_type = 'AVAILABLE' then requested_at + interval '9 days' end,
     case when kind <> 'ACTIVE' or ${random('n', 103)} < 0.6 then requested_at + interval '2 hours' end,
     case when status_type in ('AVAILABLE', 'TENANT_APPROVED', 'NOT_AVAILABLE')
       then requested_at + ${random('n', 104)} * interval '40 hours' end,
     case when kind in ('BOOKED', 'ENDED') then 'OTHER' else 'OPEN' end,
     case when kind in ('BOOKED', 'ENDED') then 5 else 4 end
   from scale_requests`,
  // The chain of the audit log is per landlord, so what they do comes in one order.
  `insert into audit_log (at, actor_id, landlord_id, action, entity_type, entity_id, via)
   select requested_at, tenant_id, landlord_id, 'sendBookingRequest', 'listing_request', id, 'SESSION'
   from scale_requests where kind in ('ACTIVE', 'CONTRACT', 'EXTENSION') order by n`,
  `select setval('user_friendly_ids', 100000 + (select max(n) from scale_requests))`,
]

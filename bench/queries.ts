/** One hand-written query that answers with the JSON of a whole page; `$1` is the landlord, `$2` what the page is about. */
export type CaseName =
  | 'home'
  | 'listings'
  | 'whole'
  | 'houses'
  | 'houses-whole'
  | 'inbox'
  | 'request'
  | 'calendar'
  | 'performance'
  | 'money'

const row = `
  'id', r.id, 'userFriendlyId', r.user_friendly_id, 'bookingRequestId', r.booking_request_id, 'type', r.type,
  'landlordStatus', r.landlord_status, 'methodOfBooking', r.method_of_booking, 'autoDeclineAt', r.auto_decline_at,
  'viewedByLandlord', r.viewed_by_landlord_at is not null, 'from', r."from", 'to', r."to", 'currency', r.currency,
  'youReceive', r.total_rent - round(r.total_rent * r.landlord_fee_rate / 10000.0),
  'listing', json_build_object('_id', coalesce(offer.listing_id, g.id), 'groupId', g.id, 'partOfGroup', g.part_of_group,
    'name', g.name, 'unitName', offer.apartment_name),
  'tenantInformation', json_build_object('firstName', br.first_name, 'lastName', br.last_name),
  'latestBookingOffer', case when offer.id is not null then json_build_object('_id', offer.id, 'status', offer.status,
    'isOnlineSigning', offer.is_online_signing, 'landlordSignedAt', offer.landlord_signed_at,
    'tenantSignedAt', offer.tenant_signed_at, 'generating', offer.generating, 'unitName', offer.apartment_name) end`

const joined = `
  join booking_requests br on br.id = r.booking_request_id
  join groups g on g.id = r.group_id
  left join lateral (
    select o.*, u.apartment_name from booking_offers o join listings u on u.id = o.listing_id
    where o.listing_request_id = r.id order by o.created_at desc, o.id desc limit 1
  ) offer on true`

const counts = `
  (select json_build_object('open', sum(num_open_requests), 'inProgress', sum(num_in_progress_requests),
    'blocked', sum(num_blocked_requests), 'needsYou', sum(num_needs_you))
   from group_counts where landlord_id = $1)`

/** What takes the days of a unit, from some days ago on. */
const taken = (unit: string, days: number) => `
  (select coalesce(json_agg(json_build_object('kind', taken.kind, 'from', lower(days), 'to', upper(days) - 1)), '[]')
   from (select kind, days from occupancies where listing_id = ${unit} and upper(days) > current_date - ${days}
     union all select 'BLOCK', days from blocks where listing_id = ${unit} and upper(days) > current_date - ${days}) taken)`

const listings = (limit: string) => `
  select json_build_object(
    'totalCount', (select count(*) from groups where landlord_id = $1 and deleted_at is null),
    'cities', (select json_agg(distinct city) from groups where landlord_id = $1 and deleted_at is null),
    'nodes', (select json_agg(node) from (
      select json_build_object('groupId', g.id, 'partOfGroup', g.part_of_group, 'name', g.name, 'price', g.price,
        'currency', g.currency,
        'address', json_build_object('street', g.street, 'streetNumber', g.street_number, 'zipCode', g.zip_code,
          'city', g.city),
        'coverImage', (select json_build_object('urls', json_build_object('small', p.small_url))
          from pictures p where p.group_id = g.id and p.position = 0),
        'counts', json_build_object('numOpenRequests', c.num_open_requests,
          'numInProgressRequests', c.num_in_progress_requests, 'numBlockedRequests', c.num_blocked_requests),
        'units', (select json_agg(json_build_object('_id', u.id, 'externalId', u.external_id, 'published', u.published,
            'availableFrom', u.available_from, 'availableTo', u.available_to, 'createdAt', u.created_at,
            'taken', ${taken('u.id', 400)}))
          from listings u where u.group_id = g.id and u.deleted_at is null)) as node
      from groups g left join group_counts c on c.group_id = g.id
      where g.landlord_id = $1 and g.deleted_at is null
      order by c.num_open_requests desc, c.num_in_progress_requests desc, c.num_blocked_requests desc, g.name
      limit ${limit}
    ) listed))`

const overlapping = `
  (select coalesce(json_agg(json_build_object('listingRequestId', o.id, 'bookingRequestId', o.booking_request_id,
      'type', o.type, 'firstName', ob.first_name, 'lastName', ob.last_name, 'from', o."from", 'to', o."to",
      'landlordStatus', o.landlord_status)), '[]')
   from listing_requests o join booking_requests ob on ob.id = o.booking_request_id
   where o.group_id = r.group_id and o.landlord_status <> 'OTHER' and o.id <> r.id and o."from" <= r."to"
     and o."to" >= r."from" and o.status_type in ('AV_CHECK', 'NO_AV_CHECK', 'SECOND_CHANCE'))`

const unitsAround = `
  (select json_agg(json_build_object('_id', u.id, 'name', u.apartment_name, 'taken', ${taken('u.id', 60)}))
   from listings u where u.group_id = r.group_id and u.deleted_at is null)`

const needsYou = `
  (select json_agg(node) from (
    select json_build_object(${row}, 'tenantPayments', json_build_object('totalRent', r.total_rent),
      'units', ${unitsAround}, 'overlappingListingRequests', ${overlapping}) as node
    from (select * from listing_requests where landlord_id = $1 and landlord_status in ('OPEN', 'OPEN_V3',
        'OPEN_WITH_CONSEQUENCES', 'TENANT_STARTED_OTHER_BOOKING_PROCESS', 'CONTRACT_CREATED',
        'MANUAL_CONTRACT_CREATED', 'WAITING_TO_CONFIRM_BOOKING')
      order by needs_until, sort_group, "from", id limit 5) r ${joined}
    order by r.needs_until, r.sort_group, r."from", r.id) waiting)`

const wishes = `
  (select coalesce(json_agg(json_build_object('bookingId', b.id, 'lastDay', p."from" - 1, 'deadline', p.answer_until,
      'rent', p.rent, 'currency', b.currency, 'firstName', br.first_name, 'lastName', br.last_name,
      'unitName', u.apartment_name, 'partOfGroup', g.part_of_group, 'name', g.name) order by p.answer_until), '[]')
   from stay_proposals p join bookings b on b.id = p.booking_id join listings u on u.id = b.listing_id
   join groups g on g.id = b.group_id join listing_requests r on r.id = b.listing_request_id
   join booking_requests br on br.id = r.booking_request_id
   where p.landlord_id = $1 and p.state = 'OPEN' and p.proposed_by = 'TENANT' and p.answer_until > now())`

const earned = (months: number) => `
  (select round(sum(total_cost::numeric * (least("to", month + interval '1 month' - interval '1 day')::date
      - greatest("from", month::date) + 1) / ("to" - "from" + 1)))
   from bookings, (select date_trunc('month', current_date) - interval '${months} month' as month) m
   where landlord_id = $1 and not canceled and "from" < month + interval '1 month' and "to" >= month)`

const figures = `
  json_build_object(
    'apartments', (select count(*) from listings where landlord_id = $1 and deleted_at is null),
    'occupiedDays', (select sum(least(upper(days), current_date + 30) - greatest(lower(days), current_date))
      from occupancies where landlord_id = $1 and days && daterange(current_date, current_date + 30)),
    'becomeFreeWithin60Days', (select count(*) from occupancies o where o.landlord_id = $1 and kind = 'BOOKING'
      and days @> current_date and upper(days) <= current_date + 61 and not exists (select 1 from occupancies n
        where n.listing_id = o.listing_id and n.days @> upper(o.days))),
    'earnedThisMonth', ${earned(0)}, 'earnedLastMonth', ${earned(1)},
    'medianAnswerMinutes', (select percentile_cont(0.5) within group (order by answered_at - requested_at)
      from listing_requests where landlord_id = $1 and answered_at is not null
        and requested_at >= now() - interval '90 days'))`

/** What the homes that are offered lack for money to come. */
const obstacle = `
  (select json_build_object('homes', count(*), 'withoutAccount', count(*) filter (where b.id is null),
      'otherCurrency', count(*) filter (where b.currency <> g.currency),
      'withoutTaxData', count(*) filter (where d.id is null or not (d.is_compliant or d.is_exempt)))
   from groups g left join bank_accounts b on b.id = g.bank_account_id
   left join billing_details_items d on d.id = g.billing_details_item_id
   where g.landlord_id = $1 and g.deleted_at is null and g.archived_at is null
     and g.id in (select group_id from listings where landlord_id = $1 and published and deleted_at is null))`

const troubled = `
  (select coalesce(json_agg(json_build_object('feedId', f.id, 'label', f.label, 'platform', f.platform,
      'failingSince', f.failing_since, 'heldBackSince', f.quarantine_since, 'listingId', u.id, 'groupId', u.group_id,
      'unitName', u.apartment_name)), '[]')
   from calendar_feeds f join listings u on u.id = f.listing_id
   where f.landlord_id = $1 and f.removed_at is null and (f.failing_since is not null or f.quarantine_since is not null))`

const inCalendar = 'daterange(current_date - 31, current_date + 549)'

/** Days of a unit's calendar; `more` is what else is said of them. */
const days = (table: string, more: string) => `
  json_agg(json_build_object('from', lower(${table}.days), 'to', upper(${table}.days) - 1, ${more}) order by ${table}.days)`

const calendar = `
  select json_build_object('about', $2::text, 'today', current_date,
    'units', (select json_agg(json_build_object('id', u.id, 'groupId', g.id, 'group', g.name,
        'partOfGroup', g.part_of_group, 'name', u.apartment_name, 'externalId', u.external_id, 'city', g.city,
        'published', u.published, 'createdOn', u.created_at::date, 'availableFrom', u.available_from,
        'availableTo', u.available_to, 'minStay', g.min_booking_duration, 'takenUntil', former.until, 'feeds', feeds.one,
        'bookings', coalesce(stays.booked, '[]'), 'holds', coalesce(stays.held, '[]'),
        'blocks', coalesce(blocked.list, '[]')) order by g.name, u.apartment_name)
      from listings u join groups g on g.id = u.group_id
      left join (
        select o.listing_id,
          ${days('o', `'id', b.id, 'name', br.first_name || ' ' || br.last_name, 'type', b.type, 'bookedOn', b.created_at::date`)}
            filter (where o.kind = 'BOOKING') as booked,
          ${days('o', `'offerId', o.offer_id, 'listingRequestId', r.id, 'bookingRequestId', br.id, 'name', br.first_name || ' ' || br.last_name, 'status', bo.status`)}
            filter (where o.kind = 'HOLD') as held
        from occupancies o join booking_offers bo on bo.id = o.offer_id
        join listing_requests r on r.id = bo.listing_request_id join booking_requests br on br.id = r.booking_request_id
        left join bookings b on b.id = o.booking_id
        where o.landlord_id = $1 and o.days && ${inCalendar} group by o.listing_id
      ) stays on stays.listing_id = u.id
      left join (
        select k.listing_id,
          ${days('k', `'id', k.id, 'source', k.source, 'reason', k.reason, 'note', k.note, 'feed', f.label, 'kind', k.kind`)} as list
        from blocks k left join calendar_feeds f on f.id = k.feed_id
        where k.landlord_id = $1 and k.days && ${inCalendar} group by k.listing_id
      ) blocked on blocked.listing_id = u.id
      left join (
        select listing_id, json_build_object('count', count(*), 'oldestAnswer', min(answered_at),
          'failing', count(failing_since), 'quarantine', count(quarantine_since)) as one
        from calendar_feeds where landlord_id = $1 and removed_at is null group by listing_id
      ) feeds on feeds.listing_id = u.id
      left join (
        select listing_id, max(upper(days)) - 1 as until from occupancies
        where landlord_id = $1 and upper(days) <= current_date - 31 group by listing_id
      ) former on former.listing_id = u.id
      where u.landlord_id = $1 and u.deleted_at is null and g.deleted_at is null and g.archived_at is null),
    'candidates', (select json_agg(json_build_object('listingRequestId', r.id, 'bookingRequestId', r.booking_request_id,
        'groupId', r.group_id, 'unitId', b.listing_id, 'from', r."from", 'to', r."to",
        'name', br.first_name || ' ' || br.last_name, 'type', r.type, 'landlordStatus', r.landlord_status))
      from listing_requests r join booking_requests br on br.id = r.booking_request_id
      left join bookings b on b.id = r.extends_booking_id
      where r.landlord_id = $1 and r.landlord_status <> 'OTHER' and r."from" < current_date + 549
        and r."to" >= current_date - 31 and not exists (select from booking_offers o where o.listing_request_id = r.id
          and o.status in ('PROPOSED', 'LANDLORD_SIGNING', 'TENANT_SIGNING'))))::text as answer`

/** Twelve months up to yesterday, and the same days a year before. */
const spans = `
  (values ('NOW', daterange((date_trunc('month', current_date) - interval '11 months')::date, current_date)),
    ('BEFORE', daterange((date_trunc('month', current_date) - interval '23 months')::date,
      (current_date - interval '1 year')::date))) as span (name, days)`

/** How a thousand homes did, in UTC and without what was blocked or not public. */
const performance = `
  with unit as (
    select u.id, u.group_id, u.apartment_name, g.name, g.price, g.min_booking_duration,
      daterange(u.available_from, u.available_to, '[]') as had
    from listings u join groups g on g.id = u.group_id where u.landlord_id = $1 and g.currency = 'EUR'
  ), published as (
    select listing_id, range_agg(daterange(at::date, until::date)) as days from (
      select listing_id, published, at, lead(at) over (partition by listing_id order by at, id) as until
      from publish_events where landlord_id = $1) e
    where published group by listing_id
  ), taken as (
    select listing_id, range_agg(days) as days from (
      select listing_id, days from occupancies where landlord_id = $1
      union all select listing_id, days from blocks where landlord_id = $1) t
    group by listing_id
  ), vacant as (
    select unit.*, span.name as span,
      unnest(p.days * datemultirange(unit.had) * datemultirange(span.days) - coalesce(t.days, '{}')) as days
    from unit join published p on p.listing_id = unit.id left join taken t on t.listing_id = unit.id cross join ${spans}
  ), part as (
    select group_id, span, month::date, nights, round(nights * price * 12.0 / 365) as cost, 0 as booked, 0 as earned
    from vacant cross join lateral (
      select month, upper(days * daterange(month::date, (month + interval '1 month')::date))
        - lower(days * daterange(month::date, (month + interval '1 month')::date)) as nights
      from generate_series(date_trunc('month', lower(days)::timestamp), upper(days)::timestamp - interval '1 day',
        interval '1 month') as month) as m
    union all
    select m.group_id, span.name, m.month, 0, 0, m.nights, m.amount
    from booking_months m join ${spans} on span.days @> m.month where m.landlord_id = $1
  )
  select json_build_object('about', $2::text,
    'months', (select json_agg(m) from (select span, month, sum(nights) as vacant, sum(cost) as cost, sum(booked) as booked,
      sum(earned) as earned from part group by 1, 2) m),
    'homes', (select json_agg(h) from (select g.name, h.* from (select group_id, sum(nights) as vacant, sum(cost) as cost,
      sum(booked) as booked, sum(earned) as earned from part where span = 'NOW' group by 1 order by 3 desc limit 20) h
      join groups g on g.id = h.group_id) h),
    'spells', (select json_agg(s) from (select d.*, r.* from (
        select id, group_id, name, apartment_name, price, min_booking_duration, lower(days) as first, upper(days) as last,
          (upper(days) - lower(days)) * price * 12 / 365 as cost
        from vacant where span = 'NOW' order by 9 desc limit 5) d
      cross join lateral (select count(*) filter (where status_reason = 'DECLINED_BY_LANDLORD') as declined,
        count(*) filter (where status_reason = 'LANDLORD_DID_NOT_RESPOND') as unanswered, count(*) as asked
        from listing_requests q where q.group_id = d.group_id and q."from" < d.last and q."to" >= d.first) r) s),
    'requests', (select json_agg(r) from (select span.name, count(*) as asked, count(lr.answered_at) as answered,
        count(*) filter (where lr.status_reason = 'DECLINED_BY_LANDLORD') as declined, count(b.id) as booked,
        avg(lr.answered_at - lr.requested_at) as answer
      from listing_requests lr join ${spans} on lr.requested_at >= lower(span.days) and lr.requested_at < upper(span.days)
      left join bookings b on b.listing_request_id = lr.id and not b.canceled
      where lr.landlord_id = $1 group by 1) r),
    'stays', (select json_agg(s) from (select span.name, count(*) as stays, avg("to" - "from" + 1) as nights,
        count(*) filter (where canceled) as canceled
      from bookings b join ${spans} on span.days @> b."from" where b.landlord_id = $1 group by 1) s),
    'visits', (select json_agg(v) from (select span.name, type, sum(count) as count
      from landlord_event_days d join ${spans} on span.days @> d.day where d.landlord_id = $1 group by 1, 2) v),
    'groups', (select json_agg(json_build_object('id', id, 'name', name)) from groups where landlord_id = $1),
    'counts', ${counts})::text as answer`

/** The queries by case. */
export const handWritten: Readonly<Record<CaseName, string>> = {
  home: `select json_build_object('listings', (${listings('50')}), 'needsYou', ${needsYou}, 'wishes', ${wishes}, 'figures', ${figures}, 'obstacle', ${obstacle},
    'counts', ${counts}, 'calendars', ${troubled}, 'about', $2::text)::text as answer`,
  houses: `select json_build_object('listings', (${listings('50')}), 'needsYou', ${needsYou}, 'wishes', ${wishes}, 'figures', ${figures},
    'counts', ${counts}, 'calendars', ${troubled}, 'about', $2::text)::text as answer`,
  'houses-whole': `select json_build_object('listings', (${listings('all')}), 'about', $2::text)::text as answer`,
  listings: `select json_build_object('listings', (${listings('50')}), 'about', $2::text)::text as answer`,
  calendar,
  performance,
  whole: `select json_build_object('listings', (${listings('all')}), 'about', $2::text)::text as answer`,
  inbox: `select json_build_object('counts', ${counts}, 'about', $2::text, 'nodes', (select json_agg(node) from (
      select json_build_object(${row}) as node from (
        (select 0 as part, * from listing_requests where landlord_id = $1 and landlord_status <> 'OTHER'
          and needs_until <= now() + interval '12 hours' order by needs_until, id limit 50)
        union all
        (select 1, * from listing_requests where landlord_id = $1 and landlord_status <> 'OTHER'
          and (needs_until is null or needs_until > now() + interval '12 hours')
          order by sort_group, "from", "to" desc, guests, requested_at, id limit 50)) r ${joined}
      order by r.part, case when r.part = 0 then r.needs_until end, r.sort_group, r."from", r."to" desc, r.guests,
        r.requested_at, r.id limit 50) listed))::text as answer`,
  request: `select json_build_object(${row},
      'tenantPayments', json_build_object('totalRent', r.total_rent), 'requestedAt', r.requested_at,
      'tenant', (select json_build_object('email', br.email, 'phone', br.phone, 'memberSince', t.created_at,
        'stays', (select count(*) from bookings where landlord_id = $1 and tenant_id = r.tenant_id and not canceled))
        from users t where t.id = r.tenant_id),
      'about', json_build_object('adults', br.adults, 'adultsInformation', br.adults_information, 'children', br.children,
        'pets', br.pets, 'petsDescription', br.pets_description, 'reasonForStay', br.reason_for_stay,
        'employment', br.employment, 'companyName', br.company_name, 'jobTitle', br.job_title, 'paidBy', br.paid_by,
        'optionToExtend', br.option_to_extend, 'notes', br.notes),
      'status', json_build_object('type', r.status_type, 'reason', r.status_reason, 'subReason', r.status_sub_reason,
        'explanation', r.decline_explanation, 'suppressing', r.suppressing_listing_request_id),
      'group', json_build_object('price', g.price, 'street', g.street, 'streetNumber', g.street_number,
        'zipCode', g.zip_code, 'city', g.city, 'min', g.min_booking_duration, 'max', g.max_booking_duration,
        'cover', (select p.thumbnail_url from pictures p where p.group_id = g.id and p.position = 0)),
      'booking', (select b.id from bookings b where b.listing_request_id = r.id),
      'overlappingListingRequests', ${overlapping}, 'units', ${unitsAround},
      'events', (select json_agg(json_build_object('id', a.id, 'at', a.at, 'action', a.action, 'data', a.data)
        order by a.id) from audit_log a where a.entity_type = 'listing_request' and a.entity_id = r.id))::text as answer
    from listing_requests r ${joined} where r.landlord_id = $1 and r.id = $2`,
  money: `select json_build_object('about', $2::text,
    'sums', (select json_agg(sums) from (
      select kind, date_trunc('month', day)::date as month, currency, sum(amount), count(*), max(day) from (
        select 'EARNED' as kind, month as day, amount, currency from booking_months where landlord_id = $1
        union all
        select 'RENT', due_on, amount, currency from rents where landlord_id = $1
        union all
        select 'RECEIVED', received_on, -received_amount, currency from rents
          where landlord_id = $1 and received_on is not null and not through_product
        union all
        select a.kind || ' ' || o.kind, (t.effective_at at time zone 'UTC')::date,
          case when t.debit_account_id = a.id then -t.amount else t.amount end, a.currency
        from ledger_accounts a
        join ledger_transfers t on t.debit_account_id = a.id or t.credit_account_id = a.id
        join ledger_accounts o on o.id = t.debit_account_id + t.credit_account_id - a.id
        where a.landlord_id = $1 and a.kind in ('LANDLORD_RECEIVABLE', 'LANDLORD_PAYABLE') and a.mode = 'TESTING'
      ) entry group by 1, 2, 3) sums),
    'nights', (select json_agg(nights) from (
      select currency, sum(nights), count(distinct listing_id) from booking_months
      where landlord_id = $1 and month = date_trunc('month', current_date) group by currency) nights),
    'open', (select json_agg(open) from (
      select currency, sum(amount - paid_amount), min(due_date) from invoices
      where landlord_id = $1 and document_type = 'INVOICE' and not is_paid group by currency) open),
    'rents', (select json_agg(late) from (
      select currency, due_on < current_date as is_late, sum(amount - received_amount), min(due_on) from rents
      where landlord_id = $1 and received_on is null group by 1, 2) late),
    'groups', (select json_agg(json_build_object('id', id, 'name', name)) from groups where landlord_id = $1),
    'count', (select count(*) from invoices where landlord_id = $1 and number is not null),
    'invoices', (select json_agg(listed) from (
      select i.number, i.document_type, i.amount, i.paid_amount, i.currency, i.due_date, i.issued_on, b.id,
        br.first_name || ' ' || br.last_name as tenant, p.state
      from invoices i join bookings b on b.id = i.booking_id
      join listing_requests r on r.id = b.listing_request_id join booking_requests br on br.id = r.booking_request_id
      left join payments p on p.invoice_id = i.id
      where i.landlord_id = $1 and i.number is not null order by i.issued_at desc, i.position desc limit 50
    ) listed))::text as answer`,
}

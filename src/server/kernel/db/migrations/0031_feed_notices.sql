-- People are told of calendars, too: then there is no request. PostgreSQL 15 syntax.
alter table notifications
  alter column listing_request_id drop not null,
  add column feed_id uuid references calendar_feeds on delete cascade,
  -- The days that are taken twice, where the notice is about such days.
  add column days daterange,
  drop constraint notifications_kind_check,
  add constraint notifications_kind_check check (kind in
    ('NEW_BOOKING_REQUEST', 'RENTAL_AGREEMENT_READY', 'FINALIZING_THE_BOOKING', 'STAY_EXTENSION_REQUEST', 'INVOICE_READY',
     'INVOICE_CANCELED', 'BOOKING_LOST', 'BOOKING_CANCELED', 'CALENDAR_PROBLEM')),
  add constraint notifications_subject check ((listing_request_id is null) <> (feed_id is null));
create index notifications_feed on notifications (feed_id) where feed_id is not null;

alter table notification_preferences
  drop constraint notification_preferences_kind_check,
  add constraint notification_preferences_kind_check check (kind in
    ('NEW_BOOKING_REQUEST', 'RENTAL_AGREEMENT_READY', 'FINALIZING_THE_BOOKING', 'STAY_EXTENSION_REQUEST', 'INVOICE_READY',
     'INVOICE_CANCELED', 'BOOKING_LOST', 'BOOKING_CANCELED', 'CALENDAR_PROBLEM'));

-- People are told of conflicts with what partners say, too: then there is neither a request nor a feed. PostgreSQL 15 syntax.
alter table notifications
  add column listing_id uuid references listings on delete cascade,
  add column partner_source text check (partner_source in ('hns', 'hnsavailabilities', 'hnsrestrictions')),
  drop constraint notifications_subject,
  add constraint notifications_subject check (num_nonnulls(listing_request_id, feed_id, partner_source) = 1),
  add constraint notifications_partner check ((partner_source is null) = (listing_id is null));
create index notifications_listing on notifications (listing_id) where listing_id is not null;

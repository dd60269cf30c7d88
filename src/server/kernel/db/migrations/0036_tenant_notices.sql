-- Tenants are told in the app, too; and of a pause both sides hear once, when it begins and when it is over.
alter table notifications
  -- It is told to the tenant of the request, whatever world that person works in beside.
  add column for_tenant boolean not null default false,
  add constraint notifications_for_tenant check (not for_tenant or listing_request_id is not null);

alter table listing_requests add column pause_told boolean not null default false;

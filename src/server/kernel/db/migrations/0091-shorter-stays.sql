-- A proposal may end a stay earlier, too (decision 127): from and to are then the days that it gives up, rent what falls away with them.
alter table stay_proposals add column kind text not null default 'LONGER' check (kind in ('LONGER', 'SHORTER'));
alter table stay_proposals drop constraint stay_proposals_rent_check;
alter table stay_proposals drop constraint stay_proposals_check;
-- One day can be given up, and by a calculation in months that may be one without rent.
alter table stay_proposals add constraint stay_proposals_days check (case kind when 'LONGER' then "from" < "to" else "from" <= "to" end);
alter table stay_proposals add constraint stay_proposals_rent check (case kind when 'LONGER' then rent > 0 else rent >= 0 end);
-- Nothing is signed anew, so no request comes of it.
alter table stay_proposals add constraint stay_proposals_request check (kind = 'LONGER' or listing_request_id is null);

-- Tables and columns speak the words of the glossary: exported, received, confirmed, notified. PostgreSQL 15 syntax.

-- What an export contained at a fetch; a row more for each change, the former one with its end ------------------

alter table calendar_export_told rename to calendar_export_events;
-- Until when the event was exported in this form; null: it still is.
alter table calendar_export_events rename column untold_at to exported_until;
alter index calendar_export_told_now rename to calendar_export_events_now;
alter index calendar_export_told_listing rename to calendar_export_events_listing;
alter index calendar_export_told_untold rename to calendar_export_events_ended;

-- When somebody was notified --------------------------------------------------------------------------------------

alter table calendar_feeds rename column failing_told_at to failing_notified_at;
alter table calendar_feeds rename column quarantine_told_at to quarantine_notified_at;
alter table blocks rename column conflict_told_at to conflict_notified_at;
alter table listing_requests rename column pause_told to pause_notified;

-- PostgreSQL names the constraints itself, from version 18 on those against null, too.
do $$
declare
  named record;
begin
  for named in
    select conname, conrelid::regclass as owner,
      replace(replace(conname, 'calendar_export_told', 'calendar_export_events'), 'pause_told', 'pause_notified') as renamed
    from pg_constraint
    where conrelid in ('calendar_export_events'::regclass, 'listing_requests'::regclass)
      and (conname like 'calendar\_export\_told%' or conname like '%pause\_told%')
  loop
    execute format('alter table %s rename constraint %I to %I', named.owner, named.conname, named.renamed);
  end loop;
end
$$;

-- What is stored of an answer and of a change ----------------------------------------------------------------------

update calendar_feeds set events = (
  select jsonb_agg(
    case when event ? 'said' then event - 'said' || jsonb_build_object('received', event -> 'said') else event end
    order by turn)
  from jsonb_array_elements(events) with ordinality as e (event, turn)
)
where events @? '$[*].said';

update calendar_feed_changes set changes = (
  select jsonb_agg(
    case change ->> 'reason'
      when 'SAID_CLOSED' then jsonb_set(change, '{reason}', '"CONFIRMED_CLOSED"')
      when 'SAID_NOT_OPENED' then jsonb_set(change, '{reason}', '"CONFIRMED_NOT_OPENED"')
      else change
    end
    order by turn)
  from jsonb_array_elements(changes) with ordinality as c (change, turn)
)
where changes @? '$[*] ? (@.reason starts with "SAID_")';

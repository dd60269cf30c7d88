-- The step of the wizard that asks what an apartment is has the version of its last change, alone and of each unit of a
-- group. PostgreSQL 15 syntax.
update groups set step_versions = (
  select jsonb_object_agg(regexp_replace(step, '^home(?= |$)', 'apartment'), version)
  from jsonb_each(step_versions) as s (step, version)
)
where exists (select 1 from jsonb_object_keys(step_versions) as step where step ~ '^home( |$)');

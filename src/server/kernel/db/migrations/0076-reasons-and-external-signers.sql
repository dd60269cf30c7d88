-- Why staff switched a flag stands beside it; those that were switched before have none.
alter table feature_flags add column reason text
  check (reason is null or length(reason) between 10 and 500);
alter table feature_flag_users add column reason text
  check (reason is null or length(reason) between 10 and 500);

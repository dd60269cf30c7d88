-- What people want to be told about their own stays: apart from what they chose as landlords or in a team.
create table tenant_notification_preferences (
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in
    ('NEW_BOOKING_REQUEST', 'FINALIZING_THE_BOOKING', 'RENTAL_AGREEMENT_READY', 'STAY_EXTENSION_REQUEST',
     'BOOKING_LOST', 'BOOKING_CANCELED')),
  in_app boolean not null,
  by_email boolean not null,
  primary key (user_id, kind)
);

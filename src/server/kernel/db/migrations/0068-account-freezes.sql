-- Staff put an account on hold; what that stops is read from one column, so that lifting it brings back exactly that.

create table account_freezes (
  id uuid primary key default gen_random_uuid(),
  -- Whose account it is.
  user_id uuid not null references users on delete cascade,
  reason text not null check (reason in (
    'HOME_DOUBTED', 'IDENTITY_DOUBTED', 'PAYMENT_OUTSIDE', 'MONEY_DOUBTED', 'ACCOUNT_TAKEN_OVER', 'TERMS_BROKEN')),
  -- The facts on which it is based, as the person reads them.
  facts text not null check (length(facts) <= 2000),
  frozen_at timestamptz not null,
  frozen_by uuid references users on delete set null,
  -- What the person says against it, once.
  objection text check (length(objection) <= 2000),
  objected_at timestamptz,
  -- Why it stays although the person objected; by somebody else than who began it.
  answer text check (length(answer) <= 2000),
  answered_at timestamptz,
  answered_by uuid references users on delete set null,
  lift_reason text check (length(lift_reason) <= 2000),
  lifted_at timestamptz,
  lifted_by uuid references users on delete set null,
  check ((objection is null) = (objected_at is null)),
  check ((answer is null) = (answered_at is null)),
  check (answer is null or objection is not null),
  check ((lift_reason is null) = (lifted_at is null)),
  constraint account_freezes_other_eyes check (answered_by <> frozen_by),
  constraint account_freezes_not_oneself check (
    frozen_by <> user_id and answered_by <> user_id and lifted_by <> user_id)
);
-- A person has one at a time.
create unique index account_freezes_open on account_freezes (user_id) where lifted_at is null;
create index account_freezes_person on account_freezes (user_id, frozen_at);
create index account_freezes_list on account_freezes (frozen_at, id) where lifted_at is null;
create index account_freezes_lifted on account_freezes (lifted_at);
create index account_freezes_frozen_by on account_freezes (frozen_by);
create index account_freezes_answered_by on account_freezes (answered_by);
create index account_freezes_lifted_by on account_freezes (lifted_by);

-- Since when the account is on hold; what asks for it asks here.
alter table users add column frozen_at timestamptz;
create index users_frozen on users (id) where frozen_at is not null;

-- Which freeze took a published unit off the public pages: those alone come back with its end.
alter table listings add column hidden_by_freeze uuid references account_freezes on delete set null;
alter table listings add constraint listings_hidden_or_published check (hidden_by_freeze is null or not published);
create index listings_hidden_by_freeze on listings (hidden_by_freeze) where hidden_by_freeze is not null;

-- Where a refund goes that could not go back the way it came, as its tenant says. PostgreSQL 15 syntax.

create table refund_accounts (
  refund_id uuid primary key references refunds,
  landlord_id uuid not null references users,
  account_holder text not null check (length(account_holder) between 1 and 200),
  holder_match text not null check (holder_match in ('SAME', 'CLOSE', 'OTHER')),
  -- Encrypted, and forgotten once the money was transferred: then nobody needs it any more.
  iban text,
  iban_country text not null check (length(iban_country) = 2),
  iban_last4 text not null check (length(iban_last4) = 4),
  bic text not null default '',
  given_at timestamptz not null
);

-- What staff look through: the payments that came last, and disputes that wait for an answer.
create index payments_succeeded on payments (succeeded_at desc, id) where state = 'SUCCEEDED';
create index disputes_to_answer on disputes (payment_id)
  where answer is null and state in ('NEEDS_RESPONSE', 'WARNING_NEEDS_RESPONSE');

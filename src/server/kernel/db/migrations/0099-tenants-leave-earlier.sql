-- The tenant of a running stay may propose an earlier end, too, which the landlord answers (decision 135).
alter table stay_proposals add column proposed_by text not null default 'LANDLORD' check (proposed_by in ('LANDLORD', 'TENANT'));
alter table stay_proposals add constraint stay_proposals_side check (proposed_by = 'LANDLORD' or kind = 'SHORTER');
-- What the tenant was shown to get back of what was paid through the product, in minor units.
alter table stay_proposals add column refund bigint check (refund >= 0);
alter table stay_proposals add constraint stay_proposals_refund check ((proposed_by = 'TENANT') = (refund is not null));
-- What the landlord wrote with the answer.
alter table stay_proposals add column answer text not null default '' check (length(answer) <= 1000);
alter table stay_proposals add constraint stay_proposals_answer check (answer = '' or (refund is not null and ended_at is not null));

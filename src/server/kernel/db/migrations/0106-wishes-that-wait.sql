-- What tenants have proposed and their landlord hasn't answered, by its end: home lists it (decision 135).
create index stay_proposals_wishes on stay_proposals (landlord_id, answer_until) where state = 'OPEN' and proposed_by = 'TENANT';

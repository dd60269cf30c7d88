-- Nothing is looked for by it; 0131 has what is.
drop index concurrently if exists listing_requests_auto_decline;

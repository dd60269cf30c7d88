-- Whether tenants of a home pay the first month's rent through the product, where its landlord has the feature.
alter table groups add column first_month_rent boolean not null default true;

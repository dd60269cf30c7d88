-- Once, on the machine that leads: psql -v password="$(openssl rand -hex 24)" -f database.sql (the password goes into DATABASE_URL)
-- CREATEDB is for demos that new landlords look around in; without it none is offered.
create role mezzo login createdb password :'password';
create database mezzo owner mezzo;
-- How replicas stand, for npm run doctor.
grant pg_read_all_stats to mezzo;

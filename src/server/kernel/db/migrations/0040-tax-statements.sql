-- Which mail brought a file, and what is deleted of statements after ten years. PostgreSQL 15 syntax.

create index mails_attachment on mails (attachment_file_id) where attachment_file_id is not null;
create index tax_statements_made on tax_statements (made_at);

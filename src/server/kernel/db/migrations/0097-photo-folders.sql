-- Shared folders from which photos of a home come (decision 132). A row is its landlord's own: where the home goes to
-- another one, the folder doesn't.
create table photo_folders (
  landlord_id uuid not null references users,
  group_id uuid not null references groups,
  -- Whoever has the link sees the folder: nobody is shown it again.
  link text not null,
  name text not null,
  connected_at timestamptz not null,
  -- Where the last list ended; null: all of the folder is asked for.
  cursor text,
  checked_at timestamptz,
  -- Null: asked no more, since `problem` doesn't end by itself.
  next_sync_at timestamptz,
  failures integer not null default 0 check (failures >= 0),
  problem text check (problem in ('GONE', 'DENIED', 'NOT_A_FOLDER', 'TOO_MANY_FILES', 'BUSY', 'UNREACHABLE')),
  lease uuid,
  leased_until timestamptz,
  primary key (landlord_id, group_id),
  constraint photo_folders_stopped check (next_sync_at is not null or problem is not null),
  constraint photo_folders_lease check ((lease is null) = (leased_until is null))
);
create index photo_folders_due on photo_folders (next_sync_at) where next_sync_at is not null;
create index photo_folders_group on photo_folders (group_id);

-- What came of each file, by its id in Dropbox. It outlives the folder's link: what was removed here never comes back.
create table photo_folder_files (
  landlord_id uuid not null references users,
  group_id uuid not null references groups,
  file_id text not null,
  file_hash text not null,
  name text not null,
  bytes bigint not null check (bytes >= 0),
  outcome text not null check (outcome in ('WAITING', 'TAKEN', 'REFUSED')),
  refusal text check (refusal in ('KIND', 'LARGE', 'DAMAGED', 'TOO_MANY', 'QUOTA', 'UNREADABLE')),
  -- It was taken before with another content: it replaces that photo, or nothing where it was removed here.
  is_change boolean not null default false,
  -- Of a file that was taken and has none the photo was removed here.
  picture_id uuid references pictures on delete set null,
  tries integer not null default 0 check (tries >= 0),
  changed_at timestamptz not null,
  -- Whether the log has it already.
  is_logged boolean not null default true,
  primary key (landlord_id, group_id, file_id),
  constraint photo_folder_files_refused check ((outcome = 'REFUSED') = (refusal is not null))
);
create index photo_folder_files_group on photo_folder_files (group_id, outcome);
create index photo_folder_files_picture on photo_folder_files (picture_id) where picture_id is not null;

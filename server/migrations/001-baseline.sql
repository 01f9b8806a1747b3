-- Tables, constraints and indexes. SQL that decides something stands beside the store that calls it.

-- People, their sessions, the codes they were sent and their profile.

create table secrets (
  name text primary key,
  value bytea not null
);

create table users (
  id uuid primary key default uuidv7(),
  email text not null unique,
  name text not null,
  password_hash text not null,
  -- Whoever was given their first password by somebody else chooses their own before anything else.
  must_change_password boolean not null default false,
  role text not null default 'buyer' check (role in ('buyer', 'broker', 'admin')),
  phone text unique,
  phone_verified_at timestamptz,
  profile_completed_at timestamptz,
  notifications_decided_at timestamptz,
  selected_broker_id uuid references users (id) on delete set null,
  has_installed_app boolean not null default false,
  disabled_at timestamptz,
  created_at timestamptz not null default now(),
  check (phone_verified_at is null or phone is not null)
);

-- One row per sign-in; a refresh rotates the tokens within the row. Only hashes are stored.
create table sessions (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users (id) on delete cascade,
  access_hash bytea not null unique,
  access_expires_at timestamptz not null,
  refresh_hash bytea not null unique,
  previous_refresh_hash bytea unique,
  -- The part that all refresh tokens of the session share: a replayed one still names whom it was stolen from.
  family_hash bytea not null unique,
  rotated_at timestamptz not null default now(),
  expires_at timestamptz not null,
  user_agent text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now()
);
create index sessions_by_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);

-- The current code of one purpose for one person; sending a new one replaces it.
create table codes (
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('phone', 'password')),
  target text not null,
  code_hash bytea not null,
  attempts int not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (user_id, purpose)
);

-- What was sent or tried, for limits that must hold over restarts and processes.
create table attempts (
  id bigint generated always as identity primary key,
  kind text not null,
  subject text not null,
  at timestamptz not null default now()
);
create index attempts_by_subject on attempts (kind, subject, at);
create index attempts_by_age on attempts (at);

create table profiles (
  user_id uuid primary key references users (id) on delete cascade,
  state text,
  suburb text,
  postcode text,
  who_for text,
  first_home text,
  stage text,
  "when" text,
  block_width numeric(5, 2),
  block_depth numeric(5, 2),
  slope text,
  facing text,
  corner text,
  -- {front, rear, side, sideStreet} in metres; null until the buyer has set them.
  setbacks jsonb,
  bedrooms smallint,
  bathrooms smallint,
  cars smallint,
  storeys text,
  budget text,
  must_haves text[] not null default '{}',
  step smallint not null default 1,
  updated_at timestamptz not null default now()
);

-- Which guided tours a person has completed. No row: it is still to be shown.
create table completed_tours (
  user_id uuid not null references users (id) on delete cascade,
  tour text not null,
  completed_at timestamptz not null default clock_timestamp(),
  primary key (user_id, tour)
);

-- Facts for matching and the funnel. No personal data in `data`.
create table events (
  id bigint generated always as identity primary key,
  user_id uuid references users (id) on delete set null,
  kind text not null,
  data jsonb not null default '{}',
  at timestamptz not null default now()
);
create index events_by_kind on events (kind, at);

-- The catalogue: designs, land guide and videos.

create table designs (
  id uuid primary key,
  -- Small and dense: what a person has swiped is a bitmap over these. Never renumbered.
  ordinal int generated always as identity (start with 0 minvalue 0) unique,
  slug text not null,
  category text not null check (category in ('Floor Plan', 'Kitchen', 'Bathroom', 'Living', 'Facade', 'Alfresco')),
  status text not null default 'published' check (status in ('draft', 'published', 'archived')),
  -- Came with the catalogue's library, so it is archived when the library no longer has it.
  is_from_library boolean not null default false,
  -- The whole design as the contract's Design.
  document jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- The library as it was last imported; its one row is locked by whoever imports.
create table library_imports (
  is_only boolean primary key default true check (is_only),
  content_hash text not null,
  imported_at timestamptz not null default now()
);
insert into library_imports (content_hash) values ('');

create table land_cards (
  id text primary key,
  -- Order in the guide.
  place int not null,
  status text not null default 'published' check (status in ('draft', 'published', 'archived')),
  -- Came with the catalogue's library, so it is archived when the library no longer has it.
  is_from_library boolean not null default false,
  -- When a person changed it here; from then on the library leaves it alone.
  edited_at timestamptz,
  -- The whole card as the contract's LandCard.
  document jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index land_cards_by_place on land_cards (place, id) where status = 'published';

create table videos (
  id uuid primary key,
  slug text not null,
  -- Videos are listed by it; not unique, so that a new order is one statement.
  place int not null,
  status text not null default 'published' check (status in ('draft', 'published', 'archived')),
  -- Came with the library's lessons, so it is archived when they no longer have it.
  is_from_library boolean not null default false,
  -- The whole video as the contract's Video.
  document jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- The lessons as they were last imported; its one row is locked by whoever imports.
create table lesson_imports (
  is_only boolean primary key default true check (is_only),
  content_hash text not null,
  imported_at timestamptz not null default now()
);
insert into lesson_imports (content_hash) values ('');

create table video_favorites (
  user_id uuid not null references users (id) on delete cascade,
  video_id uuid not null references videos (id) on delete cascade,
  at timestamptz not null default clock_timestamp(),
  primary key (user_id, video_id)
);

-- What buyers think of designs, and what that unlocks.

-- What a person last said about a design. 'undone' keeps the row so that a late repeat of the undone swipe stays undone.
create table preferences (
  user_id uuid not null references users (id) on delete cascade,
  design_id uuid not null references designs (id) on delete cascade,
  action text not null check (action in ('like', 'pass', 'undone')),
  -- The swipes that were applied, newest last; a repeat of one of them changes nothing.
  swipe_ids uuid[] not null default '{}',
  reason text,
  at timestamptz not null default clock_timestamp(),
  primary key (user_id, design_id)
);
create index preferences_liked on preferences (user_id, at desc, design_id desc) where action = 'like';
create index preferences_passed on preferences (user_id, at desc, design_id desc) where action = 'pass';

-- One row per buyer, locked by each swipe.
create table user_progress (
  user_id uuid primary key references users (id) on delete cascade,
  floor_plan_likes int not null default 0 check (floor_plan_likes >= 0),
  -- The highest count ever reached: milestones happen when it rises, so an undo and a new like repeat none.
  most_floor_plan_likes int not null default 0,
  -- Reasons of the passes that stand, and how often each was given.
  passed_tags jsonb not null default '{}'
);

-- Bit n of page p is the design with ordinal 4096 p + n. Pages keep a swipe's write small however large the catalogue is.
create table swiped_pages (
  user_id uuid not null references users (id) on delete cascade,
  page smallint not null,
  seen bytea not null check (length(seen) = 512),
  liked bytea not null check (length(liked) = 512),
  primary key (user_id, page)
) with (fillfactor = 50);

-- What is unlocked stays unlocked. `swipe_id` is the swipe that did it, so that its repeat answers the same.
create table unlocks (
  user_id uuid not null references users (id) on delete cascade,
  feature text not null check (feature in ('dreamlist', 'land', 'videos', 'brokers')),
  swipe_id uuid,
  at timestamptz not null default clock_timestamp(),
  primary key (user_id, feature)
);

-- What brokers say of themselves, what is measured of them, and what they have at their desk.

create table brokers (
  user_id uuid primary key references users (id) on delete cascade,
  -- A draft is seen by nobody else; 'suspended' takes no new buyers and is not listed.
  status text not null default 'draft' check (status in ('draft', 'published', 'suspended')),
  company text not null,
  headline text not null,
  about text not null,
  how_i_work text[] not null,
  how_paid text not null,
  portrait text,
  states text[] not null,
  -- Names with their ranges of postcodes, as the contract's BrokerArea.
  areas jsonb not null,
  specialties text[] not null,
  languages text[] not null,
  -- Working periods by weekday, by the broker's own clock.
  hours jsonb not null,
  time_zone text not null,
  away_until timestamptz,
  abn text,
  checks jsonb not null default '[]',
  capacity int not null check (capacity >= 0),
  -- Open conversations; changed only together with one, under this row's lock.
  buyer_count int not null default 0 check (buyer_count >= 0),
  -- Median of the last first replies in minutes of working hours, and of how many.
  reply_minutes int,
  reply_count int not null default 0,
  -- Counts the changes of the broker's own words.
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index brokers_listed on brokers (user_id) where status = 'published';

create table saved_replies (
  broker_id uuid not null references users (id) on delete cascade,
  -- Made by the device that wrote it: a reply that is sent again is the same reply.
  id uuid not null,
  title text not null,
  body text not null,
  place int not null,
  primary key (broker_id, id)
);

-- Conversations between a buyer and a broker, their messages and files.

-- One for each pair: who comes back to a broker finds the old words. A buyer has one open at a time.
-- A message changes this row and nothing in it that is indexed, so that the new version stays on its page.
create table conversations (
  id uuid primary key default uuidv7(),
  buyer_id uuid not null references users (id) on delete cascade,
  broker_id uuid not null references users (id) on delete cascade,
  -- The newest message's seq; it grows under this row's lock, so that seqs are dense and commits keep their order.
  last_seq int not null default 0,
  -- Counts the changes of the conversation's messages, in the same way.
  change_seq int not null default 0,
  last_message_at timestamptz not null default now(),
  buyer_read_seq int not null default 0,
  broker_read_seq int not null default 0,
  buyer_received_seq int not null default 0,
  broker_received_seq int not null default 0,
  buyer_unread int not null default 0,
  broker_unread int not null default 0,
  -- Until when what each wrote has used up the pace they may write at.
  buyer_paced_until timestamptz not null default now(),
  broker_paced_until timestamptz not null default now(),
  -- When to check next whether each has read what they got; null when there is nothing to check.
  buyer_unread_check_at timestamptz,
  broker_unread_check_at timestamptz,
  -- Since when the buyer waits for an answer.
  waiting_since timestamptz,
  first_asked_at timestamptz,
  first_replied_at timestamptz,
  promise_missed_at timestamptz,
  stage text not null default 'new',
  snoozed_until timestamptz,
  blocked_by uuid references users (id) on delete set null,
  closed_at timestamptz,
  brief_version int not null default 0,
  created_at timestamptz not null default now(),
  unique (buyer_id, broker_id),
  check (buyer_id <> broker_id)
) with (fillfactor = 70);
create unique index conversations_open on conversations (buyer_id) where closed_at is null;
create index conversations_of_broker on conversations (broker_id);
create index conversations_replied on conversations (broker_id, first_replied_at desc)
  where first_replied_at is not null;
create index conversations_unanswered on conversations (first_asked_at)
  where first_asked_at is not null and first_replied_at is null and closed_at is null and promise_missed_at is null;
create index conversations_unread_checks on conversations (least(buyer_unread_check_at, broker_unread_check_at))
  where buyer_unread_check_at is not null or broker_unread_check_at is not null;

-- Pictures and files. The row comes first and goes last: what lies in the store always has one.
create table files (
  id uuid primary key default uuidv7(),
  owner_id uuid references users (id) on delete set null,
  conversation_id uuid references conversations (id) on delete set null,
  -- Made by the device: an upload that is tried again is the same file.
  client_id uuid not null,
  kind text check (kind in ('image', 'file')),
  name text not null,
  mime text,
  bytes int,
  width int,
  height int,
  placeholder text,
  -- Null while it is being uploaded.
  ready_at timestamptz,
  -- The message that carries it.
  message_seq int,
  -- Nobody gets it any more; the store forgets it next, unless a report speaks of it.
  removed_at timestamptz,
  is_reported boolean not null default false,
  created_at timestamptz not null default now(),
  unique (owner_id, client_id)
);
create index files_unused on files (created_at) where message_seq is null or conversation_id is null;
create index files_removed on files (removed_at) where removed_at is not null;

-- What one person has uploaded on their last day with uploads.
create table upload_days (
  user_id uuid primary key references users (id) on delete cascade,
  day date not null,
  files int not null,
  bytes bigint not null default 0
);

create table messages (
  conversation_id uuid not null references conversations (id) on delete cascade,
  seq int not null,
  id uuid not null default uuidv7(),
  client_id uuid not null,
  sender_id uuid references users (id) on delete set null,
  type text not null check (type in ('text', 'design', 'image', 'file', 'system')),
  body text not null,
  design_id uuid references designs (id) on delete set null,
  file_id uuid references files (id) on delete set null,
  created_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  -- Which change of its conversation it last had; 0: none.
  changed_seq int not null default 0,
  primary key (conversation_id, seq),
  unique (conversation_id, client_id)
);
create index messages_changed on messages (conversation_id, changed_seq) where changed_seq > 0;
create index messages_with_file on messages (file_id) where file_id is not null;

-- What a buyer shared with a broker, and nothing else. Each change is a new version.
create table briefs (
  conversation_id uuid not null references conversations (id) on delete cascade,
  version int not null,
  document jsonb not null,
  note text,
  shared_at timestamptz not null default now(),
  primary key (conversation_id, version)
);

-- Kept apart from the conversation: only its broker ever reads it.
create table conversation_notes (
  conversation_id uuid primary key references conversations (id) on delete cascade,
  text text not null,
  version int not null default 1,
  saved_at timestamptz not null default now()
);

create table conversation_reports (
  id bigint generated always as identity primary key,
  conversation_id uuid not null references conversations (id) on delete cascade,
  reporter_id uuid references users (id) on delete set null,
  seq int,
  reason text not null,
  words text,
  -- What was reported, as it read then: its sender may change or delete it later.
  copy jsonb not null default '[]',
  at timestamptz not null default now()
);
create index conversation_reports_by_age on conversation_reports (at);

-- First replies that came later than promised, or not at all.
create table missed_promises (
  id bigint generated always as identity primary key,
  conversation_id uuid not null references conversations (id) on delete cascade,
  broker_id uuid not null references users (id) on delete cascade,
  asked_at timestamptz not null,
  -- Minutes of the broker's working hours.
  promised_minutes int not null,
  missed_at timestamptz not null default now(),
  unique (conversation_id, asked_at)
);
create index missed_promises_by_age on missed_promises (missed_at desc);

-- Who has an open socket, and at which process. Lost with a crash of the database; processes write it anew.
create unlogged table presences (
  user_id uuid not null,
  process_id uuid not null,
  primary key (user_id, process_id)
);
create unlogged table app_processes (
  id uuid primary key,
  seen_at timestamptz not null default now()
);

-- How people who are away are notified, and what goes wrong in their apps.

-- A session has one at most, and it goes with the session: who is signed out is notified of nothing more.
create table push_subscriptions (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users (id) on delete cascade,
  session_id uuid not null unique references sessions (id) on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now(),
  renewed_at timestamptz not null default now()
);
create index push_subscriptions_by_user on push_subscriptions (user_id);

create table notification_settings (
  user_id uuid primary key references users (id) on delete cascade,
  is_wanted boolean not null default false,
  messages boolean not null default true,
  unlocks boolean not null default true,
  new_designs boolean not null default false,
  shows_words boolean not null default false,
  mail boolean not null default true,
  quiet_from text,
  quiet_to text,
  time_zone text not null default 'Australia/Sydney',
  updated_at timestamptz not null default now(),
  check ((quiet_from is null) = (quiet_to is null))
);
create index notification_settings_new_designs on notification_settings (user_id) where new_designs and is_wanted;

-- Up to which message somebody was notified of a conversation. What they have read since is beyond it.
create table unread_notices (
  conversation_id uuid not null references conversations (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  pushed_seq int not null default 0,
  mailed_seq int not null default 0,
  primary key (conversation_id, user_id)
);

-- Equal reports are one row with a count; nothing here says whose app it was.
create table client_reports (
  fingerprint bytea primary key,
  level text not null check (level in ('debug', 'info', 'warn', 'error')),
  area text not null,
  message text not null,
  data jsonb not null,
  count int not null default 1,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now()
);
create index client_reports_last on client_reports (last_at desc);

-- The schema that the sixteen migrations before the baseline left, as PostgreSQL described it, with a demo's data. Of the functions
-- only names and parameters are left: they are replaced anyway.

create table secrets (
  name text not null,
  value bytea not null,
  constraint secrets_pkey PRIMARY KEY (name)
);
create table users (
  id uuid not null default uuidv7(),
  email text not null,
  name text not null,
  password_hash text not null,
  role text not null default 'buyer'::text,
  phone text,
  phone_verified_at timestamp with time zone,
  profile_completed_at timestamp with time zone,
  notifications_decided_at timestamp with time zone,
  selected_broker_id uuid,
  has_installed_app boolean not null default false,
  disabled_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  must_change_password boolean not null default false,
  constraint users_pkey PRIMARY KEY (id),
  constraint users_email_key UNIQUE (email),
  constraint users_phone_key UNIQUE (phone),
  constraint users_role_check CHECK ((role = ANY (ARRAY['buyer'::text, 'broker'::text, 'admin'::text]))),
  constraint users_check CHECK (((phone_verified_at IS NULL) OR (phone IS NOT NULL)))
);
create table sessions (
  id uuid not null default uuidv7(),
  user_id uuid not null,
  access_hash bytea not null,
  access_expires_at timestamp with time zone not null,
  refresh_hash bytea not null,
  previous_refresh_hash bytea,
  family_hash bytea not null,
  rotated_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  user_agent text,
  created_at timestamp with time zone not null default now(),
  last_used_at timestamp with time zone not null default now(),
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_access_hash_key UNIQUE (access_hash),
  constraint sessions_refresh_hash_key UNIQUE (refresh_hash),
  constraint sessions_previous_refresh_hash_key UNIQUE (previous_refresh_hash),
  constraint sessions_family_hash_key UNIQUE (family_hash)
);
create table codes (
  user_id uuid not null,
  purpose text not null,
  target text not null,
  code_hash bytea not null,
  attempts integer not null default 0,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint codes_pkey PRIMARY KEY (user_id, purpose),
  constraint codes_purpose_check CHECK ((purpose = ANY (ARRAY['phone'::text, 'password'::text])))
);
create table attempts (
  id bigint not null generated always as identity,
  kind text not null,
  subject text not null,
  at timestamp with time zone not null default now(),
  constraint attempts_pkey PRIMARY KEY (id)
);
create table profiles (
  user_id uuid not null,
  state text,
  suburb text,
  postcode text,
  who_for text,
  first_home text,
  stage text,
  "when" text,
  block_width numeric(5,2),
  block_depth numeric(5,2),
  slope text,
  facing text,
  bedrooms smallint,
  bathrooms smallint,
  cars smallint,
  storeys text,
  budget text,
  must_haves text[] not null default '{}'::text[],
  step smallint not null default 1,
  updated_at timestamp with time zone not null default now(),
  corner text,
  setbacks jsonb,
  constraint profiles_pkey PRIMARY KEY (user_id)
);
create table events (
  id bigint not null generated always as identity,
  user_id uuid,
  kind text not null,
  data jsonb not null default '{}'::jsonb,
  at timestamp with time zone not null default now(),
  constraint events_pkey PRIMARY KEY (id)
);
create table designs (
  id uuid not null,
  ordinal integer not null generated always as identity (start with 0 minvalue 0),
  slug text not null,
  category text not null,
  status text not null default 'published'::text,
  is_from_library boolean not null default false,
  document jsonb not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint designs_pkey PRIMARY KEY (id),
  constraint designs_ordinal_key UNIQUE (ordinal),
  constraint designs_category_check CHECK ((category = ANY (ARRAY['Floor Plan'::text, 'Kitchen'::text, 'Bathroom'::text, 'Living'::text, 'Facade'::text, 'Alfresco'::text]))),
  constraint designs_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text, 'archived'::text])))
);
create table library_imports (
  is_only boolean not null default true,
  content_hash text not null,
  imported_at timestamp with time zone not null default now(),
  constraint library_imports_pkey PRIMARY KEY (is_only),
  constraint library_imports_is_only_check CHECK (is_only)
);
create table preferences (
  user_id uuid not null,
  design_id uuid not null,
  action text not null,
  swipe_ids uuid[] not null default '{}'::uuid[],
  reason text,
  at timestamp with time zone not null default clock_timestamp(),
  constraint preferences_pkey PRIMARY KEY (user_id, design_id),
  constraint preferences_action_check CHECK ((action = ANY (ARRAY['like'::text, 'pass'::text, 'undone'::text])))
);
create table user_progress (
  user_id uuid not null,
  floor_plan_likes integer not null default 0,
  most_floor_plan_likes integer not null default 0,
  passed_tags jsonb not null default '{}'::jsonb,
  constraint user_progress_pkey PRIMARY KEY (user_id),
  constraint user_progress_floor_plan_likes_check CHECK ((floor_plan_likes >= 0))
);
create table swiped_pages (
  user_id uuid not null,
  page smallint not null,
  seen bytea not null,
  liked bytea not null,
  constraint swiped_pages_pkey PRIMARY KEY (user_id, page),
  constraint swiped_pages_seen_check CHECK ((length(seen) = 512)),
  constraint swiped_pages_liked_check CHECK ((length(liked) = 512))
) with (fillfactor=50);
create table unlocks (
  user_id uuid not null,
  feature text not null,
  swipe_id uuid,
  at timestamp with time zone not null default clock_timestamp(),
  constraint unlocks_pkey PRIMARY KEY (user_id, feature),
  constraint unlocks_feature_check CHECK ((feature = ANY (ARRAY['dreamlist'::text, 'land'::text, 'videos'::text, 'brokers'::text])))
);
create table videos (
  id uuid not null,
  slug text not null,
  place integer not null,
  status text not null default 'published'::text,
  is_from_library boolean not null default false,
  document jsonb not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint videos_pkey PRIMARY KEY (id),
  constraint videos_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text, 'archived'::text])))
);
create table lesson_imports (
  is_only boolean not null default true,
  content_hash text not null,
  imported_at timestamp with time zone not null default now(),
  constraint lesson_imports_pkey PRIMARY KEY (is_only),
  constraint lesson_imports_is_only_check CHECK (is_only)
);
create table video_favorites (
  user_id uuid not null,
  video_id uuid not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint video_favorites_pkey PRIMARY KEY (user_id, video_id)
);
create table land_cards (
  id text not null,
  place integer not null,
  status text not null default 'published'::text,
  is_from_library boolean not null default false,
  edited_at timestamp with time zone,
  document jsonb not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint land_cards_pkey PRIMARY KEY (id),
  constraint land_cards_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text, 'archived'::text])))
);
create table client_reports (
  fingerprint bytea not null,
  level text not null,
  area text not null,
  message text not null,
  data jsonb not null,
  count integer not null default 1,
  first_at timestamp with time zone not null default now(),
  last_at timestamp with time zone not null default now(),
  constraint client_reports_pkey PRIMARY KEY (fingerprint),
  constraint client_reports_level_check CHECK ((level = ANY (ARRAY['debug'::text, 'info'::text, 'warn'::text, 'error'::text])))
);
create table completed_tours (
  user_id uuid not null,
  tour text not null,
  completed_at timestamp with time zone not null default clock_timestamp(),
  constraint completed_tours_pkey PRIMARY KEY (user_id, tour)
);
create table brokers (
  user_id uuid not null,
  status text not null default 'draft'::text,
  company text not null,
  headline text not null,
  about text not null,
  how_i_work text[] not null,
  how_paid text not null,
  portrait text,
  states text[] not null,
  areas jsonb not null,
  specialties text[] not null,
  languages text[] not null,
  hours jsonb not null,
  time_zone text not null,
  away_until timestamp with time zone,
  abn text,
  checks jsonb not null default '[]'::jsonb,
  capacity integer not null,
  buyer_count integer not null default 0,
  reply_minutes integer,
  reply_count integer not null default 0,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint brokers_pkey PRIMARY KEY (user_id),
  constraint brokers_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text, 'suspended'::text]))),
  constraint brokers_how_paid_check CHECK ((length(how_paid) >= 40)),
  constraint brokers_capacity_check CHECK (((capacity >= 0) AND (capacity <= 200))),
  constraint brokers_buyer_count_check CHECK ((buyer_count >= 0))
);
create table conversations (
  id uuid not null default uuidv7(),
  buyer_id uuid not null,
  broker_id uuid not null,
  last_seq integer not null default 0,
  last_message_at timestamp with time zone not null default now(),
  buyer_read_seq integer not null default 0,
  broker_read_seq integer not null default 0,
  buyer_received_seq integer not null default 0,
  broker_received_seq integer not null default 0,
  buyer_unread integer not null default 0,
  broker_unread integer not null default 0,
  buyer_paced_until timestamp with time zone not null default now(),
  broker_paced_until timestamp with time zone not null default now(),
  waiting_since timestamp with time zone,
  first_asked_at timestamp with time zone,
  first_replied_at timestamp with time zone,
  stage text not null default 'new'::text,
  snoozed_until timestamp with time zone,
  blocked_by uuid,
  closed_at timestamp with time zone,
  brief_version integer not null default 0,
  created_at timestamp with time zone not null default now(),
  change_seq integer not null default 0,
  promise_missed_at timestamp with time zone,
  buyer_look_at timestamp with time zone,
  broker_look_at timestamp with time zone,
  constraint conversations_pkey PRIMARY KEY (id),
  constraint conversations_buyer_id_broker_id_key UNIQUE (buyer_id, broker_id),
  constraint conversations_check CHECK ((buyer_id <> broker_id))
) with (fillfactor=70);
create table messages (
  conversation_id uuid not null,
  seq integer not null,
  id uuid not null default uuidv7(),
  client_id uuid not null,
  sender_id uuid,
  type text not null,
  body text not null,
  design_id uuid,
  created_at timestamp with time zone not null,
  file_id uuid,
  edited_at timestamp with time zone,
  deleted_at timestamp with time zone,
  changed_seq integer not null default 0,
  constraint messages_pkey PRIMARY KEY (conversation_id, seq),
  constraint messages_conversation_id_client_id_key UNIQUE (conversation_id, client_id),
  constraint messages_body_check CHECK ((length(body) <= 4000)),
  constraint messages_type_check CHECK ((type = ANY (ARRAY['text'::text, 'design'::text, 'image'::text, 'file'::text, 'system'::text])))
);
create table briefs (
  conversation_id uuid not null,
  version integer not null,
  document jsonb not null,
  note text,
  shared_at timestamp with time zone not null default now(),
  constraint briefs_pkey PRIMARY KEY (conversation_id, version)
);
create table conversation_reports (
  id bigint not null generated always as identity,
  conversation_id uuid not null,
  reporter_id uuid,
  seq integer,
  reason text not null,
  words text,
  at timestamp with time zone not null default now(),
  copy jsonb not null default '[]'::jsonb,
  constraint conversation_reports_pkey PRIMARY KEY (id)
);
create unlogged table presences (
  user_id uuid not null,
  process_id uuid not null,
  constraint presences_pkey PRIMARY KEY (user_id, process_id)
);
create unlogged table app_processes (
  id uuid not null,
  seen_at timestamp with time zone not null default now(),
  constraint app_processes_pkey PRIMARY KEY (id)
);
create table saved_replies (
  broker_id uuid not null,
  id uuid not null,
  title text not null,
  body text not null,
  place integer not null,
  constraint saved_replies_pkey PRIMARY KEY (broker_id, id),
  constraint saved_replies_body_check CHECK ((length(body) <= 2000))
);
create table conversation_notes (
  conversation_id uuid not null,
  text text not null,
  version integer not null default 1,
  saved_at timestamp with time zone not null default now(),
  constraint conversation_notes_pkey PRIMARY KEY (conversation_id),
  constraint conversation_notes_text_check CHECK ((length(text) <= 10000))
);
create table files (
  id uuid not null default uuidv7(),
  owner_id uuid,
  conversation_id uuid,
  client_id uuid not null,
  kind text,
  name text not null,
  mime text,
  bytes integer,
  width integer,
  height integer,
  placeholder text,
  ready_at timestamp with time zone,
  message_seq integer,
  removed_at timestamp with time zone,
  is_reported boolean not null default false,
  created_at timestamp with time zone not null default now(),
  constraint files_pkey PRIMARY KEY (id),
  constraint files_owner_id_client_id_key UNIQUE (owner_id, client_id),
  constraint files_kind_check CHECK ((kind = ANY (ARRAY['image'::text, 'file'::text])))
);
create table upload_days (
  user_id uuid not null,
  day date not null,
  files integer not null,
  bytes bigint not null default 0,
  constraint upload_days_pkey PRIMARY KEY (user_id)
);
create table missed_promises (
  id bigint not null generated always as identity,
  conversation_id uuid not null,
  broker_id uuid not null,
  asked_at timestamp with time zone not null,
  promised_minutes integer not null,
  missed_at timestamp with time zone not null default now(),
  constraint missed_promises_pkey PRIMARY KEY (id),
  constraint missed_promises_conversation_id_asked_at_key UNIQUE (conversation_id, asked_at)
);
create table push_subscriptions (
  id uuid not null default uuidv7(),
  user_id uuid not null,
  session_id uuid not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at timestamp with time zone not null default now(),
  renewed_at timestamp with time zone not null default now(),
  constraint push_subscriptions_pkey PRIMARY KEY (id),
  constraint push_subscriptions_session_id_key UNIQUE (session_id),
  constraint push_subscriptions_endpoint_key UNIQUE (endpoint)
);
create table notification_settings (
  user_id uuid not null,
  is_wanted boolean not null default false,
  messages boolean not null default true,
  unlocks boolean not null default true,
  new_designs boolean not null default false,
  shows_words boolean not null default false,
  mail boolean not null default true,
  quiet_from text,
  quiet_to text,
  time_zone text not null default 'Australia/Sydney'::text,
  updated_at timestamp with time zone not null default now(),
  constraint notification_settings_pkey PRIMARY KEY (user_id),
  constraint notification_settings_check CHECK (((quiet_from IS NULL) = (quiet_to IS NULL)))
);
create table unread_notices (
  conversation_id uuid not null,
  user_id uuid not null,
  pushed_seq integer not null default 0,
  mailed_seq integer not null default 0,
  constraint unread_notices_pkey PRIMARY KEY (conversation_id, user_id)
);

alter table users add constraint users_selected_broker_id_fkey FOREIGN KEY (selected_broker_id) REFERENCES users(id) ON DELETE SET NULL;
alter table sessions add constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table codes add constraint codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table profiles add constraint profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table events add constraint events_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
alter table preferences add constraint preferences_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table preferences add constraint preferences_design_id_fkey FOREIGN KEY (design_id) REFERENCES designs(id) ON DELETE CASCADE;
alter table user_progress add constraint user_progress_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table swiped_pages add constraint swiped_pages_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table unlocks add constraint unlocks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table video_favorites add constraint video_favorites_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table video_favorites add constraint video_favorites_video_id_fkey FOREIGN KEY (video_id) REFERENCES videos(id) ON DELETE CASCADE;
alter table completed_tours add constraint completed_tours_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table brokers add constraint brokers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table conversations add constraint conversations_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES users(id) ON DELETE CASCADE;
alter table conversations add constraint conversations_broker_id_fkey FOREIGN KEY (broker_id) REFERENCES users(id) ON DELETE CASCADE;
alter table conversations add constraint conversations_blocked_by_fkey FOREIGN KEY (blocked_by) REFERENCES users(id) ON DELETE SET NULL;
alter table messages add constraint messages_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE;
alter table messages add constraint messages_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES users(id) ON DELETE SET NULL;
alter table messages add constraint messages_design_id_fkey FOREIGN KEY (design_id) REFERENCES designs(id) ON DELETE SET NULL;
alter table messages add constraint messages_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id) ON DELETE SET NULL;
alter table briefs add constraint briefs_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE;
alter table conversation_reports add constraint conversation_reports_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE;
alter table conversation_reports add constraint conversation_reports_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES users(id) ON DELETE SET NULL;
alter table saved_replies add constraint saved_replies_broker_id_fkey FOREIGN KEY (broker_id) REFERENCES users(id) ON DELETE CASCADE;
alter table conversation_notes add constraint conversation_notes_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE;
alter table files add constraint files_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE SET NULL;
alter table files add constraint files_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE SET NULL;
alter table upload_days add constraint upload_days_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table missed_promises add constraint missed_promises_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE;
alter table missed_promises add constraint missed_promises_broker_id_fkey FOREIGN KEY (broker_id) REFERENCES users(id) ON DELETE CASCADE;
alter table push_subscriptions add constraint push_subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table push_subscriptions add constraint push_subscriptions_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE;
alter table notification_settings add constraint notification_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table unread_notices add constraint unread_notices_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE;
alter table unread_notices add constraint unread_notices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

create index sessions_by_user ON sessions USING btree (user_id);
create index sessions_by_expiry ON sessions USING btree (expires_at);
create index attempts_by_subject ON attempts USING btree (kind, subject, at);
create index attempts_by_age ON attempts USING btree (at);
create index events_by_kind ON events USING btree (kind, at);
create index preferences_liked ON preferences USING btree (user_id, at DESC, design_id DESC) WHERE (action = 'like'::text);
create index preferences_passed ON preferences USING btree (user_id, at DESC, design_id DESC) WHERE (action = 'pass'::text);
create index land_cards_by_place ON land_cards USING btree (place, id) WHERE (status = 'published'::text);
create index client_reports_last ON client_reports USING btree (last_at DESC);
create index brokers_listed ON brokers USING btree (user_id) WHERE (status = 'published'::text);
create unique index conversations_open ON conversations USING btree (buyer_id) WHERE (closed_at IS NULL);
create index conversations_replied ON conversations USING btree (broker_id, first_replied_at DESC) WHERE (first_replied_at IS NOT NULL);
create index conversation_reports_by_age ON conversation_reports USING btree (at);
create index conversations_unanswered ON conversations USING btree (first_asked_at) WHERE ((first_asked_at IS NOT NULL) AND (first_replied_at IS NULL) AND (closed_at IS NULL) AND (promise_missed_at IS NULL));
create index files_unused ON files USING btree (created_at) WHERE ((message_seq IS NULL) OR (conversation_id IS NULL));
create index files_removed ON files USING btree (removed_at) WHERE (removed_at IS NOT NULL);
create index messages_changed ON messages USING btree (conversation_id, changed_seq) WHERE (changed_seq > 0);
create index messages_with_file ON messages USING btree (file_id) WHERE (file_id IS NOT NULL);
create index missed_promises_by_age ON missed_promises USING btree (missed_at DESC);
create index push_subscriptions_by_user ON push_subscriptions USING btree (user_id);
create index notification_settings_of_the_curious ON notification_settings USING btree (user_id) WHERE (new_designs AND is_wanted);
create index conversations_of_broker ON conversations USING btree (broker_id);
create index conversations_looked_at ON conversations USING btree (LEAST(buyer_look_at, broker_look_at)) WHERE ((buyer_look_at IS NOT NULL) OR (broker_look_at IS NOT NULL));

create function announce_session_change() returns trigger language plpgsql as 'begin end';
create function set_swiped(for_user uuid, ordinal integer, is_seen boolean, is_liked boolean) returns void language plpgsql as 'begin end';
create function change_reason(counts jsonb, taken text, given text) returns jsonb language plpgsql as 'begin end';
create function reach_milestones(for_user uuid, likes integer, by_swipe uuid) returns text[] language plpgsql as 'begin end';
create function record_preference(for_user uuid, for_design uuid, new_action text, by_swipe uuid, new_reason text, OUT floor_plan_likes integer, OUT unlocked text[]) returns SETOF record language plpgsql as 'begin end';
create function undo_preference(for_user uuid, for_design uuid, of_swipe uuid, OUT floor_plan_likes integer) returns SETOF integer language plpgsql as 'begin end';
create function move_marks(for_conversation uuid, by_user uuid, received_to integer, read_to integer, OUT has_moved boolean, OUT received_seq integer, OUT read_seq integer, OUT unread integer, OUT for_buyer uuid, OUT for_broker uuid) returns SETOF record language plpgsql as 'begin end';
create function store_message(for_conversation uuid, by_user uuid, with_client_id uuid, of_type text, with_body text, with_design uuid, burst integer, per_second double precision, with_file uuid DEFAULT NULL::uuid, OUT outcome text, OUT stored_id uuid, OUT stored_seq integer, OUT stored_at timestamp with time zone, OUT for_buyer uuid, OUT for_broker uuid, OUT wait_ms integer, OUT is_first_reply boolean) returns record language plpgsql as 'begin end';
create function change_message(for_conversation uuid, with_id uuid, by_user uuid, new_body text, within_ms integer, burst integer, per_second double precision, OUT outcome text, OUT changed_to integer, OUT of_seq integer, OUT last_seq integer, OUT for_buyer uuid, OUT for_broker uuid, OUT removed_file uuid, OUT wait_ms integer) returns record language plpgsql as 'begin end';
create function is_look_missing(look_at timestamp with time zone) returns boolean language plpgsql as 'begin end';
create function store_new_message(for_conversation uuid, by_user uuid, with_client_id uuid, of_type text, with_body text, with_design uuid, burst integer, per_second double precision, with_file uuid DEFAULT NULL::uuid, OUT outcome text, OUT stored_id uuid, OUT stored_seq integer, OUT stored_at timestamp with time zone, OUT for_buyer uuid, OUT for_broker uuid, OUT wait_ms integer, OUT is_first_reply boolean) returns record language plpgsql as 'begin end';
create function soon_or_sooner(look_at timestamp with time zone) returns timestamp with time zone language plpgsql as 'begin end';

CREATE TRIGGER sessions_announce AFTER DELETE OR UPDATE OF access_hash, expires_at ON sessions FOR EACH ROW EXECUTE FUNCTION announce_session_change('user_id');
CREATE TRIGGER users_announce AFTER DELETE OR UPDATE OF role, phone_verified_at, profile_completed_at, disabled_at ON users FOR EACH ROW EXECUTE FUNCTION announce_session_change('id');

create table migrations (
  name text primary key,
  sha256 text not null,
  at timestamptz not null default now()
);
insert into migrations (name, sha256) values
  ('001-people.sql', '3889892b8805026b857e0b611f4f279adf8ff8c3f1f07cf60f37c7deae531b33'),
  ('002-designs.sql', '67b4242668ecbf3f908f0817656eef122a7440ebb747d29b14f2843af7b86ad9'),
  ('003-preferences.sql', '59d46ae37f306635e15ee8a13ad61e44d3ef4e329833d714005777285c8eee40'),
  ('004-videos.sql', '3e0deb8e9ef41f445dfaff21f4cbac051c9506882fadf689601c2a2a9830d2c7'),
  ('005-land.sql', '2e3f50f773e913b4f2d9e5fa41353cef835fc41fe125e8e7a73da32661f5ed2f'),
  ('006-client-reports.sql', '63f8919b6515ba01f913eacf973c92e4cc2a84fe4edc8acc2ff026b8eee8c24f'),
  ('007-tours.sql', '2e6464445c72a634df57e53c887fa3fce0a5e2223a6aef4860980823d8ee4c9a'),
  ('008-brokers.sql', '591399cad51703aafd2a4ba13d29bacb2fb0dc2f04935cb724889c1593872bba'),
  ('009-conversations.sql', '42bd779c693fac9d24cd7a63c4e53554241cb80e8e3045fbf8a8b565b39e6c45'),
  ('010-broker-desk.sql', '4cecd9c99cb72478315a8a147b8c50b63a54cc4c91967c00107020d40061a1bf'),
  ('011-attachments.sql', '714a65b4149b7a6d3a812439926021616cf067ef4327e2a261a62c637904ad77'),
  ('012-away.sql', 'a3855b6a0014557d6cb3b913f9a944d03e16dba8ccfdde42ae68be1d3cfd456d'),
  ('013-quick-messages.sql', 'b254043a877cdd41798c2006f943dc285a47147203f3cab1b65804993016869a'),
  ('014-one-statement.sql', 'b30db646d8176c10724eee5f03f536f3b18a66662db563634115a0c249b01915'),
  ('015-messages-move-no-index.sql', '69568b57bf079797668bc23ff12da99837addf0307f2c878e4da2a1f2713ec5f'),
  ('016-looks.sql', 'b9c5333cec69ea9273597d1476442aca39a200a839bcbc4f9dd8cdcf5fdb8364');

-- What people with a demo may have in it.
insert into secrets values ('session', '\x01');
insert into library_imports (content_hash) values ('imported');
insert into lesson_imports (content_hash) values ('imported');
insert into users (id, email, name, password_hash, role) values
  ('00000000-0000-7000-8000-000000000001', 'buyer@demo.local', 'Bea Buyer', 'hash', 'buyer'),
  ('00000000-0000-7000-8000-000000000002', 'broker@demo.local', 'Ben Broker', 'hash', 'broker');
insert into designs (id, slug, category, document) values
  ('00000000-0000-7000-8000-000000000003', 'first-plan', 'Floor Plan', '{"title": "First plan"}');
insert into user_progress (user_id, floor_plan_likes, most_floor_plan_likes) values
  ('00000000-0000-7000-8000-000000000001', 18, 18);
insert into unlocks (user_id, feature) values
  ('00000000-0000-7000-8000-000000000001', 'dreamlist'),
  ('00000000-0000-7000-8000-000000000001', 'land'),
  ('00000000-0000-7000-8000-000000000001', 'videos');
insert into conversations (id, buyer_id, broker_id, last_seq, broker_unread, broker_look_at, first_asked_at) values
  ('00000000-0000-7000-8000-000000000004', '00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002',
    1, 1, '2026-01-01T00:10:00Z', '2026-01-01T00:00:00Z');
insert into messages (conversation_id, seq, client_id, sender_id, type, body, created_at) values
  ('00000000-0000-7000-8000-000000000004', 1, '00000000-0000-7000-8000-000000000005',
    '00000000-0000-7000-8000-000000000001', 'text', 'Hello Ben', '2026-01-01T00:00:00Z');

-- How far each person has watched each video. `seen_at` is when, by the device that watched.
create table video_progress (
  user_id uuid not null references users (id) on delete cascade,
  video_id uuid not null references videos (id) on delete cascade,
  at_s real not null check (at_s >= 0),
  is_watched boolean not null,
  seen_at timestamptz not null,
  primary key (user_id, video_id)
);
create index video_progress_video on video_progress (video_id);

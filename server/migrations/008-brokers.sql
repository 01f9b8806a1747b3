-- What brokers say of themselves, and what is measured of them.

create table brokers (
  user_id uuid primary key references users (id) on delete cascade,
  -- A draft is seen by nobody else; 'suspended' takes no new buyers and is not listed.
  status text not null default 'draft' check (status in ('draft', 'published', 'suspended')),
  company text not null,
  headline text not null,
  about text not null,
  how_i_work text[] not null,
  how_paid text not null check (length(how_paid) >= 40),
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
  capacity int not null check (capacity between 0 and 200),
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

-- Until when what each of the two has written in a conversation counts: a bucket of a day that empties steadily.
alter table conversations
  add column buyer_quota_until timestamptz,
  add column broker_quota_until timestamptz;

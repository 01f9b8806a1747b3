-- When a like was taken back: so long it can be put back, also of a design that has left the catalogue meanwhile.
alter table preferences
  add column unliked_at timestamptz;

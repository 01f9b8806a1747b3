-- What the person calls a device on which they are signed in.
alter table sessions add column label text check (char_length(label) between 1 and 40);

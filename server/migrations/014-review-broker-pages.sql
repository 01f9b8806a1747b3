-- What an admin wrote who sent a draft back; null: it waits for a review, or was published.
alter table brokers add column sent_back_reason text;

-- A database of the sixteen migrations that the baseline replaced becomes one of the baseline. Whoever adds to the baseline
-- adds a migration and changes neither file.
-- replaces 001-people.sql 3889892b8805026b857e0b611f4f279adf8ff8c3f1f07cf60f37c7deae531b33
-- replaces 002-designs.sql 67b4242668ecbf3f908f0817656eef122a7440ebb747d29b14f2843af7b86ad9
-- replaces 003-preferences.sql 59d46ae37f306635e15ee8a13ad61e44d3ef4e329833d714005777285c8eee40
-- replaces 004-videos.sql 3e0deb8e9ef41f445dfaff21f4cbac051c9506882fadf689601c2a2a9830d2c7
-- replaces 005-land.sql 2e3f50f773e913b4f2d9e5fa41353cef835fc41fe125e8e7a73da32661f5ed2f
-- replaces 006-client-reports.sql 63f8919b6515ba01f913eacf973c92e4cc2a84fe4edc8acc2ff026b8eee8c24f
-- replaces 007-tours.sql 2e6464445c72a634df57e53c887fa3fce0a5e2223a6aef4860980823d8ee4c9a
-- replaces 008-brokers.sql 591399cad51703aafd2a4ba13d29bacb2fb0dc2f04935cb724889c1593872bba
-- replaces 009-conversations.sql 42bd779c693fac9d24cd7a63c4e53554241cb80e8e3045fbf8a8b565b39e6c45
-- replaces 010-broker-desk.sql 4cecd9c99cb72478315a8a147b8c50b63a54cc4c91967c00107020d40061a1bf
-- replaces 011-attachments.sql 714a65b4149b7a6d3a812439926021616cf067ef4327e2a261a62c637904ad77
-- replaces 012-away.sql a3855b6a0014557d6cb3b913f9a944d03e16dba8ccfdde42ae68be1d3cfd456d
-- replaces 013-quick-messages.sql b254043a877cdd41798c2006f943dc285a47147203f3cab1b65804993016869a
-- replaces 014-one-statement.sql b30db646d8176c10724eee5f03f536f3b18a66662db563634115a0c249b01915
-- replaces 015-messages-move-no-index.sql 69568b57bf079797668bc23ff12da99837addf0307f2c878e4da2a1f2713ec5f
-- replaces 016-looks.sql b9c5333cec69ea9273597d1476442aca39a200a839bcbc4f9dd8cdcf5fdb8364

alter table conversations rename column buyer_look_at to buyer_unread_check_at;
alter table conversations rename column broker_look_at to broker_unread_check_at;
alter index conversations_looked_at rename to conversations_unread_checks;
alter index notification_settings_of_the_curious rename to notification_settings_new_designs;

-- Limits of what people write stand in the contract alone.
alter table messages drop constraint messages_body_check;
alter table saved_replies drop constraint saved_replies_body_check;
alter table conversation_notes drop constraint conversation_notes_text_check;
alter table brokers
  drop constraint brokers_how_paid_check,
  drop constraint brokers_capacity_check,
  add check (capacity >= 0);

-- They are created anew from the files beside the stores, with their triggers.
drop function
  announce_session_change, change_message, change_reason, is_look_missing, move_marks, reach_milestones, record_preference,
  set_swiped, soon_or_sooner, store_message, store_new_message, undo_preference
cascade;

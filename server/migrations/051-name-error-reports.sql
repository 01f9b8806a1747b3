-- Saved views of the admin list that is called error reports now.
update admin_views set list = 'error-reports' where list = 'failures';

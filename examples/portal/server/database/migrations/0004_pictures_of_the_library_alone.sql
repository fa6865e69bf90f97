alter table pictures alter column meta_tmedia_id drop not null

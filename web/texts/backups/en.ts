export const en = {
  backups_title: 'Backups',
  backups_lead: 'One is made each night. They are kept in {{place}}.',
  backups_off: 'This site makes no backups of its own (BACKUP_TARGET is none).',
  backups_none: 'There is no backup yet. The first one is made tonight, or now by npm run backup.',
  backups_size: '{{value}} MB',
  backups_encrypted: 'Encrypted',
  backups_tested: 'Tested: restored in {{seconds}} s without differences',
  backups_tested_badly: 'Tested: not the same as the site',
  backups_restore: 'Restore',
  backups_restore_of: 'Restore the backup of {{time}}',
  backups_restored:
    'The site was restored on {{time}}, in {{seconds}} s. The one before is kept on the server until npm run restore -- --forget.',
  backups_not_restored: 'The restore of {{time}} changed nothing:',
  backups_ask_title: 'Go back to {{time}}?',
  backups_ask_text:
    'The whole site becomes what it was then, for everybody. What was written since is gone from the site, in any case this:',
  backups_ask_ads: 'Ads: {{value}}',
  backups_ask_users: 'Accounts: {{value}}',
  backups_ask_messages: 'Messages: {{value}}',
  backups_ask_counting: 'Counting what would be lost…',
  backups_ask_after:
    'Meanwhile the site is away, for a few seconds to minutes, and you may have to sign in again. The site as it is now stays on the server under another name, where only its host gets at it.',
  backups_ask_confirm: 'Restore, and lose what came since',
  backups_ask_keep: 'Keep the site as it is',
  archive_title: 'Any time',
  archive_lead:
    'Each change goes to the archive within about a minute. The site can come back as it was at any second.',
  archive_off:
    'Only whole backups can be restored here. With BACKUP_CONTINUOUS=on the site can also come back as it was at any second of the last seven days.',
  archive_span: 'Restorable: from {{from}} to {{to}}.',
  archive_site: 'Any time of the site {{site}}',
  archive_needs_passphrase: 'Encrypted. Start the server with its BACKUP_PASSPHRASE to restore it.',
  archive_time: 'Time in Riyadh, to the second',
  archive_time_missing: 'Enter a whole date and time.',
  archive_restore_time: 'Restore to this time',
  archive_restore_latest: 'Restore to the latest',
  archive_reached: 'Its last change is of {{time}}.',
  archive_tested: 'Last test: as of {{time}}, without differences. Rows compared: {{rows}}. It took {{seconds}} s.',
  archive_tested_badly: 'The last test, of {{time}}, failed:',
  archive_step_looking: 'Now it looks at what is here.',
  archive_step_base: 'Now it reads the base backup.',
  archive_step_log: 'Now it fetches the log after it.',
  archive_step_applying: 'Now it applies the log and reads every row.',
  archive_step_files: 'Now it brings back pictures and documents.',
  archive_refused_too_early: 'The archive begins later: choose a time after {{time}}. Nothing was changed.',
  archive_refused_too_late:
    'The archive reaches up to {{time}}: choose that time or an earlier one. Nothing was changed.',
  archive_refused_gap:
    'Part of the log is missing in the archive. Up to {{time}} it is whole: choose that time or an earlier one. Nothing was changed.',
  archive_refused_gap_all:
    'Part of the log is missing in the archive right after the base backup: choose another day, or a backup. Nothing was changed.',
  archive_refused_damaged:
    'Part of the archive is damaged. Up to {{time}} it is whole: choose that time or an earlier one. Nothing was changed.',
  archive_refused_damaged_all:
    'The part of the archive that this time needs is damaged: choose another day, or a backup. Nothing was changed.',
  archive_refused_passphrase:
    'The BACKUP_PASSPHRASE of this server doesn’t open the archive. Start the server with the passphrase that the archive was made with. Nothing was changed.',
  backups_working: 'The site is being restored. This page waits for it…',
}

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
  backups_working: 'The site is being restored. This page waits for it…',
}

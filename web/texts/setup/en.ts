export const en = {
  setup_title: 'Set up this site',
  setup_lead: 'Create the account that runs it, or bring a site back from a backup.',
  setup_key_lead:
    'The server prints a link to this page when it starts: in the terminal, in the journal of the service or in the log of the container. Open that link, or paste it here.',
  setup_key: 'Link or key',
  setup_key_submit: 'Continue',
  setup_key_wrong: 'That is not the key of this site. Copy the whole link that the server printed at its last start.',
  setup_closed_title: 'This site is set up',
  setup_closed_text: 'Sign in with the account of an admin. After a restore, that is one of the restored site.',
  setup_owner_title: 'The first admin',
  setup_owner_text: 'You can make others admins and moderators later.',
  setup_owner_submit: 'Create the account',
  setup_restore_title: 'Restore a backup',
  setup_restore_text:
    'This becomes the site of the backup, with its accounts, ads and pictures. You then sign in with an account of that site.',
  setup_restore_place:
    'Backups are looked for in {{place}}. Copy one there, or set BACKUP_TARGET to the place of yours, and reload this page.',
  setup_restore_off: 'No backups are looked for, since BACKUP_TARGET is none.',
  setup_restore_used:
    'People have accounts here already. On the server, npm run restore -- FILE --replace still restores.',
  setup_restore_passphrase: 'Encrypted. Start the server with its BACKUP_PASSPHRASE to restore it.',
}

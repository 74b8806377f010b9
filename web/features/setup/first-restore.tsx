import type { Setup } from '#contract/setup.ts'
import { formatDateTime } from '#domain/format/format-date.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { LastRestore, TimeChoice, useRestore } from '#web/features/backups/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { backupTexts } from '#web/texts/backups/area.ts'
import { setupTexts } from '#web/texts/setup/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form/form-failure.tsx'
import { Panel } from '#web/ui/panel.tsx'

const MEGABYTE = 1_000_000

interface Props {
  setupKey: string
  setup: Setup
}

/** Backups that the new site can become. */
export function FirstRestore({ setupKey, setup }: Props) {
  const { t } = useTexts(backupTexts, setupTexts)
  const api = useApi()
  const { isAway, progress, isWorking, failure, restore } = useRestore({
    send: (name) => api.setup.restore({ setup_key: setupKey, backup_name: name }),
    onBegun: () => {},
  })
  const times = useRestore({
    send: (wanted) => {
      const [site = '', until = ''] = wanted.split(' ')
      return api.setup.restore_until({ setup_key: setupKey, site, until })
    },
    onBegun: () => {},
  })
  const { is_empty, place, backups, archives } = setup
  const isBusy = isAway || isWorking || times.isAway || times.isWorking
  return (
    <Panel title={t('setup_restore_title')}>
      <p className="text-muted">{t(is_empty ? 'setup_restore_text' : 'setup_restore_used')}</p>
      <p aria-live="polite" className="font-semibold empty:hidden">
        {times.progress ?? progress}
      </p>
      <LastRestore {...setup} />
      <FormFailure text={failure ?? times.failure ?? undefined} />
      {is_empty && backups.length > 0 && (
        <ul className="flex flex-col gap-4">
          {backups.map((backup) => (
            <li key={backup.name} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <Described backup={backup} />
              {!backup.needs_passphrase && (
                <RestoreButton backup={backup} isBusy={isBusy} onRestore={() => restore(backup.name)} />
              )}
            </li>
          ))}
        </ul>
      )}
      {is_empty &&
        archives.map((span) => (
          <section key={span.site} className="flex flex-col gap-2">
            <h3 className="font-semibold">
              {archives.length > 1 ? t('archive_site', { site: span.site }) : t('archive_title')}
            </h3>
            <TimeChoice span={span} isBusy={isBusy} onChoose={(until) => times.restore(`${span.site} ${until}`)} />
          </section>
        ))}
      {is_empty && (
        <p className="text-sm text-muted wrap-anywhere">
          {place === null ? t('setup_restore_off') : t('setup_restore_place', { place: `\u2066${place}\u2069` })}
        </p>
      )}
    </Panel>
  )
}

type Backup = Setup['backups'][number]

function Described({ backup: { name, made_at, bytes, needs_passphrase } }: { backup: Backup }) {
  const { t, lang } = useTexts(backupTexts, setupTexts)
  return (
    <div className="flex flex-col gap-1">
      <h3 className="font-semibold">{formatDateTime(made_at, lang)}</h3>
      <p className="text-sm text-muted">
        {t('backups_size', { value: formatNumber(Math.ceil(bytes / MEGABYTE), lang) })}
      </p>
      <p className="text-sm text-muted wrap-anywhere">
        <bdi dir="ltr">{name}</bdi>
      </p>
      {needs_passphrase && <p className="text-sm">{t('setup_restore_passphrase')}</p>}
    </div>
  )
}

interface ButtonProps {
  backup: Backup
  isBusy: boolean
  onRestore: () => void
}

function RestoreButton({ backup: { made_at }, isBusy, onRestore }: ButtonProps) {
  const { t, lang } = useTexts(backupTexts)
  return (
    <Button
      variant="quiet"
      className="needs-script"
      aria-disabled={isBusy}
      aria-label={t('backups_restore_of', { time: formatDateTime(made_at, lang) })}
      onClick={onRestore}
    >
      {t('backups_restore')}
    </Button>
  )
}

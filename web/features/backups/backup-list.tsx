import { useState } from 'react'
import type { Backups } from '#contract/backups.ts'
import { formatDateTime, formatExactTime } from '#domain/format/format-date.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { useApi } from '#web/platform/api/api.ts'
import { useViewer } from '#web/platform/pages/viewer-context.tsx'
import { apiQuery } from '#web/platform/queries/api-query.ts'
import { backupTexts } from '#web/texts/backups/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { AdminList } from '#web/ui/admin-list.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { refusalText } from './refusal-text.ts'
import { RestoreDialog } from './restore-dialog.tsx'
import { useRestore } from './use-restore.ts'

type Backup = Backups['items'][number]

const MEGABYTE = 1_000_000

/** The backups of the site, what is known of the newest test and restore, and the way to restore one. */
export function BackupList({ backups }: { backups: Backups }) {
  const { t, lang } = useTexts(backupTexts)
  const { place, items } = backups
  const [asked, setAsked] = useState<Backup | null>(null)
  const api = useApi()
  const viewerId = useViewer()?.id
  const { isAway, progress, restore, failure, isWorking } = useRestore({
    send: (name) => api.backups.restore({ backup_name: name }),
    onBegun: () => setAsked(null),
  })
  return (
    <section aria-labelledby="backups" className="flex flex-col gap-4">
      <h2 id="backups" className="text-lg font-semibold">
        {t('backups_title')}
      </h2>
      <p className="text-muted wrap-anywhere">
        {place === null ? t('backups_off') : t('backups_lead', { place: `\u2066${place}\u2069` })}
      </p>
      <p aria-live="polite" className="font-semibold empty:hidden">
        {progress}
      </p>
      <LastRestore {...backups} />
      {place !== null && (
        <AdminList
          items={items}
          keyOf={({ name }) => name}
          renderItem={(backup) => (
            <Item backup={backup} drill={backups.last_drill} isAway={isAway} onRestore={() => setAsked(backup)} />
          )}
          empty={t('backups_none')}
        />
      )}
      {asked && (
        <RestoreDialog
          time={formatDateTime(asked.made_at, lang)}
          query={apiQuery(api, 'backups', 'count_since', { backup_name: asked.name }, viewerId)}
          isWorking={isWorking}
          failure={failure}
          onClose={() => setAsked(null)}
          onConfirm={() => restore(asked.name)}
        />
      )}
    </section>
  )
}

/** How a restore ended that was begun on a page. */
export function LastRestore({ last_restore }: Pick<Backups, 'last_restore'>) {
  const { t, lang } = useTexts(backupTexts)
  if (!last_restore) return null
  const time = formatDateTime(last_restore.ended_at, lang)
  const { failure, refusal, reached_at } = last_restore
  if (failure === null) {
    return (
      <p className="flex flex-wrap gap-x-2">
        <span>{t('backups_restored', { time, seconds: formatNumber(last_restore.seconds, lang) })}</span>
        {reached_at && <span>{t('archive_reached', { time: formatExactTime(reached_at, lang) })}</span>}
      </p>
    )
  }
  return (
    <p className="flex flex-wrap gap-x-2 wrap-anywhere">
      <span className="text-danger">{t('backups_not_restored', { time })}</span>
      {refusal ? <span>{refusalText(refusal, t, lang)}</span> : <bdi dir="ltr">{failure}</bdi>}
    </p>
  )
}

interface ItemProps {
  backup: Backup
  drill: Backups['last_drill']
  isAway: boolean
  onRestore: () => void
}

function Item({ backup: { name, made_at, bytes, is_encrypted }, drill, isAway, onRestore }: ItemProps) {
  const { t, lang } = useTexts(backupTexts)
  const time = formatDateTime(made_at, lang)
  const isGood = drill?.failure === null && !drill.differences.length
  return (
    <Panel as="article">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="font-semibold">{time}</h3>
        <Button
          variant="quiet"
          className="needs-script"
          aria-disabled={isAway}
          aria-label={t('backups_restore_of', { time })}
          onClick={onRestore}
        >
          {t('backups_restore')}
        </Button>
      </div>
      <p className="dotted text-sm text-muted">
        <span>{t('backups_size', { value: formatNumber(Math.ceil(bytes / MEGABYTE), lang) })}</span>
        {is_encrypted && <span>{t('backups_encrypted')}</span>}
        {drill?.name === name && (
          <span className={isGood ? undefined : 'text-danger'}>
            {isGood ? t('backups_tested', { seconds: formatNumber(drill.seconds, lang) }) : t('backups_tested_badly')}
          </span>
        )}
      </p>
    </Panel>
  )
}

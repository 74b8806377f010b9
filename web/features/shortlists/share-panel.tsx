import { useState } from 'react'
import { Link } from 'react-router'
import type { Shortlist } from '#contract/shortlists.ts'
import { useApi } from '#web/platform/api/api.ts'
import { shortlistTexts } from '#web/texts/shortlists/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ShareButton } from '#web/ui/share/share-button.tsx'
import { useListAction } from './use-list-action.ts'

/** The link of a list: created, shared and ended by its owner. */
export function SharePanel({ list: { id, name, link } }: { list: Shortlist }) {
  const { t } = useTexts(shortlistTexts)
  const api = useApi()
  const [isEnding, setEnding] = useState(false)
  const { act, isWorking } = useListAction()
  const end = () =>
    act({
      send: () => api.shortlists.end_link({ shortlist_id: id }),
      done: t('shortlists_link_ended'),
      onEnd: () => setEnding(false),
    })
  return (
    <Panel title={t('shortlists_share')}>
      <p className="max-w-prose text-muted">{t('shortlists_share_hint')}</p>
      {link === null ? (
        <Button
          icon="link"
          className="needs-script self-start"
          isWorking={isWorking}
          onClick={() => act({ send: () => api.shortlists.open_link({ shortlist_id: id }) })}
        >
          {t('shortlists_make_link')}
        </Button>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <ShareButton path={link} title={name} className="button-quiet" />
          <Link to={link} className="link">
            {t('shortlists_open_link')}
          </Link>
          <Button variant="plain" className="needs-script" onClick={() => setEnding(true)}>
            {t('shortlists_end_link')}
          </Button>
        </div>
      )}
      {isEnding && (
        <ConfirmDialog
          title={t('shortlists_end_link_title')}
          text={t('shortlists_end_link_text')}
          confirm={t('shortlists_end_link')}
          cancel={t('shortlists_keep')}
          isFinal
          isWorking={isWorking}
          onClose={() => setEnding(false)}
          onConfirm={end}
        />
      )}
    </Panel>
  )
}

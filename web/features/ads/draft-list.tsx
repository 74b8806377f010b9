import { useState } from 'react'
import type { Draft } from '#contract/ads.ts'
import type { Maker } from '#contract/catalogue.ts'
import { relativeTime } from '#domain/format/relative-time.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { useApi } from '#web/platform/api/api.ts'
import { adsTexts } from '#web/texts/ads/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useAction } from '#web/ui/use-action.ts'
import { adFailureText } from './ad-failure-text.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useDraftName } from './use-draft-name.ts'

interface Props {
  drafts: readonly Draft[]
  makers: readonly Maker[]
  now: string
  /** Called after a draft is deleted, before the list is revalidated. */
  onDiscard: (draftId: string) => void
}

/** Number of drafts shown at first; the others are in a disclosure. */
const MOST_SHOWN = 3

/** Drafts of new ads and of edits. */
export function DraftList({ drafts, makers, now, onDiscard }: Props) {
  const { t } = useTexts(adsTexts)
  const [discarded, setDiscarded] = useState<Draft | null>(null)
  if (!drafts.length) return null
  const shown = { makers, now, onAskDiscard: setDiscarded }
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{t('my_ads_drafts')}</h2>
      <Drafts drafts={drafts.slice(0, MOST_SHOWN)} {...shown} />
      {drafts.length > MOST_SHOWN && (
        <details className="flex flex-col gap-2">
          <summary className="link mb-2 min-h-11">
            {t('my_ads_drafts_more', { count: drafts.length - MOST_SHOWN })}
          </summary>
          <Drafts drafts={drafts.slice(MOST_SHOWN)} {...shown} />
        </details>
      )}
      {discarded && <DiscardDialog draft={discarded} onClose={() => setDiscarded(null)} onDiscard={onDiscard} />}
    </section>
  )
}

interface DraftsProps extends Pick<Props, 'drafts' | 'makers' | 'now'> {
  onAskDiscard: (draft: Draft) => void
}

function Drafts({ drafts, ...shown }: DraftsProps) {
  return (
    <ul className="flex flex-col gap-2">
      {drafts.map((draft) => (
        <DraftItem key={draft.id} draft={draft} {...shown} />
      ))}
    </ul>
  )
}

function DraftItem({ draft, makers, now, onAskDiscard }: { draft: Draft } & Omit<DraftsProps, 'drafts'>) {
  const { t, lang } = useTexts(adsTexts)
  const name = useDraftName(draft.fields, makers)
  return (
    <Panel as="li" className="flex flex-wrap items-center gap-3 p-4">
      <div className="min-w-48 grow">
        <p className="font-medium" {...writtenIn(name)}>
          {name || t('my_ads_draft_unnamed')}
        </p>
        <p className="dotted text-sm text-muted">
          {draft.is_edit && <span>{t('my_ads_draft_edit')}</span>}
          <span>{t('my_ads_draft_saved', { when: relativeTime(draft.updated_at, new Date(now), lang) })}</span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={draft.is_edit ? `/my-ads/edit/${draft.id}` : `/add-car?draft=${draft.id}`}>
          {t('my_ads_draft_continue')}
        </ButtonLink>
        <Button variant="quiet" onClick={() => onAskDiscard(draft)}>
          {t('my_ads_draft_discard')}
        </Button>
      </div>
    </Panel>
  )
}

function DiscardDialog({
  draft,
  onClose,
  onDiscard,
}: { draft: Draft; onClose: () => void } & Pick<Props, 'onDiscard'>) {
  const { t } = useTexts(adsTexts)
  const api = useApi()
  const { act, isWorking, failure } = useAction({
    showsFailure: true,
    textOf: (error) => adFailureText(error, t),
  })

  const discard = () =>
    act({
      send: () => api.ads.discard_draft({ draft_id: draft.id }),
      done: t('my_ads_draft_discarded'),
      onDone: () => {
        onDiscard(draft.id)
        onClose()
      },
    })

  return (
    <ConfirmDialog
      title={t('my_ads_draft_discard_title')}
      text={t('my_ads_draft_discard_text')}
      confirm={t('my_ads_draft_discard')}
      cancel={t('ad_cancel')}
      isFinal
      isWorking={isWorking}
      failure={failure}
      onClose={onClose}
      onConfirm={() => discard()}
    />
  )
}

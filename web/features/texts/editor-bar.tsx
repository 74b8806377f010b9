import { useTexts } from '#web/texts/texts-context.tsx'
import { websiteTexts } from '#web/texts/website-texts/area.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Shortcut } from '#web/ui/shortcuts/shortcut.tsx'

interface Props {
  isWorking: boolean
  canSave: boolean
  listAddress: string
  onSaveNext: () => void
  /** Absent if there are no changes. */
  onDiscard?: () => void
  onPreview?: () => void
  /** Absent on the first and last text of the list. */
  onPrevious?: () => void
  onNext?: () => void
}

/** Sticky bar with the buttons of the editor. */
export function EditorBar({
  isWorking,
  canSave,
  listAddress,
  onSaveNext,
  onDiscard,
  onPreview,
  onPrevious,
  onNext,
}: Props) {
  const { t } = useTexts(websiteTexts)
  return (
    <div className="bottom-bar bottom-bar-tall sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center gap-2 border-t border-line bg-floating p-3 shadow-floating @2xl:mx-0 @2xl:rounded-t-card @2xl:border-x">
      <Button type="submit" isWorking={isWorking} aria-disabled={!canSave}>
        {t('texts_save')}
      </Button>
      {onNext && (
        <Button variant="quiet" aria-disabled={isWorking || (onDiscard !== undefined && !canSave)} onClick={onSaveNext}>
          <span>{t('texts_save_next')}</span>
          <Shortcut keys="Ctrl ↵" />
        </Button>
      )}
      {onPreview && (
        <Button variant="quiet" onClick={onPreview}>
          {t('texts_preview')}
        </Button>
      )}
      {onDiscard && (
        <Button variant="plain" onClick={onDiscard}>
          {t('texts_discard')}
        </Button>
      )}
      <span className="grow" />
      <ButtonLink variant="plain" to={listAddress} preventScrollReset className="@4xl:hidden">
        {t('texts_back')}
      </ButtonLink>
      <Button icon="back" variant="icon" aria-label={t('texts_previous')} disabled={!onPrevious} onClick={onPrevious} />
      <Button icon="forward" variant="icon" aria-label={t('texts_next')} disabled={!onNext} onClick={onNext} />
    </div>
  )
}

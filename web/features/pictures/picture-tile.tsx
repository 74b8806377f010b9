import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { useState } from 'react'
import type { ChosenView } from '#domain/pictures/picture-views.ts'
import type { OwnPicture } from '#contract/pictures.ts'
import { videoOf } from '#domain/pictures/picture-address.ts'
import { errorTexts } from '#web/texts/errors/area.ts'
import { pictureTexts } from '#web/texts/pictures/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { PlayMark } from '#web/ui/video/play-mark.tsx'
import { PictureView } from './picture-view.tsx'
import { PICTURE_OR_VIDEO_TYPES } from './picture-types.ts'
import { ProgressRing } from './progress-ring.tsx'
import type { LocalPicture } from './upload-store.ts'

interface Props {
  id: string
  /** 1 for the first picture. */
  position: number
  total: number
  /** Its upload on this page, if any. */
  local: LocalPicture | undefined
  /** Its state on the server, if known. */
  own: OwnPicture | undefined
  isKnown: boolean
  /** Whether the site cannot be reached. */
  isOffline: boolean
  onTurn: () => void
  /** Undefined if the viewer may not say what it shows. */
  onView: ((view: ChosenView | null) => Promise<void>) | undefined
  onReplace: (file: File) => void
  onRetry: () => void
  onRemove: () => void
}

/** One picture with its upload or processing state and actions. */
export function PictureTile(props: Props) {
  const { id, position, total, local, own, isKnown, isOffline, onTurn, onView, onReplace, onRetry, onRemove } = props
  const { t } = useTexts(pictureTexts, errorTexts)
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: t('pictures_draggable') },
  })
  const isSending = local?.phase === 'waiting' || local?.phase === 'preparing' || local?.phase === 'sending'
  const isFailed = local?.phase === 'failed' || (!local && !own && isKnown)
  const isGone = isFailed && local?.reason === 'gone'
  const unfit = isFailed ? unfitReason(local) : null
  const isMade = own?.state === 'ready'
  const isVideo = videoOf(own?.url ?? '') !== null
  return (
    <li
      ref={setNodeRef}
      className={`picture-tile ${isDragging ? 'picture-tile-lifted' : ''}`}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <span className="sr-only">{t('pictures_position', { position, total })}</span>
      <Shown local={local} own={own} />
      {position === 1 && <span className="picture-tile-cover">{t('pictures_cover')}</span>}
      {!isMade && (
        <p className="picture-tile-state">
          {isSending && <ProgressRing share={local.progress} />}
          {!isSending && !isFailed && <Spinner />}
          <span>{stateText()}</span>
        </p>
      )}
      {isMade && local?.isSilent && <p className="picture-tile-state">{t('pictures_video_silent')}</p>}
      {isMade && onView && !isVideo && (
        <div className="p-1.5">
          <PictureView position={position} view={own.view} onChange={onView} />
        </div>
      )}
      <div className="picture-tile-actions">
        <Button
          icon="move"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          variant="icon"
          className="touch-none cursor-grab"
          aria-label={t('pictures_move', { position })}
        />
        {isGone && (
          <FileButton
            variant="icon"
            icon="camera"
            accept={PICTURE_OR_VIDEO_TYPES}
            onChoose={([file]) => file && onReplace(file)}
          >
            {t('pictures_choose_again', { position })}
          </FileButton>
        )}
        {isFailed && local && !isGone && !unfit && action('retry', 'pictures_retry', onRetry)}
        {isMade && !isVideo && action('turn', 'pictures_turn', onTurn)}
        {isSending ? action('close', 'pictures_cancel', onRemove) : action('trash', 'pictures_remove', onRemove)}
      </div>
    </li>
  )

  function stateText(): string {
    if (isGone) return t('pictures_gone')
    if (unfit) return t(`field_picture_${unfit}`)
    if (local?.phase === 'preparing') return t('pictures_preparing', { percent: Math.floor(local.progress * 100) })
    if (isFailed && local?.reason === 'full') return t('pictures_no_room')
    if (isFailed && !local) return t('pictures_lost')
    // also with all bytes on their way: only the answer says that they have arrived
    if ((isSending || isFailed) && (isOffline || local?.isCut)) return t('pictures_offline')
    if (isFailed) return t('pictures_failed')
    if (local?.phase === 'waiting') return t('pictures_waiting')
    if (isSending) return t('pictures_sending', { percent: Math.floor((local?.progress ?? 0) * 100) })
    return t('pictures_making')
  }

  function action(
    icon: IconName,
    label: 'pictures_retry' | 'pictures_turn' | 'pictures_cancel' | 'pictures_remove',
    act: () => void,
  ) {
    return <Button icon={icon} variant="icon" aria-label={t(label, { position })} onClick={act} />
  }
}

/** What makes the file unfit, so that it need not be tried again. */
function unfitReason(local: LocalPicture | undefined) {
  const reason = local?.reason ?? 'full'
  return reason === 'full' || reason === 'gone' ? null : reason
}

/** The processed picture; until then the file itself, if the browser supports its format. */
function Shown({ local, own }: Pick<Props, 'local' | 'own'>) {
  const [isUnreadable, setUnreadable] = useState(false)
  if (own?.url != null) {
    const video = videoOf(own.url)
    return (
      <span className="relative block">
        <Picture src={own.url} alt="" sizes="(min-width: 64rem) 14rem, 45vw" />
        {video && <PlayMark seconds={video.seconds} />}
      </span>
    )
  }
  if (local?.isVideo && !isUnreadable) {
    return (
      <video
        src={local.preview}
        aria-hidden="true"
        muted
        playsInline
        preload="metadata"
        className="aspect-4/3 w-full bg-sunken object-cover"
        onError={() => setUnreadable(true)}
      />
    )
  }
  if (local && !isUnreadable) {
    return (
      <img
        src={local.preview}
        alt=""
        className="aspect-4/3 w-full bg-sunken object-cover"
        onError={() => setUnreadable(true)}
      />
    )
  }
  return (
    <span className="grid aspect-4/3 w-full place-items-center bg-sunken text-muted">
      <Icon name="car" size={40} />
    </span>
  )
}

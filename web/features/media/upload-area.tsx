import { mediaTexts } from '#web/texts/media/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { MediaUpload, useMediaUploads } from './use-media-uploads.ts'

/** The formats that can be chosen. */
export const MEDIA_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif'

/** Takes pictures by a button or dropped, and lists those that are on their way or failed. */
export function UploadArea({ media }: { media: ReturnType<typeof useMediaUploads> }) {
  const { t } = useTexts(mediaTexts)
  const { uploads, add, retry, dismiss } = media
  return (
    <div
      role="group"
      aria-label={t('media_upload')}
      className="needs-script flex flex-col gap-3"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        add([...event.dataTransfer.files])
      }}
    >
      <div className="pictures-choose">
        <p className="text-center text-sm text-muted">{t('media_drop')}</p>
        <FileButton icon="plus" variant="primary" accept={MEDIA_TYPES} multiple onChoose={add}>
          {t('media_upload')}
        </FileButton>
      </div>
      {uploads.length > 0 && (
        <ul aria-label={t('media_uploads')} className="flex flex-col gap-2">
          {uploads.map((upload) => (
            <UploadLine
              key={upload.id}
              upload={upload}
              onRetry={() => retry(upload)}
              onDismiss={() => dismiss(upload.id)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

interface LineProps {
  upload: MediaUpload
  onRetry: () => void
  onDismiss: () => void
}

function UploadLine({ upload, onRetry, onDismiss }: LineProps) {
  const { t } = useTexts(mediaTexts)
  const { file, state, reason } = upload
  const name = `\u2068${file.name}\u2069`
  return (
    <li className="panel flex min-h-13 items-center gap-3 px-3 py-1">
      {state === 'sending' && <Spinner />}
      <div className="min-w-0 grow">
        <p className="truncate font-medium">
          <bdi>{file.name}</bdi>
        </p>
        <p role="status" className={state === 'failed' ? 'text-sm text-danger' : 'text-sm text-muted'}>
          {state === 'failed' ? reason : t(state === 'waiting' ? 'media_waiting' : 'media_sending')}
        </p>
      </div>
      {state === 'failed' && (
        <>
          <Button variant="icon" icon="retry" aria-label={t('media_retry', { name })} onClick={onRetry} />
          <Button variant="icon" icon="close" aria-label={t('media_dismiss', { name })} onClick={onDismiss} />
        </>
      )}
    </li>
  )
}

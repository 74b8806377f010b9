import { useId, useState } from 'react'
import type { MediaPicture } from '#contract/media.ts'
import { latePart } from '#web/rendering/late-part.tsx'
import { mediaTexts } from '#web/texts/media/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { pictureAlt } from '#web/ui/picture-alt.ts'

export const MediaDialog = latePart(async () => (await import('./media-dialog.tsx')).MediaDialog)

interface Props {
  label: string
  picture: MediaPicture | null
  onChange: (picture: MediaPicture | null) => void
}

/** A field of a form for a picture of the library, for admins. */
export function MediaField({ label, picture, onChange }: Props) {
  const { t, lang } = useTexts(mediaTexts)
  const labelId = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div role="group" aria-labelledby={labelId} className="flex flex-col gap-2">
      <span id={labelId} className="text-sm font-medium">
        {label}
      </span>
      {picture && (
        <div className="flex flex-wrap items-center gap-3">
          <div className="w-40 max-w-full flex-none overflow-clip rounded-control border border-line">
            <Picture src={picture.url} alt="" sizes="10rem" isWhole />
          </div>
          <p className={pictureAlt(picture, lang) ? 'min-w-0 wrap-anywhere' : 'text-muted'}>
            <bdi>{pictureAlt(picture, lang) || t('media_no_alt')}</bdi>
          </p>
        </div>
      )}
      <div className="needs-script flex flex-wrap items-center gap-2">
        <Button
          variant="quiet"
          icon="camera"
          aria-describedby={labelId}
          {...MediaDialog.opener}
          onClick={() => setOpen(true)}
        >
          {t(picture ? 'media_change' : 'media_choose')}
        </Button>
        {picture && (
          <Button variant="plain" icon="trash" aria-describedby={labelId} onClick={() => onChange(null)}>
            {t('media_remove')}
          </Button>
        )}
      </div>
      {isOpen && (
        <MediaDialog
          chosen={picture}
          onChoose={(chosen) => {
            setOpen(false)
            onChange(chosen)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

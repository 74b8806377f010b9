import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { StoredPicture } from '#contract/media.ts'
import { useUndoable } from '#web/features/audit/public.ts'
import { CitedDialog } from '#web/features/content-uses/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { mediaTexts } from '#web/texts/media/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { failureOf } from '#web/ui/form/failure.ts'
import { useAction } from '#web/ui/use-action.ts'
import { MEDIA_TYPES } from './upload-area.tsx'
import { uploadFailure } from './upload-failure.ts'

/** Buttons to replace and to delete a picture. A used one is deleted only after a warning. */
export function PanelActions({ picture, back }: { picture: StoredPicture; back: string }) {
  const { t } = useTexts(mediaTexts)
  const api = useApi()
  const navigate = useNavigate()
  const undoable = useUndoable()
  const [isAsking, setAsking] = useState(false)
  const { act, isWorking } = useAction({
    textOf: (error) => (failureOf(error).code === 'IN_USE' ? t('media_in_use') : uploadFailure(error, t)),
  })
  const { id, uses } = picture

  const replace = (file: File) =>
    act({
      send: () => undoable(t('media_replaced'), (call) => api.media.replace({ picture_id: id, picture: file }, call)),
    })
  const remove = (evenIfUsed: boolean) => {
    setAsking(false)
    act({
      send: () =>
        undoable(t('media_deleted'), (call) => api.media.delete({ picture_id: id, even_if_used: evenIfUsed }, call)),
      onDone: () => navigate(back, { preventScrollReset: true }),
    })
  }

  return (
    <div className="needs-script flex flex-wrap items-center gap-2">
      <FileButton icon="turn" accept={MEDIA_TYPES} isWorking={isWorking} onChoose={([file]) => file && replace(file)}>
        {t(isWorking ? 'media_replacing' : 'media_replace')}
      </FileButton>
      <Button
        variant="plain"
        icon="trash"
        isWorking={isWorking}
        {...(uses.length > 0 && CitedDialog.opener)}
        onClick={() => (uses.length ? setAsking(true) : remove(false))}
      >
        {t('media_delete')}
      </Button>
      {isAsking && (
        <CitedDialog
          by="picture"
          removal="delete"
          citations={{ articles: uses, places: [] }}
          onClose={() => setAsking(false)}
          onConfirm={() => remove(true)}
        />
      )}
    </div>
  )
}

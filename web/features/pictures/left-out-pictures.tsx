import { errorTexts } from '#web/texts/errors/area.ts'
import { pictureTexts } from '#web/texts/pictures/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import type { LeftOut } from './take-files.ts'

/** Whether it is about how files were chosen, and not about the file itself. */
const isOfChoice = (reason: LeftOut['reason']) =>
  reason === 'too_many' || reason === 'gone' || reason === 'second_video'

/** Files that were rejected, with reasons, until dismissed. */
export function LeftOutPictures({ pictures, onDismiss }: { pictures: readonly LeftOut[]; onDismiss: () => void }) {
  const { t } = useTexts(pictureTexts, errorTexts)
  return (
    <div role="alert">
      {pictures.length > 0 && (
        <div className="notice flex flex-wrap items-start justify-between gap-3">
          <div className="flex min-w-0 flex-col gap-1">
            <p className="font-medium">{t('pictures_refused')}</p>
            <ul className="flex flex-col gap-1">
              {pictures.map(({ name, reason }, at) => (
                <li key={`${at} ${name}`} className="break-words">
                  <bdi>{name || t('pictures_unnamed')}</bdi>{' '}
                  <span>{`— ${t(isOfChoice(reason) ? `pictures_${reason}` : `field_picture_${reason}`)}`}</span>
                </li>
              ))}
            </ul>
          </div>
          <Button variant="plain" onClick={onDismiss}>
            {t('pictures_dismiss')}
          </Button>
        </div>
      )}
    </div>
  )
}

import { PicturesField } from '#web/features/pictures/public.ts'
import { addCarTexts } from '#web/texts/add-car/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { RequiredMark } from '#web/ui/required-mark.tsx'
import { fieldId, useEditor } from './editor-context.tsx'

const SHOTS = ['front', 'rear', 'sides', 'interior', 'rear_seats', 'dashboard', 'engine', 'tyres', 'damage'] as const

export function PicturesStep() {
  const { t } = useTexts()
  const { chosenIds, imported_images, ofAd, changePictures, problemOf } = useEditor()
  const problem = problemOf('picture_ids')
  return (
    <div className="flex flex-col gap-6">
      <section id={fieldId('picture_ids')} tabIndex={-1} aria-labelledby="ad-pictures" className="flex flex-col gap-2">
        <h3 id="ad-pictures" className="flex items-baseline gap-2 text-sm font-medium">
          <span>{t('car_pictures')}</span>
          <RequiredMark isRequired={!imported_images.length} />
        </h3>
        {(!ofAd || chosenIds.length > 0) && <PicturesField value={chosenIds} onChange={changePictures} ofAd={ofAd} />}
        {imported_images.length > 0 && <ImportedImages images={imported_images} />}
        {problem && <p className="text-sm text-danger">{problem}</p>}
      </section>
      {!ofAd && <Shots />}
    </div>
  )
}

function Shots() {
  const { t } = useTexts(addCarTexts)
  return (
    <Panel aria-labelledby="ad-shots" className="p-4">
      <h3 id="ad-shots" className="font-semibold">
        {t('ad_shots')}
      </h3>
      <p className="text-sm text-muted">{t('ad_shots_text')}</p>
      <ol className="mt-3 grid gap-2 sm:grid-cols-2">
        {SHOTS.map((shot) => (
          <li key={shot} className="flex items-start gap-2">
            <span className="mt-1 text-brand">
              <Icon name="camera" size={16} />
            </span>
            <span>{t(`ad_shot_${shot}`)}</span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

/** Pictures of an imported ad, read-only. */
function ImportedImages({ images }: { images: readonly string[] }) {
  const { t } = useTexts(addCarTexts)
  const { ofAd } = useEditor()
  return (
    <section aria-labelledby="ad-kept" className="notice mt-2 flex flex-col gap-2">
      <h4 id="ad-kept" className="font-semibold">
        {t('ad_pictures_kept')}
      </h4>
      <p className="text-sm">{t(ofAd ? 'admin_fields_kept' : 'ad_pictures_kept_text')}</p>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4">
        {images.map((image, at) => (
          <li key={image} className="overflow-hidden rounded-control">
            <Picture
              src={image}
              alt={t('car_picture', { name: t('ad_pictures_kept'), number: at + 1 })}
              sizes="10rem"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

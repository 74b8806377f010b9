import { Suspense } from 'react'
import { PicturesField } from '#web/features/pictures/public.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Need } from './ad-field.tsx'
import { fieldId, useEditor } from './editor-context.tsx'

const SHOTS = ['front', 'rear', 'sides', 'interior', 'rear_seats', 'dashboard', 'engine', 'tyres', 'damage'] as const

export function PicturesStep() {
  const { t } = useTexts()
  const { picture_ids, changePictures, problemOf } = useEditor()
  const problem = problemOf('picture_ids')
  return (
    <div className="flex flex-col gap-6">
      <section id={fieldId('picture_ids')} tabIndex={-1} aria-labelledby="ad-pictures" className="flex flex-col gap-2">
        <h3 id="ad-pictures" className="flex items-baseline gap-2 text-sm font-medium">
          {t('car_pictures')} <Need is_required />
        </h3>
        <Suspense fallback={<span className="spinner" />}>
          <PicturesField value={picture_ids} onChange={changePictures} />
        </Suspense>
        {problem && <p className="text-sm text-danger">{problem}</p>}
      </section>
      <section aria-labelledby="ad-shots" className="panel p-4">
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
              {t(`ad_shot_${shot}`)}
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

import { useEffect, useState } from 'react'
import { formatNumber } from '#domain/format/format-number.ts'
import { roundBytes } from '#domain/pictures/round-bytes.ts'
import { dataSaverTexts } from '#web/texts/data-saver/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { weighPictures, type WeighedPictures } from './weigh-pictures.ts'

/** What the pictures of the page weigh, and what they would weigh in the other size: measured, never estimated. */
export function PictureWeights() {
  const { t } = useTexts(dataSaverTexts)
  const [weighed, setWeighed] = useState<WeighedPictures | null>()
  useEffect(() => void weighPictures().then(setWeighed), [])
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">{t('data_saver_page')}</h3>
      <div role="status">
        {weighed === undefined ? (
          <p className="flex items-center gap-2 text-muted">
            <Spinner />
            <span>{t('data_saver_measuring')}</span>
          </p>
        ) : weighed ? (
          <Weights weighed={weighed} />
        ) : (
          <p className="text-muted">{t('data_saver_nothing')}</p>
        )}
      </div>
    </section>
  )
}

function Weights({ weighed: { count, shown, small, full } }: { weighed: WeighedPictures }) {
  const { t } = useTexts(dataSaverTexts)
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
        <Weight name={t('data_saver_shown', { count })} bytes={shown} />
        {small < shown && <Weight name={t('data_saver_small')} bytes={small} />}
        {full > shown && (
          <>
            <Weight name={t('data_saver_full')} bytes={full} />
            <Weight name={t('data_saver_saved')} bytes={full - shown} isStrong />
          </>
        )}
      </dl>
      {small === full && <p className="mt-1 text-sm text-muted">{t('data_saver_same')}</p>}
    </>
  )
}

function Weight({ name, bytes, isStrong = false }: { name: string; bytes: number; isStrong?: boolean }) {
  const { lang, t } = useTexts(dataSaverTexts)
  const { value, unit } = roundBytes(bytes)
  const weight = isStrong ? 'font-semibold' : ''
  return (
    <>
      <dt className={weight}>{name}</dt>
      <dd className={`text-end ${weight}`}>
        <bdi>{t(`data_saver_${unit}`, { value: formatNumber(value, lang) })}</bdi>
      </dd>
    </>
  )
}

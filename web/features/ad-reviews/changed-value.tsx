import { adReviewTexts } from '#web/texts/ad-reviews/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

interface Props {
  value: string | null
  /** The value in the live version. */
  before: string | null
  /** Direction of both values; `ltr` for phone numbers. */
  dir?: 'auto' | 'ltr'
}

/** A value, with the previous one below if it changed. */
export function ChangedValue({ value, before, dir = 'auto' }: Props) {
  const { t } = useTexts(adReviewTexts)
  if (value === before) return <Value value={value} dir={dir} />
  return (
    <>
      <ins className="block no-underline">
        <span className="sr-only">{`${t('review_after')} `}</span>
        <Value value={value} dir={dir} />
      </ins>
      <del className="block text-sm font-normal text-muted">
        <span className="sr-only">{`${t('review_before')} `}</span>
        <Value value={before} dir={dir} />
      </del>
    </>
  )
}

const Value = ({ value, dir }: { value: string | null; dir: 'auto' | 'ltr' }) => (
  <bdi dir={dir} className="whitespace-pre-line">
    {value ?? '—'}
  </bdi>
)

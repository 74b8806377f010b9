import { Link } from 'react-router'
import { carMakerTexts } from '#web/texts/car-makers/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

interface Props {
  into: { name_ar: string; name_en: string; changed_ads: number }
  make_id: number
}

/** Names the maker or model that this one was merged into. */
export function MergedNotice({ into, make_id }: Props) {
  const { t, lang } = useTexts(carMakerTexts)
  return (
    <p className="notice">
      <span>{`${t('maker_merged_text')} `}</span>
      <Link to={`/admin/car-makers/edit/${make_id}`} className="link">
        <bdi>{into[`name_${lang}`]}</bdi>
      </Link>
      {into.changed_ads > 0 && <span>{` ${t('maker_merged_changed', { count: into.changed_ads })}`}</span>}
    </p>
  )
}

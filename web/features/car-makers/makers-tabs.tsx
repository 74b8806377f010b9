import { formatNumber } from '#domain/format/format-number.ts'
import { carMakerTexts } from '#web/texts/car-makers/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ViewLinks } from '#web/ui/view-links.tsx'

interface Props {
  isTyped: boolean
  /** Number of models that sellers typed and that are not in the catalogue. */
  typedCount: number
}

export function MakersTabs({ isTyped, typedCount }: Props) {
  const { t, lang } = useTexts(carMakerTexts)
  const count = typedCount ? ` (${formatNumber(typedCount, lang)})` : ''
  return (
    <ViewLinks
      label={t('typed_makers')}
      views={[
        { to: '/admin/car-makers', label: t('typed_makers'), isCurrent: !isTyped },
        { to: '/admin/car-makers?show=typed', label: `${t('typed_title')}${count}`, isCurrent: isTyped },
      ]}
    />
  )
}

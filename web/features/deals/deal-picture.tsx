import type { DealCard } from '#contract/deals.ts'
import { pictureAlt } from '#web/ui/picture-alt.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'

interface Props {
  deal: Pick<DealCard, 'picture' | 'brand'>
  /** The `sizes` attribute. */
  sizes: string
  isFirst?: boolean
}

/** The picture of a deal, else the logo of its brand, else a drawing. */
export function DealPicture({ deal: { picture, brand }, sizes, isFirst = false }: Props) {
  const { lang } = useTexts()
  if (picture) return <Picture src={picture.url} alt={pictureAlt(picture, lang)} sizes={sizes} isFirst={isFirst} />
  return (
    <div className="deal-drawing">
      {brand?.logo ? (
        <img src={brand.logo.url} alt="" loading={isFirst ? 'eager' : 'lazy'} decoding="async" className="deal-logo" />
      ) : (
        <Icon name="percent" size={64} />
      )}
    </div>
  )
}

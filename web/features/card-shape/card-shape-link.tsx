import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useCardShape } from './card-shape-provider.tsx'
import { cardShapeAddress } from './card-shape-of-request.ts'

/** Switches lists on phones between compact cards and large pictures. Without JavaScript it is a link. */
export function CardShapeLink() {
  const { t } = useTexts()
  const location = useLocation()
  const { shape, setShape } = useCardShape()
  const other = shape === 'compact' ? 'large' : 'compact'

  function switchInPlace(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setShape(other)
  }

  return (
    <a
      href={cardShapeAddress(other, location)}
      rel="nofollow"
      className="card-shape button-icon no-print"
      aria-label={t(`cards_${other}`)}
      title={t(`cards_${other}`)}
      onClick={switchInPlace}
    >
      <Icon name={other === 'large' ? 'cards' : 'list'} size={24} />
    </a>
  )
}

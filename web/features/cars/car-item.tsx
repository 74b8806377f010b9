import type { ComponentProps } from 'react'
import { useViewer } from '#web/platform/pages/viewer-context.tsx'
import type { AllTexts } from '#web/texts/create-texts.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { useWidestPicture, WidestPicture } from '#web/ui/widest-picture.ts'
import { CarCard } from './car-card.tsx'
import { useCardWriter } from '#web/rendering/card-writer.ts'

/**
 * A car in a list. For visitors, the server takes the HTML of its card from a cache (`web/rendering/card-html.tsx`);
 * the browser hydrates it as the component that it is. Cards above the fold are always rendered, since React preloads
 * their pictures in the head of the page.
 */
export function CarItem(props: ComponentProps<typeof CarCard>) {
  const texts = useTexts() as AllTexts
  const viewer = useViewer()
  const writeCard = useCardWriter()
  const widest = useWidestPicture()
  const { car, Actions, sizes, isFirst = false } = props
  const card = <CarCard {...props} />
  if (!writeCard || viewer || isFirst) return <li className="min-w-0">{card}</li>
  const limited = <WidestPicture value={widest}>{card}</WidestPicture>
  const html = writeCard(limited, { texts, Actions, content: [car, sizes, widest] })
  return <li className="min-w-0" dangerouslySetInnerHTML={{ __html: html }} />
}

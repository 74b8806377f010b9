import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Conversation } from '#contract/messages.ts'
import { carTitle } from '#domain/cars/title.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { messagesTexts } from '#web/texts/messages/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Elements } from '#web/ui/elements.tsx'
import { Price } from '#web/ui/price.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { CarImage } from './car-image.tsx'
import { ThreadMenu } from './thread-menu.tsx'

interface Props {
  conversation: Conversation | null
  car: Conversation['car']
  other: string
  diagnose: () => string
  /** Navigation at the start of the header. */
  start: Elements
  end?: Elements
}

export function ThreadHeader({ conversation, car, other, diagnose, start, end }: Props) {
  const { t, lang } = useTexts(messagesTexts)
  const title = carTitle({ ...car, custom_model: null }, lang)
  const heading = useRef<HTMLHeadingElement>(null)
  const [isOpenedHere] = useState(useIsHydrated())
  useEffect(() => {
    if (isOpenedHere) heading.current?.focus()
  }, [isOpenedHere])
  return (
    <header className="flex flex-wrap items-center gap-2 border-b border-line p-2 sm:gap-3 sm:p-3">
      {start}
      <CarImage image={car.image} />
      <div className="min-w-0 grow basis-24">
        <h2 id="thread" ref={heading} tabIndex={-1} className="font-semibold outline-none">
          {car.has_page ? (
            <Link
              to={`/car/${car.id}`}
              className="block leading-relaxed wrap-anywhere hover:underline"
              {...writtenIn(title)}
            >
              {title}
            </Link>
          ) : (
            <span className="block leading-relaxed wrap-anywhere" {...writtenIn(title)}>
              {title}
            </span>
          )}
        </h2>
        <p className="flex flex-wrap gap-x-2 text-sm text-muted">
          <span className="leading-relaxed wrap-anywhere">{t('messages_with', { name: `\u2068${other}\u2069` })}</span>
          <span className="tag">
            <Price amount={car.price} />
          </span>
        </p>
      </div>
      {conversation && <ThreadMenu conversation={conversation} diagnose={diagnose} />}
      {end}
    </header>
  )
}

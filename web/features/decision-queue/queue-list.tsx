import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { smallAddress } from '#domain/pictures/picture-address.ts'
import type { Elements } from '#web/ui/elements.tsx'
import type { Queue } from './use-queue.ts'

/** How an item looks in the list. */
export interface Summary {
  name: string
  about: ReactNode
  /** Address of a picture. */
  image?: string | undefined
  /** A checkbox. */
  box?: Elements
}

interface Props<Item> {
  queue: Queue<Item>
  title: string
  /** Beside and below the title. */
  tools?: Elements
  summarise: (item: Item) => Summary
}

/** The items of a queue: a column beside the open item, or a row above it on narrow screens. */
export function QueueList<Item>({ queue, title, tools, summarise }: Props<Item>) {
  const { idOf, param, openId, turnTo, left } = queue
  const [params] = useSearchParams()
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="flex min-w-0 flex-col gap-2 @4xl:sticky @4xl:top-4 @4xl:self-start">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={heading} className="font-semibold">
          {title}
        </h2>
        {tools}
      </div>
      <ul className="flex gap-2 overflow-auto pb-2 @max-4xl:snap-x @4xl:max-h-[calc(100dvh-15rem)] @4xl:flex-col">
        {left.map((item, at) => {
          const id = idOf(item)
          return (
            <Row
              key={id}
              {...summarise(item)}
              isOpen={id === openId}
              isFirst={at < 8}
              to={`?${new URLSearchParams([...[...params].filter(([name]) => name !== param), [param, id]])}`}
              onOpen={() => void turnTo(item)}
            />
          )
        })}
      </ul>
    </section>
  )
}

interface RowProps extends Summary {
  isOpen: boolean
  isFirst: boolean
  to: string
  onOpen: () => void
}

/** Scrolls itself into view when opened. */
function Row({ name, about, image, box, isOpen, isFirst, to, onOpen }: RowProps) {
  const row = useRef<HTMLLIElement>(null)

  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isOpen])

  return (
    <li
      ref={row}
      className={`panel flex w-68 flex-none snap-start items-start gap-2 p-2 @4xl:w-full ${isOpen ? 'border-brand bg-brand-soft' : ''}`}
    >
      {box}
      <Link
        to={to}
        replace
        preventScrollReset
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          onOpen()
        }}
        aria-current={isOpen ? 'page' : undefined}
        className="flex min-w-0 grow gap-2"
      >
        {image && (
          <img
            src={smallAddress(image) ?? image}
            alt=""
            width={64}
            height={48}
            loading={isFirst ? 'eager' : 'lazy'}
            className="h-12 w-16 flex-none rounded-control object-cover"
          />
        )}
        <span className="flex min-w-0 grow flex-col gap-1">
          <span className="line-clamp-2 text-sm font-medium wrap-anywhere">
            <bdi>{name}</bdi>
          </span>
          <span className="flex flex-col items-start gap-1 text-sm text-muted">{about}</span>
        </span>
      </Link>
    </li>
  )
}

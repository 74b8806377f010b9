import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'

interface Props<Item> {
  title: string
  waiting: readonly Item[]
  idOf: (item: Item) => string
  /** The search parameter with the id of the open item. */
  param: string
  openId: string
  onOpen: (item: Item) => void
  children: (item: Item) => { name: string; about: ReactNode }
}

/** The items of a queue: a column beside the open item, or a row above it on narrow screens. */
export function QueueList<Item>({ title, waiting, idOf, param, openId, onOpen, children }: Props<Item>) {
  const [params] = useSearchParams()
  return (
    <section aria-labelledby="reported" className="flex min-w-0 flex-col gap-2 xl:sticky xl:top-4 xl:self-start">
      <h2 id="reported" className="font-semibold">
        {title}
      </h2>
      <ul className="flex gap-2 overflow-auto pb-2 max-xl:snap-x xl:max-h-[calc(100dvh-15rem)] xl:flex-col">
        {waiting.map((item) => {
          const id = idOf(item)
          const { name, about } = children(item)
          return (
            <li
              key={id}
              className={`panel w-60 flex-none snap-start p-2 xl:w-full ${id === openId ? 'border-brand bg-brand-soft' : ''}`}
            >
              <Link
                to={`?${new URLSearchParams([...params, [param, id]])}`}
                replace
                preventScrollReset
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return
                  event.preventDefault()
                  onOpen(item)
                }}
                aria-current={id === openId ? 'page' : undefined}
                className="flex flex-col gap-1"
              >
                <span className="flex font-medium">
                  <bdi className="truncate">{name}</bdi>
                </span>
                <span className="dotted text-sm text-muted">{about}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

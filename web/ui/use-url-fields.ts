import { useState, type FormEvent } from 'react'
import { parsePath, useLocation } from 'react-router'
import { withoutShown } from '#web/platform/pages/own-searches.ts'

interface UrlFields {
  /** Of the fields: another one resets them to the URL. */
  key: number
  /** To call with the URL that the fields lead to otherwise than by submitting the form. */
  follow: (url: string) => void
  /** Of their form. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * Uncontrolled fields whose values are in the URL. They follow it when their own parameters change in another way, for
 * example by Back; after a search of their own, and when only other parameters change, such as an order or a page, they
 * keep the focus and what is typed.
 * @param names of the fields, which are those of their parameters
 */
export function useUrlFields(names: readonly string[]): UrlFields {
  const values = valuesOf(new URLSearchParams(useLocation().search), names)
  const [{ shown, sent, key }, setState] = useState({ shown: values, sent: [] as readonly string[], key: 0 })
  if (shown !== values) {
    const left = withoutShown(sent, values)
    setState({ shown: values, sent: left ?? [], key: left ? key : key + 1 })
  }
  const send = (next: URLSearchParams | FormData) =>
    setState((state) => ({ ...state, sent: [...state.sent, valuesOf(next, names)] }))
  return {
    key,
    follow: (url) => send(new URLSearchParams(parsePath(url).search)),
    onSubmit: ({ currentTarget }) => send(new FormData(currentTarget)),
  }
}

/** An empty field counts as one that is not in the URL. */
const valuesOf = (query: URLSearchParams | FormData, names: readonly string[]): string =>
  JSON.stringify(names.map((name) => query.getAll(name).filter((value) => value !== '')))

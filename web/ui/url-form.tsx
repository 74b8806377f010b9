import type { ComponentProps } from 'react'
import { Form } from 'react-router'
import { useUrlFields } from './use-url-fields.ts'

interface Props extends Omit<ComponentProps<typeof Form>, 'key' | 'onSubmit'> {
  /** Of the uncontrolled fields. */
  names: readonly string[]
}

/** A form of uncontrolled fields whose values are in the URL. */
export function UrlForm({ names, ...props }: Props) {
  const { key, onSubmit } = useUrlFields(names)
  return <Form key={key} {...props} onSubmit={onSubmit} />
}

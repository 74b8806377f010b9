import type { ComponentProps } from 'react'
import { Field } from '../field.tsx'

export function EmailField(props: Omit<ComponentProps<typeof Field>, 'type' | 'inputMode' | 'dir'>) {
  return <Field {...props} type="email" inputMode="email" dir="ltr" />
}

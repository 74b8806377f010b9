import type { ComponentProps, MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { stepsBackTo } from '#web/platform/browser/visited-pages.ts'
import { ButtonLink } from './button.tsx'

interface Props extends Pick<ComponentProps<typeof ButtonLink>, 'className' | 'children'> {
  /** Path of the list. */
  to: string
}

/** Leads back to a list as it was left, with its filters and place, if the visitor came from there. */
export function BackLink({ to, ...rest }: Props) {
  const navigate = useNavigate()

  function goBack(event: MouseEvent) {
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
    const steps = opensElsewhere ? null : stepsBackTo(to)
    if (steps === null) return
    event.preventDefault()
    void navigate(steps)
  }

  return <ButtonLink to={to} variant="plain" icon="back" onClick={goBack} {...rest} />
}

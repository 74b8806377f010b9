import { Component, type ComponentType, type ErrorInfo, type ReactNode } from 'react'
import { recordError } from '#web/platform/pages/error-log.ts'
import type { Elements } from '#web/ui/elements.tsx'
import type { FallbackProps } from './fallback-props.ts'
import { isFault } from './report-faults.ts'

interface Props {
  fallback: ComponentType<FallbackProps>
  /** What the children are rendered for, such as the location: when it changes they are tried again. */
  of?: string
  children: Elements
}

interface State {
  failure: { error: unknown; id?: string } | null
  retries: number
  of?: string | undefined
}

/** Error boundary: shows the fallback in place of the children and records the error as critical. */
export class Boundary extends Component<Props, State> {
  override state: State = { failure: null, retries: 0 }

  static getDerivedStateFromProps({ of }: Props, state: State): State | null {
    return of === state.of ? null : { failure: null, retries: 0, of }
  }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    const record = recordError(error, {
      type: 'render',
      severity: 'critical',
      componentStack: componentStack ?? undefined,
    })
    if (isFault(record)) this.setState({ failure: { error, id: record.id } })
  }

  override render(): ReactNode {
    const { failure, retries } = this.state
    const { fallback: Fallback, children } = this.props
    if (!failure) return children
    return (
      <Fallback
        error={failure.error}
        id={failure.id}
        retries={retries}
        tryAgain={() => this.setState({ failure: null, retries: retries + 1 })}
      />
    )
  }
}

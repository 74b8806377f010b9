import { useNavigation } from 'react-router'

/** A spinner while the next screen loads, not shown for short loads. @param label for screen readers */
export function NavigationProgress({ label }: { label: string }) {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    <div role="status" className="navigation-progress">
      <span className="spinner" />
      <span className="sr-only">{label}</span>
    </div>
  )
}

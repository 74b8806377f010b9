import { useNavigation } from 'react-router'

/** Turns while the next screen loads; short loads go by without it. @param label what it says to who can't see it */
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

const RADIUS = 9
const LENGTH = 2 * Math.PI * RADIUS

/** Decorative: the text beside it says the same. @param share from 0 to 1 */
export function ProgressRing({ share }: { share: number }) {
  return (
    <svg
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      strokeWidth={3}
      className="flex-none"
      aria-hidden="true"
    >
      <circle cx={12} cy={12} r={RADIUS} className="stroke-line" />
      <circle
        cx={12}
        cy={12}
        r={RADIUS}
        className="stroke-brand rtl:-scale-x-100"
        strokeDasharray={LENGTH}
        strokeDashoffset={LENGTH * (1 - share)}
        strokeLinecap="round"
        style={{ transformOrigin: 'center', rotate: '-90deg' }}
      />
    </svg>
  )
}

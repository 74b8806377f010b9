import type { ReactNode } from 'react'

/** A list of labels and values. */
export const DescriptionList = ({ children }: { children: ReactNode }) => (
  <dl className="flex flex-col divide-y divide-line">{children}</dl>
)

export const DescriptionItem = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-6 py-2">
    <dt className="text-muted">{label}</dt>
    <dd>{children}</dd>
  </div>
)

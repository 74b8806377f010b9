/** A text in both languages. */
export interface Both {
  ar: string
  en: string
}

/** A text beside its translation, Arabic on the right. */
export function BilingualRow({ className, text: { ar, en } }: { className: string; text: Both }) {
  return (
    <div className={`sheet-both ${className}`}>
      <p lang="ar">{ar}</p>
      <p lang="en" dir="ltr">
        {en}
      </p>
    </div>
  )
}

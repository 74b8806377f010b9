interface Props {
  id: string
  title: string
  /** Paragraphs are separated by empty lines. */
  text: string
}

/** A heading and plain text of either direction; nothing without text. */
export function DealText({ id, title, text }: Props) {
  const paragraphs = text.split(/\n\s*\n/).filter(Boolean)
  if (!paragraphs.length) return null
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-xl font-bold">
        {title}
      </h2>
      {paragraphs.map((paragraph, at) => (
        // paragraphs may be equal
        // oxlint-disable-next-line react/no-array-index-key
        <p key={at} {...writtenIn(paragraph)} className="wrap-anywhere whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </section>
  )
}
import { writtenIn } from '#domain/text/written-in.ts'

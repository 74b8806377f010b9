import { segmentsOf } from '#domain/texts/text-rules.ts'

/** A text with highlighted placeholders and visible names for invisible characters. */
export const TextSegments = ({ text }: { text: string }) =>
  segmentsOf(text).map((segment, at) =>
    segment.kind === 'text' ? (
      <span key={at}>{segment.text}</span>
    ) : (
      <bdi
        key={at}
        dir="ltr"
        className={`rounded-sm px-1 font-mono text-sm ${segment.kind === 'placeholder' ? 'bg-brand-soft text-brand' : 'bg-saffron text-on-saffron'}`}
      >
        {segment.text}
      </bdi>
    ),
  )

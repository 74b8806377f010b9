import { directionOf, type Lang } from '#domain/language.ts'
import { TextSegments } from './text-segments.tsx'

/** A text in its own language and direction. */
export const Quoted = ({ label, text, lang }: { label: string; text: string; lang: Lang }) => (
  <div className="text-sm">
    <p className="text-muted">{label}</p>
    <p lang={lang} dir={directionOf(lang)} className="wrap-anywhere whitespace-pre-line">
      <TextSegments text={text} />
    </p>
  </div>
)

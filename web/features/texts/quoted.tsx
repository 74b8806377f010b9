import { directionOf, type Lang } from '#domain/language.ts'
import { Pieces } from './pieces.tsx'

/** A text in its own language and direction. */
export const Quoted = ({ label, text, lang }: { label: string; text: string; lang: Lang }) => (
  <div className="text-sm">
    <p className="text-muted">{label}</p>
    <p lang={lang} dir={directionOf(lang)} className="wrap-anywhere whitespace-pre-line">
      <Pieces text={text} />
    </p>
  </div>
)

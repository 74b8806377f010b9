import { piecesOf } from '#domain/texts/text-rules.ts'

/** A text with highlighted placeholders and visible names for invisible characters. */
export const Pieces = ({ text }: { text: string }) =>
  piecesOf(text).map((piece, at) =>
    piece.kind === 'text' ? (
      piece.text
    ) : (
      <bdi
        key={at}
        dir="ltr"
        className={`rounded-sm px-1 font-mono text-sm ${piece.kind === 'placeholder' ? 'bg-brand-soft text-brand' : 'bg-saffron text-on-saffron'}`}
      >
        {piece.text}
      </bdi>
    ),
  )

import { piecesOf } from '#domain/texts/text-rules.ts'

/** A text with its placeholders set apart, and a name in place of what nobody would see. */
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

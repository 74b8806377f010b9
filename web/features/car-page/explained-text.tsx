import { Fragment } from 'react'
import type { Car } from '#contract/cars.ts'
import type { WordInText } from '#contract/trade-words.ts'
import { directionOf } from '#domain/language.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

export type ExplainedCar = Pick<Car, 'words' | WordInText['field']>

interface Props {
  car: ExplainedCar
  field: WordInText['field']
  /** The shown part of the text. */
  from?: number
  to?: number
}

/** A text of the seller, in which words of the trade are explained to readers of the other language. */
export function ExplainedText({ car, field, from = 0, to }: Props) {
  const { lang } = useTexts()
  const text = (car[field] ?? '').slice(0, to)
  const words = car.words.filter(
    (word) => word.field === field && word.lang !== lang && word.from >= from && word.to <= text.length,
  )
  return (
    <>
      {[...words, null].map((word, at) => {
        const id = `${field}-${word?.from}`
        const shown = word && text.slice(word.from, word.to)
        return (
          <Fragment key={id}>
            <span>{text.slice(words[at - 1]?.to ?? from, word?.from)}</span>
            {word && (
              <>
                <button type="button" popoverTarget={id} className="trade-word">
                  {shown}
                </button>
                <span id={id} popover="auto" className="trade-meaning" lang={lang} dir={directionOf(lang)}>
                  <b lang={word.lang} dir={directionOf(word.lang)}>
                    {shown}
                  </b>
                  <span>{word.meaning}</span>
                </span>
              </>
            )}
          </Fragment>
        )
      })}
    </>
  )
}

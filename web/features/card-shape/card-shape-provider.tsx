import { createContext, useContext, useMemo, useState } from 'react'
import { CARD_SHAPES, type CardShape } from '#domain/card-shape.ts'
import { setCookie } from '#web/platform/browser/cookie.ts'
import type { Elements } from '#web/ui/elements.tsx'
import { cardShapeCookie } from './card-shape-of-request.ts'

const CardShapeContext = createContext<{ shape: CardShape; setShape: (shape: CardShape) => void }>({
  shape: CARD_SHAPES[0],
  setShape: () => {},
})
export const useCardShape = () => useContext(CardShapeContext)

/** @param shape initial shape, from the request */
export function CardShapeProvider({ shape: initial, children }: { shape: CardShape; children: Elements }) {
  const [shape, setShape] = useState(initial)
  const value = useMemo(
    () => ({
      shape,
      setShape: (chosen: CardShape) => {
        setCookie(cardShapeCookie(chosen))
        setShape(chosen)
      },
    }),
    [shape],
  )
  return <CardShapeContext value={value}>{children}</CardShapeContext>
}

import type { ComponentProps } from 'react'
import type { Elements } from './elements.tsx'
import { Scene } from './scene.tsx'

interface Props {
  scene: ComponentProps<typeof Scene>['name']
  title: string
  text?: string
  /** What to do instead. */
  children?: Elements
}

/** What a list shows while it is empty: a drawing, words and something to do. */
export function EmptyPart({ scene, title, text, children }: Props) {
  return (
    <div className="flex flex-col items-center gap-3 py-10 text-center">
      <Scene name={scene} />
      <h2 className="text-xl font-bold">{title}</h2>
      {text && <p className="max-w-prose text-muted">{text}</p>}
      {children}
    </div>
  )
}

import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { Panel } from '#web/ui/panel.tsx'

interface Props {
  title: string
  text?: string
  /** Moves the focus to the title, for a frame that replaces a submitted form. */
  takesFocus?: boolean
  children?: ReactNode
}

/** Layout of auth pages: a narrow, centred card. */
export function AuthFrame({ title, text, takesFocus = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  // in the commit that removes the form: later, the frame would have moved the focus
  useLayoutEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <main id="content" className="page flex justify-center py-8 md:py-16">
      <Panel as="div" className="w-full max-w-md p-5 md:p-8">
        <h1 ref={heading} tabIndex={-1} className="scroll-mt-24 text-2xl font-bold outline-none">
          {title}
        </h1>
        {text && <p className="mt-2 text-muted">{text}</p>}
        {Boolean(children) && <div className="mt-6 flex flex-col gap-5">{children}</div>}
      </Panel>
    </main>
  )
}

import type { ReactNode } from 'react'

/** Layout of auth pages: a narrow, centred card. */
export function AuthFrame({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <main id="content" className="page flex justify-center py-8 md:py-16">
      <div className="w-full max-w-md rounded-card border border-line bg-surface p-5 md:p-8">
        <h1 className="text-2xl font-bold">{title}</h1>
        {text && <p className="mt-2 text-muted">{text}</p>}
        {children && <div className="mt-6 flex flex-col gap-5">{children}</div>}
      </div>
    </main>
  )
}

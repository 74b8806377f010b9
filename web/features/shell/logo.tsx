import { initialOf } from '#domain/text/truncate.ts'
import { useEffect, useRef, useState } from 'react'
import { useSettings } from '#web/features/settings/public.ts'

const BUNDLED = '/logo.svg'

/** The logo from the settings or the built-in one. If it fails to load, the first letter of the name. */
export function Logo({ name }: { name: string }) {
  const own = useSettings().read('app_logo_url')
  const src = typeof own === 'string' && own ? own : BUNDLED
  const [broken, setBroken] = useState<string | null>(null)
  const image = useRef<HTMLImageElement>(null)

  useEffect(() => {
    // it may have failed before hydration
    if (image.current?.complete && image.current.naturalWidth === 0) setBroken(src)
  }, [src])

  if (broken === src) {
    return (
      <span className="grid size-10 place-items-center rounded-control bg-brand text-xl font-bold text-on-brand">
        {initialOf(name)}
      </span>
    )
  }
  return <img ref={image} src={src} alt="" className="size-10 object-contain" onError={() => setBroken(src)} />
}

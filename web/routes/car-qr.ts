import { renderSVG } from 'uqr'
import { UUID } from '#domain/uuid.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import type { Route } from './+types/car-qr'

/** The QR code with the URL of an ad. Cached indefinitely, and independent of whether the ad exists. */
export function loader({ params: { carId }, context }: Route.LoaderArgs): Response {
  if (!UUID.test(carId)) return new Response(null, { status: 404 })
  const { publicUrl } = context.get(scopeContext)
  return new Response(renderSVG(`${publicUrl}/car/${carId}`, { border: 2 }), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=31536000, immutable' },
  })
}

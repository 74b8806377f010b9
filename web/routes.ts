import { index, route, type RouteConfig } from '@react-router/dev/routes'

/** Screens that are not built yet say so, at the address that they will have. */
const COMING = [
  'add-car',
  'my-ads',
  'my-ads/edit/:carId',
  'favorites',
  'deals',
  'deals/:dealId',
  'blog',
  'blog/:slug',
  'ai-assistant',
  'auth',
  'messages',
  'dashboard',
  'verification',
  'admin',
  'admin/cars',
  'admin/users',
  'admin/settings',
  'admin/cars/edit/:carId',
  'admin/deals/edit/:dealId',
  'admin/brands/edit/:brandId',
  'admin/car-makers/add',
  'admin/car-makers/edit/:carMakerId',
  'admin/blog/create',
  'admin/blog/edit/:postId',
]

export default [
  index('routes/home.tsx'),
  route('explore', 'routes/explore.tsx'),
  route('car/:carId', 'routes/car.tsx'),
  route('car/:carId/qr.svg', 'routes/car-qr.ts'),
  route('manifest.webmanifest', 'routes/manifest.ts'),
  route('compare', 'routes/compare.tsx'),
  ...COMING.map((path) => route(path, 'routes/coming.tsx', { id: path })),
  ...(import.meta.env.DEV ? [route('_ui', 'routes/ui-parts.tsx')] : []),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig

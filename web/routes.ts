import { index, route, type RouteConfig } from '@react-router/dev/routes'

/** Screens that are not built yet say so, at the address that they will have, to those who may see them. */
const COMING = {
  coming: ['deals', 'deals/:dealId', 'blog', 'blog/:slug', 'ai-assistant'],
  'coming-user': ['messages'],
  'coming-admin': [
    'admin/users',
    'admin/settings',
    'admin/deals/edit/:dealId',
    'admin/brands/edit/:brandId',
    'admin/car-makers/add',
    'admin/car-makers/edit/:carMakerId',
    'admin/blog/create',
    'admin/blog/edit/:postId',
  ],
}

export default [
  index('routes/home.tsx'),
  route('explore', 'routes/explore.tsx'),
  route('car/:carId', 'routes/car.tsx'),
  route('car/:carId/qr.svg', 'routes/car-qr.ts'),
  route('manifest.webmanifest', 'routes/manifest.ts'),
  route('compare', 'routes/compare.tsx'),
  route('dashboard', 'routes/dashboard.tsx'),
  route('my-ads', 'routes/my-ads.tsx'),
  route('seller/:profileId', 'routes/seller.tsx'),
  route('saved-searches/stop/:token', 'routes/stop-saved-search.tsx'),
  route('verification', 'routes/verification.tsx'),
  route('admin', 'routes/admin.tsx'),
  route('admin/reports', 'routes/admin-reports.tsx'),
  route('admin/cars', 'routes/admin-cars.tsx'),
  route('admin/cars/edit/:carId', 'routes/admin-car.tsx'),
  route('admin/verification', 'routes/admin-verification.tsx'),
  route('still-available/:token', 'routes/still-available.tsx'),
  route('add-car', 'routes/add-car.tsx'),
  route('my-ads/edit/:carId', 'routes/my-ads-edit.tsx'),
  route('favorites', 'routes/favorites.tsx'),
  route('terms', 'routes/terms.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  route('auth', 'routes/auth.tsx'),
  route('auth/confirm', 'routes/auth-confirm.tsx'),
  route('auth/confirm-email-change', 'routes/auth-confirm-email-change.tsx'),
  route('auth/forgotten', 'routes/auth-forgotten.tsx'),
  route('auth/reset', 'routes/auth-reset.tsx'),
  ...Object.entries(COMING).flatMap(([file, paths]) =>
    paths.map((path) => route(path, `routes/${file}.tsx`, { id: path })),
  ),
  ...(import.meta.env.DEV ? [route('_ui', 'routes/ui-parts.tsx')] : []),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig

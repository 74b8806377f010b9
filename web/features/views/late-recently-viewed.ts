import { latePart } from '#web/rendering/late-part.tsx'

/** For those who have viewed cars on this device, whose pages load it before hydration. */
export const LateRecentlyViewed = latePart(async () => (await import('./recently-viewed.tsx')).RecentlyViewed, {
  readIn: '#content',
})

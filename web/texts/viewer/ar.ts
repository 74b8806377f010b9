import type { ArabicOf } from '../text-key.ts'
import type { en } from './en.ts'

export const ar = {
  viewer_place: '{{at}} من {{total}}',
  viewer_picture: 'صورة',
  viewer_zoom_in: 'تكبير',
  viewer_zoom_out: 'تصغير',
  viewer_thumbnails: 'كل الصور',
  viewer_failed: 'تعذّر تحميل هذه الصورة.',
} satisfies ArabicOf<typeof en>

import type { ArabicOf } from '../text-key.ts'
import type { en } from './en.ts'

export const ar = {
  overlay_title: 'أعطال هذه الصفحة',
  overlay_critical: 'حرج',
  overlay_warning: 'تحذير',
  overlay_copy: 'انسخ التفاصيل',
  overlay_copy_all: 'انسخ كل التفاصيل',
  overlay_copied: 'نُسخ',
  overlay_copy_failed: 'تعذّر النسخ',
  overlay_clear: 'امسح الكل',
  overlay_reload: 'أعد التحميل',
} satisfies ArabicOf<typeof en>

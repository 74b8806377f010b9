import type { Queue } from '#domain/admin-overview/queues.ts'
import type { IconName } from '#web/ui/icon.tsx'

/** Where each queue is decided. */
export const PLACES: Record<Queue, { to: string; icon: IconName }> = {
  ads: { to: '/admin/cars', icon: 'car' },
  reported_ads: { to: '/admin/reports', icon: 'flag' },
  reported_conversations: { to: '/admin/reports?view=conversations', icon: 'flag' },
  appeals: { to: '/admin/reports?view=appeals', icon: 'shield' },
  reported_reviews: { to: '/admin/reports?view=reviews', icon: 'flag' },
  identity_requests: { to: '/admin/verification', icon: 'shield' },
  support_requests: { to: '/admin/support', icon: 'chat' },
  promotions: { to: '/admin/promotions', icon: 'star' },
  typed_models: { to: '/admin/car-makers?show=typed', icon: 'car' },
  overdue_facts: { to: '/admin/facts?show=overdue', icon: 'info' },
  failed_mails: { to: '/admin/system', icon: 'mail' },
  failed_jobs: { to: '/admin/system', icon: 'box' },
}

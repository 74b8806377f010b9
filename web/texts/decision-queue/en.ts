export const en = {
  queue_waiting_one: '{{count}} waiting',
  queue_waiting_other: '{{count}} waiting',
  decision_not_saved: 'Decision not saved. {{reason}}',
} as const

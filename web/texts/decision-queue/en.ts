export const en = {
  queue_waiting_one: '{{count}} waiting',
  queue_waiting_other: '{{count}} waiting',
} as const

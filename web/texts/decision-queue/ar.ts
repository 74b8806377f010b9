export const ar = {
  queue_waiting_zero: 'لا شيء في الانتظار',
  queue_waiting_one: 'واحد في الانتظار',
  queue_waiting_two: 'اثنان في الانتظار',
  queue_waiting_few: '{{count}} في الانتظار',
  queue_waiting_many: '{{count}} في الانتظار',
  queue_waiting_other: '{{count}} في الانتظار',
  decision_not_saved: 'لم يُحفظ القرار. {{reason}}',
} as const

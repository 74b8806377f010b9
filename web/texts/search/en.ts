/** Of what was searched for on this device. */
export const en = {
  recent_searches: 'Recent searches',
  recent_clear: 'Clear all',
  recent_remove: 'Remove {{label}} from recent searches',
}

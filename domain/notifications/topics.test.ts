import { expect, test } from 'vitest'
import { NOTIFICATION_KINDS } from './kinds.ts'
import { CHANNELS, isOffered, TOPIC_OF, TOPIC_RULES, TOPICS } from './topics.ts'

test.each(NOTIFICATION_KINDS)('%s belongs to a topic that is shown on the site', (kind) => {
  expect(TOPIC_RULES[TOPIC_OF[kind]].channels).toContain('site')
})

test('notifications about the account cannot be turned off, all others can', () => {
  for (const topic of TOPICS) {
    const offered = CHANNELS.filter((channel) => isOffered(topic, channel))
    expect(offered).toEqual(topic === 'account' ? [] : TOPIC_RULES[topic].channels)
  }
})

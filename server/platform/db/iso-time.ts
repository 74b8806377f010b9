/** Converts a time to ISO 8601 in UTC. Text from PostgreSQL is rearranged without parsing, since sessions use UTC. */
export function isoTime(time: Date | string): string {
  const [, day, clock] = (typeof time === 'string' && UTC_TEXT.exec(time)) || []
  if (!day || !clock) return new Date(time).toISOString()
  return `${day}T${clock.length > SECONDS ? clock.padEnd(MILLISECONDS, '0').slice(0, MILLISECONDS) : `${clock}.000`}Z`
}

const UTC_TEXT = /^(\d{4}-\d\d-\d\d) ([\d:.]+)\+00$/
const SECONDS = '09:30:00'.length
const MILLISECONDS = '09:30:00.125'.length

import type { ErrorRecord } from '#web/platform/pages/error-log.ts'

interface Page {
  path: string
  /** Names of parts with their versions. */
  versions: Readonly<Record<string, string>>
  actions: readonly string[]
}

/** Errors as Markdown, for a colleague, an issue or an assistant. */
export function errorReport(records: readonly ErrorRecord[], { path, versions, actions }: Page): string {
  return [
    `# ${records.length === 1 ? (records[0]?.message ?? '') : `${records.length} errors`}`,
    `- Page: \`${path}\``,
    ...Object.entries(versions).map(([name, version]) => `- ${name}: ${version}`),
    '',
    '## Last actions',
    ...(actions.length ? actions.map((action) => `1. ${action}`) : ['None.']),
    ...records.flatMap(detailsOf),
  ].join('\n')
}

const detailsOf = ({ id, type, severity, name, message, stack, context }: ErrorRecord): string[] => [
  '',
  `## ${name}: ${message}`,
  `- ${severity}, ${type}, ${context.timestamp}, \`${context.url}\`, ${id}`,
  ...(stack ? ['', '```', stack, '```'] : []),
  ...(context.componentStack ? ['', 'Components:', '```', context.componentStack.trim(), '```'] : []),
]

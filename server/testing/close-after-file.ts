const opened: (() => unknown)[] = []

/**
 * Closes what a test file opened once its tests have ended, the last opened first. Also in hooks, where Vitest ignores
 * `afterAll`.
 */
export function closeAfterFile(close: () => unknown): void {
  opened.push(close)
}

export async function closeOpened(): Promise<void> {
  for (let close = opened.pop(); close; close = opened.pop()) await close()
}

const opened: (() => unknown)[] = []

/**
 * Registers a cleanup for the end of the test file, last first. Works in hooks too, where Vitest ignores `afterAll`.
 */
export function closeAfterFile(close: () => unknown): void {
  opened.push(close)
}

export async function closeOpened(): Promise<void> {
  for (let close = opened.pop(); close; close = opened.pop()) await close()
}

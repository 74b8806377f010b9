// Started by createRunFolder: waits until the test run ends or crashes, then stops its databases and deletes its
// folder.
import { removeRun } from './run-folder.ts'

const [, , folder = ''] = process.argv
// Ctrl-C or a closed terminal ends the test run, which this process must outlive
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
process.stdin.resume().once('close', () => void removeRun(folder))

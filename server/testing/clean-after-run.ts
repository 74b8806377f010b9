// Started by createRunFolder: waits until the test run ends, even by a crash, then stops its databases and removes its
// folder.
import { removeRun } from './run-folder.ts'

const [, , folder = ''] = process.argv
// Ctrl-C or a closed terminal ends the run; this process must outlive it
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
process.stdin.resume().once('close', () => void removeRun(folder))

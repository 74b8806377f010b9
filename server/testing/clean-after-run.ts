// Started by createRunFolder: waits until the test run has ended in whatever way, then removes what it left.
import { removeRun } from './run-folder.ts'

const [, , folder = ''] = process.argv
// Ctrl-C and a closed terminal end the run, and this follows
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
process.stdin.resume().once('close', () => void removeRun(folder))

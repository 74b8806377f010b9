// node --import ./scripts/end-with-parent.ts …: ends the program when its parent process has ended.
const parent = process.ppid

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
}, 500).unref()

// node --import ./scripts/end-with-parent.ts …: the program ends when the process that started it has ended.
const parent = process.ppid

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
}, 500).unref()

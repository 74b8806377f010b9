// sayyad health   asks the server in the same container whether it responds; exits with 1 if not
const { PORT = '3000' } = process.env

const isAlive = await fetch(`http://127.0.0.1:${PORT}/api/health/live`).then(
  ({ ok }) => ok,
  () => false,
)
if (!isAlive) {
  console.error('sayyad: the server does not respond')
  process.exitCode = 1
}

export {}

import { once } from 'node:events'
import { connect } from 'node:tls'

/** When the certificate ends that a host presents, trusted or not. @throws if it cannot be reached */
export async function readCertificateEnd(host: string, port: number): Promise<Date> {
  const socket = connect({ host, port, servername: host, rejectUnauthorized: false, timeout: 4000 })
  socket.once('timeout', () => socket.destroy(new Error(`${host} does not answer`)))
  try {
    await once(socket, 'secureConnect')
    return new Date(socket.getPeerCertificate().valid_to)
  } finally {
    socket.destroy()
  }
}

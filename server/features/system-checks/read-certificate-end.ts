import { once } from 'node:events'
import { connect } from 'node:tls'

/**
 * The expiry date of a host's certificate, whether or not it is trusted.
 * @throws if the host is unreachable
 */
export async function readCertificateEnd(host: string, port: number): Promise<Date> {
  const socket = connect({ host, port, servername: host, rejectUnauthorized: false, timeout: 4000 })
  socket.once('timeout', () => socket.destroy(new Error(`${host} does not respond`)))
  try {
    await once(socket, 'secureConnect')
    return new Date(socket.getPeerCertificate().valid_to)
  } finally {
    socket.destroy()
  }
}

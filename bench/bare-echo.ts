// A Socket.IO server that answers what it hears, and nothing else: the base that messages are compared with.
import { createServer } from 'node:http'
import { Server } from 'socket.io'

const http = createServer()
const echo = new Server(http, { path: '/echo', transports: ['websocket'], serveClient: false })
echo.on('connection', (socket) => socket.on('echo', (text: string) => socket.emit('echo', text)))
http.listen(Number(process.env['PORT']), '127.0.0.1', () => process.send?.('ready'))

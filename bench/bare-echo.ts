// A minimal Socket.IO echo server: the baseline for messages.
import { createServer } from 'node:http'
import { Server } from 'socket.io'

const http = createServer()
const echo = new Server(http, { path: '/echo', transports: ['websocket'], serveClient: false })
echo.on('connection', (socket) => socket.on('echo', (text: string) => socket.emit('echo', text)))
http.listen(Number(process.env['PORT']), '127.0.0.1', () => process.send?.('ready'))

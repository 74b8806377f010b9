export { StatusBoard } from './status-board.tsx'

export { type Relay, type RelayOptions, startRelay } from './relay.js'
export type { WebSocketEnd, WebSockets, WebSocketsParams } from './web-sockets.js'

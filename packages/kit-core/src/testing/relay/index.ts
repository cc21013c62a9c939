export { type Relay, startRelay } from './relay.js'

// @ts-check
/** The other side of a pairing, for tests and the demo: a relay on loopback and a wallet that speaks over it. See `relay.d.mts`. */
export { startRelay } from './relay.mjs'
export { createWalletPeer } from './wallet-peer.mjs'

// @ts-check
/**
 * One local Solana chain in this process.
 *
 * In      StartSolanaChainParams
 * Out     SolanaChain, once both servers listen
 * Throws  the system's error when a given port or the one after it is taken
 */
import { address, lamports } from '@solana/kit'
import { createFaucet } from './faucet.mjs'
import { createHttpServer } from './http-server.mjs'
import { createLedger } from './ledger.mjs'
import { createMethods } from './methods/methods.mjs'
import { startSocketServer } from './socket-server.mjs'
import { tokenOf } from './tokens.mjs'

const TRIES = 20

/** @type {typeof import('./solana-chain.d.mts').startSolanaChain} */
export async function startSolanaChain({ port = 0, genesisHash } = {}) {
  const ledger = createLedger({ genesisHash })
  const faucet = await createFaucet(ledger)
  const call = createMethods(ledger, faucet)
  const { http, sockets, at } = await listen(ledger, call, port)

  return {
    url: `http://127.0.0.1:${at}`,
    wsUrl: `ws://127.0.0.1:${at + 1}`,
    genesisHash: ledger.genesisHash,
    connections: sockets.connections,
    airdrop: ({ to, lamports }) => faucet.airdrop(address(to), lamports),
    async mint({ owner, amount, decimals = 6, mint, program = 'token', extensions }) {
      const isToken2022 = program === 'token-2022'
      return faucet.mint({
        owner: address(owner),
        amount,
        decimals,
        mint: mint === undefined ? undefined : address(mint),
        isToken2022,
        extensions,
      })
    },
    balanceOf: (owner) => ledger.look(address(owner))?.lamports ?? 0n,
    tokenBalanceOf(account) {
      const found = ledger.look(address(account))
      return (found && tokenOf(found)?.amount) ?? 0n
    },
    rewrite(account, change) {
      const found = ledger.look(address(account))
      if (found === undefined) throw new Error(`There is nothing at ${account}`)
      const data = change(Uint8Array.from(found.data))
      const size = BigInt(data.length)
      ledger.setAccount({ ...found, lamports: lamports(ledger.rentFor(size)), space: size, data })
    },
    expireBlockhash: ledger.expire,
    advance: ({ blocks = 1, seconds = 0 } = {}) => ledger.advance({ blocks: BigInt(blocks), seconds: BigInt(seconds) }),
    hold: ledger.hold,
    release: ledger.release,
    async close() {
      await sockets.close()
      http.closeAllConnections()
      await new Promise((resolve) => http.close(() => resolve(undefined)))
    },
  }
}

/**
 * Clients expect subscriptions one port higher; tries to find a free pair.
 *
 * @param {import('./ledger.mjs').Ledger} ledger
 * @param {import('./json-rpc.mjs').Call} call
 * @param {number} port
 */
async function listen(ledger, call, port) {
  for (let left = TRIES; ; left--) {
    const http = createHttpServer(call)
    await new Promise((resolve, reject) => {
      http.once('error', reject).listen(port, '127.0.0.1', () => resolve(undefined))
    })
    const taken = http.address()
    if (taken === null || typeof taken === 'string') throw new Error('The chain has no port')
    try {
      return { http, sockets: await startSocketServer(ledger, taken.port + 1), at: taken.port }
    } catch (error) {
      await new Promise((resolve) => http.close(() => resolve(undefined)))
      if (port !== 0 || left === 0) throw error
    }
  }
}

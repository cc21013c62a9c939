// @ts-check
/**
 * The chain over HTTP on 127.0.0.1, with the paths and shapes of esplora.
 *
 * In      the port and the network
 * Out     BitcoinChain
 * Source  the HTTP API of esplora
 */
import { createServer } from 'node:http'
import { hex } from '@scure/base'
import { createLedger, RefusedTransaction, sum } from './ledger.mjs'
import { networks } from './networks.mjs'
import { createResponses } from './responses.mjs'

const BODY_LIMIT = 4_000_000
/** Path of one of several nodes of the chain. */
const NODE = /^\/node-\d+/
const OPEN = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
}

/** @type {typeof import('./bitcoin-chain.d.mts').startBitcoinChain} */
export async function startBitcoinChain({ port = 0, network = 'regtest' } = {}) {
  const ledger = createLedger(networks[network])
  const answers = createResponses(ledger)
  /** @type {string[]} */
  const requests = []
  /** @type {((path: string) => { status: number, body: string } | undefined) | undefined} */
  let substitute
  /** @type {((path: string, response: { status: number, body: string }) => { status: number, body: string } | 'disconnect' | undefined) | undefined} */
  let replacement

  /** @param {string} path @returns {{ status: number, body: string }} */
  function read(path) {
    const [, kind = '', id = '', part = '', index = ''] = path.split('/')
    const transaction = kind === 'tx' ? ledger.transaction(id) : undefined
    if (kind === 'address' && part === '') return json(answers.address(id))
    if (kind === 'address' && part === 'utxo') return json(answers.unspent(id))
    if (kind === 'address' && part === 'txs') return json(answers.transactions(id))
    if (path === '/blocks/tip/height') return { status: 200, body: String(ledger.height()) }
    if (path === '/fee-estimates') return json(answers.fees())
    if (transaction === undefined) return { status: 404, body: kind === 'tx' ? 'Transaction not found' : 'Not found' }
    if (part === '') return json(answers.transaction(transaction))
    if (part === 'status') return json(answers.status(transaction))
    if (part === 'hex') return { status: 200, body: hex.encode(transaction.raw) }
    const output = part === 'outspend' ? transaction.outputs[Number(index)] : undefined
    if (output !== undefined) return json(answers.outspend(output))
    return { status: 404, body: 'Not found' }
  }

  /** @param {string} body @returns {{ status: number, body: string }} */
  function send(body) {
    try {
      return { status: 200, body: ledger.accept(body) }
    } catch (error) {
      if (!(error instanceof RefusedTransaction)) throw error
      return {
        status: 400,
        body: `sendrawtransaction RPC error: ${JSON.stringify({ code: -26, message: error.message })}`,
      }
    }
  }

  const server = createServer(async (request, response) => {
    const { method = '', url = '/' } = request
    const chunks = []
    let length = 0
    for await (const chunk of request) {
      length += chunk.length
      if (length <= BODY_LIMIT) chunks.push(chunk)
    }
    if (method === 'OPTIONS') {
      response.writeHead(204, OPEN).end()
      return
    }
    requests.push(`${method} ${url}`)
    const body = Buffer.concat(chunks).toString()
    const path = url.replace(NODE, '')
    const answer = substitute?.(url) ?? (method === 'POST' && path === '/tx' ? send(body) : read(path))
    const replaced = replacement?.(url, answer) ?? answer
    if (replaced === 'disconnect') response.destroy()
    else response.writeHead(replaced.status, OPEN).end(replaced.body)
  })
  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve(undefined))
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The chain has no port')

  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    fund: ledger.fund,
    mine: ledger.mine,
    drop: ledger.drop,
    reorg: ledger.reorg,
    balanceOf: (owner) => sum(ledger.ofAddress(owner).filter(({ spentBy }) => spentBy === undefined)),
    feeOf(txid) {
      const transaction = ledger.transaction(txid)
      if (transaction === undefined) throw new RangeError('The chain has no such transaction')
      return transaction.fee
    },
    setFeeRate: ledger.setFeeRate,
    answerWith(next) {
      substitute = next
    },
    replaceResponse(next) {
      replacement = next
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Bigints become whole numbers, as in the API. @param {unknown} value */
function json(value) {
  const text = JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? `${part}n` : part))
  return { status: 200, body: text.replace(/"(\d+)n"/g, '$1') }
}

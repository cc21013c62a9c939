// @ts-check
/** Shared helpers of the chain's tests: a client like those of apps, and its transactions. */
import {
  address,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import { WebSocket } from 'ws'

export const SOL = 1_000_000_000n

/** @param {import('./solana-chain.d.mts').SolanaChain} chain */
export function clientOf(chain) {
  const rpc = createSolanaRpc(chain.url)
  const rpcSubscriptions = createSolanaRpcSubscriptions(chain.wsUrl)

  /** A signer with ten SOL. */
  async function funded() {
    const signer = await generateKeyPairSigner()
    await chain.airdrop({ to: signer.address, lamports: 10n * SOL })
    return signer
  }

  /**
   * @param {import('@solana/kit').TransactionSigner} payer
   * @param {readonly import('@solana/kit').Instruction[]} instructions
   * @param {'legacy' | 0} version
   */
  async function signed(payer, instructions, version = 0) {
    const { value: lifetime } = await rpc.getLatestBlockhash().send()
    const transaction = await pipe(
      createTransactionMessage({ version }),
      (message) => setTransactionMessageFeePayerSigner(payer, message),
      (message) => setTransactionMessageLifetimeUsingBlockhash(lifetime, message),
      (message) => appendTransactionMessageInstructions(instructions, message),
      (message) => signTransactionMessageWithSigners(message),
    )
    assertIsTransactionWithBlockhashLifetime(transaction)
    return transaction
  }

  /**
   * @param {import('@solana/kit').TransactionSigner} source
   * @param {import('@solana/kit').Address} destination
   * @param {bigint} amount
   */
  const transfer = (source, destination, amount) =>
    getTransferSolInstruction({ source, destination, amount: lamports(amount) })

  /** @param {string} of */
  const balance = async (of) => (await rpc.getBalance(address(of)).send()).value

  /**
   * @param {import('@solana/kit').Transaction} transaction
   * @param {{ skipPreflight?: boolean }} config
   */
  const send = (transaction, config = {}) =>
    rpc.sendTransaction(getBase64EncodedWireTransaction(transaction), { encoding: 'base64', ...config }).send()

  return { rpc, rpcSubscriptions, funded, signed, transfer, balance, send }
}

/**
 * Sends one body unchanged, and returns the response.
 *
 * @param {string} url
 * @param {string} body
 */
export async function post(url, body) {
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/**
 * Resolves when the condition holds; fails after five seconds.
 *
 * @param {() => boolean} condition
 */
export async function until(condition) {
  for (let turn = 0; turn < 500; turn++) {
    if (condition()) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('The condition did not come true')
}

/** A socket that is read one message at a time. */
export class TextSocket {
  /** @param {string} url */
  constructor(url) {
    this.socket = new WebSocket(url)
    /** @type {string[]} */
    this.waiting = []
    /** @type {((text: string) => void) | undefined} */
    this.reader = undefined
    this.opened = new Promise((resolve) => this.socket.once('open', resolve))
    this.closed = new Promise((resolve) => this.socket.once('close', resolve))
    this.socket.on('message', (data) => {
      const read = this.reader
      this.reader = undefined
      if (read) read(String(data))
      else this.waiting.push(String(data))
    })
  }

  /** @param {object} body */
  send(body) {
    this.socket.send(JSON.stringify(body))
  }

  async next() {
    /** @type {string} */
    const text = this.waiting.shift() ?? (await new Promise((resolve) => (this.reader = resolve)))
    return JSON.parse(text)
  }

  unread() {
    return this.waiting.length
  }

  close() {
    this.socket.close()
    return this.closed
  }
}

// @ts-check
/**
 * Creates money, with transactions like any other, so that they are in the history.
 *
 * In      the ledger
 * Out     airdrop  lamports to an address; the transaction's signature
 *         mint     tokens to an owner's associated account; mint and account
 * Throws  RpcError -32603 when the chain rejects it
 */
import {
  appendTransactionMessageInstructions,
  blockhash,
  createTransactionMessage,
  generateKeyPairSigner,
  getTransactionEncoder,
  lamports,
  none,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  some,
} from '@solana/kit'
import { getTransferSolInstruction, SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getMintEncoder,
  getMintToInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'
import { transactionErrorText } from './encoding/transaction-error.mjs'
import { RpcError } from './rpc-error.mjs'
import { mintOf, TOKEN_2022_ADDRESS } from './tokens.mjs'
import { readTransaction } from './wire.mjs'

const FUNDS = 10n ** 18n

/**
 * @typedef {import('@solana/kit').Address} Address
 * @typedef {{ owner: Address, amount: bigint, decimals: number, mint?: Address | undefined, isToken2022: boolean, extensions?: Uint8Array | undefined }} MintParams
 */

const TYPE_AT = 165
const MINT_TYPE = 1

/**
 * @param {Uint8Array} mint
 * @param {Uint8Array} extensions
 */
function withExtensions(mint, extensions) {
  const data = new Uint8Array(TYPE_AT + 1 + extensions.length)
  data.set(mint)
  data[TYPE_AT] = MINT_TYPE
  data.set(extensions, TYPE_AT + 1)
  return data
}

/** @param {import('./ledger.mjs').Ledger} ledger */
export async function createFaucet(ledger) {
  const payer = await generateKeyPairSigner()
  const empty = { executable: false, space: 0n, data: new Uint8Array() }
  ledger.setAccount({
    address: payer.address,
    lamports: lamports(FUNDS),
    programAddress: SYSTEM_PROGRAM_ADDRESS,
    ...empty,
  })
  /** @type {Promise<unknown>} one after the other, or two equal ones would be one */
  let last = Promise.resolve()

  /** @param {readonly import('@solana/kit').Instruction[]} instructions */
  async function send(instructions) {
    const head = ledger.head()
    const lifetime = { blockhash: blockhash(head.blockhash), lastValidBlockHeight: head.lastValidBlockHeight }
    const signed = await pipe(
      createTransactionMessage({ version: 0 }),
      (message) => setTransactionMessageFeePayerSigner(payer, message),
      (message) => setTransactionMessageLifetimeUsingBlockhash(lifetime, message),
      (message) => appendTransactionMessageInstructions(instructions, message),
      (message) => signTransactionMessageWithSigners(message),
    )
    const wire = readTransaction(new Uint8Array(getTransactionEncoder().encode(signed)))
    const { err } = ledger.simulate(wire, { verify: true }).outcome
    if (err !== null) throw new RpcError(-32603, `The faucet failed: ${transactionErrorText(err)}`)
    ledger.submit(wire)
    return wire.signature
  }

  /**
   * @template T
   * @param {() => Promise<T>} task
   * @returns {Promise<T>}
   */
  function inTurn(task) {
    const turn = last.then(task)
    last = turn.catch(() => {})
    return turn
  }

  /** @param {MintParams} params */
  async function openMint({ mint, decimals, isToken2022, extensions }) {
    const address = mint ?? (await generateKeyPairSigner()).address
    const known = ledger.look(address)
    const knownMint = known && mintOf(known)
    if (known && knownMint) return { address, decimals: knownMint.decimals, programAddress: known.programAddress }
    const plain = new Uint8Array(
      getMintEncoder().encode({
        mintAuthority: some(payer.address),
        supply: 0n,
        decimals,
        isInitialized: true,
        freezeAuthority: none(),
      }),
    )
    const data = extensions === undefined ? plain : withExtensions(plain, extensions)
    const programAddress = isToken2022 ? TOKEN_2022_ADDRESS : TOKEN_PROGRAM_ADDRESS
    const rent = lamports(ledger.rentFor(BigInt(data.length)))
    ledger.setAccount({ ...empty, address, lamports: rent, programAddress, space: BigInt(data.length), data })
    return { address, decimals, programAddress }
  }

  return {
    /** @type {(to: Address, amount: bigint) => Promise<string>} */
    airdrop: (to, amount) =>
      inTurn(() => send([getTransferSolInstruction({ source: payer, destination: to, amount: lamports(amount) })])),

    /** @param {MintParams} params */
    mint: (params) =>
      inTurn(async () => {
        const { owner, amount } = params
        const { address: mint, decimals, programAddress } = await openMint(params)
        const [account] = await findAssociatedTokenPda({ owner, mint, tokenProgram: programAddress })
        const seed = { payer, ata: account, owner, mint, tokenProgram: programAddress }
        const fill = { mint, token: account, mintAuthority: payer, amount }
        await send([
          getCreateAssociatedTokenIdempotentInstruction(seed),
          getMintToInstruction(fill, { programAddress }),
        ])
        return { mint, account, decimals }
      }),
  }
}

// @ts-check
/**
 * The chain: accounts and programs of a virtual machine, a block for each transaction, and a record of all of them.
 *
 * In      the genesis hash; by default the machine's own
 * Out     Ledger
 */
import { FailedTransactionMetadata, LiteSVM } from 'litesvm'
import { accountKeysOf } from './account-keys.mjs'
import { createBlocks } from './blocks.mjs'
import { tokenAmountJson } from './encoding/token-amount.mjs'
import { outcomeOf, refused } from './outcome.mjs'
import { mintOf, tokenOf } from './tokens.mjs'

/**
 * @typedef {import('@solana/kit').Address} Address
 * @typedef {import('./wire.mjs').WireTransaction} WireTransaction
 * @typedef {import('./outcome.mjs').Outcome} Outcome
 * @typedef {ReturnType<typeof createLedger>} Ledger
 * @typedef {object} LedgerRecord a transaction that came into a block, failed or not
 * @property {WireTransaction} wire
 * @property {Outcome} outcome
 * @property {readonly import('./account-keys.mjs').AccountKey[]} keys
 * @property {bigint} slot
 * @property {bigint} timestampSec
 * @property {{ lamports: readonly bigint[], tokens: readonly object[] }} before
 * @property {{ lamports: readonly bigint[], tokens: readonly object[] }} after
 */

/** @param {{ genesisHash?: string | undefined }} params */
export function createLedger({ genesisHash }) {
  // The machine keeps only one blockhash; the blocks here keep those of the last 150.
  const svm = new LiteSVM().withBlockhashCheck(false)
  const genesis = genesisHash ?? svm.latestBlockhash()
  const blocks = createBlocks(svm)
  /** @type {Map<string, LedgerRecord>} */
  const records = new Map()
  /** @type {Set<() => void>} */
  const watchers = new Set()
  /** @type {WireTransaction[] | undefined} */
  let held

  /** @type {Map<Address, import('@solana/kit').EncodedAccount | undefined>} accounts as they are now, as far as they were looked at */
  const seen = new Map()

  /** @param {Address} address */
  function look(address) {
    if (seen.has(address)) return seen.get(address)
    const account = svm.getAccount(address)
    const found = account.exists && account.lamports > 0n ? account : undefined
    // The chain's own clocks change with each block.
    if (!address.startsWith('Sysvar')) seen.set(address, found)
    return found
  }

  /** @param {readonly import('./account-keys.mjs').AccountKey[]} keys */
  function balancesOf(keys) {
    const accounts = keys.map(({ address }) => look(address))
    return {
      lamports: accounts.map((account) => account?.lamports ?? 0n),
      tokens: accounts.flatMap((account, accountIndex) => {
        const token = account && tokenOf(account)
        const mint = token && look(token.mint)
        const decimals = mint && mintOf(mint)?.decimals
        if (account === undefined || token === undefined || decimals === undefined) return []
        const uiTokenAmount = tokenAmountJson(token.amount, decimals)
        const { mint: mintAddress, owner } = token
        return [{ accountIndex, mint: mintAddress, owner, programId: account.programAddress, uiTokenAmount }]
      }),
    }
  }

  /** @param {WireTransaction} wire */
  const refusal = ({ message, signature }) =>
    !blocks.isRecent(message.blockhash) ? 'BlockhashNotFound' : records.has(signature) ? 'AlreadyProcessed' : undefined

  /** @param {WireTransaction} wire */
  function execute(wire) {
    if (refusal(wire) !== undefined || Object.values(wire.transaction.signatures).includes(null)) return
    const keys = accountKeysOf(wire.message, look)
    const before = balancesOf(keys)
    const answer = svm.sendTransaction(wire.transaction)
    for (const { address, writable } of keys) if (writable) seen.delete(address)
    const after = balancesOf(keys)
    // A failed transaction pays its fee; one that cannot pay does not exist.
    if (answer instanceof FailedTransactionMetadata && before.lamports[0] === after.lamports[0]) return
    const { slot, timestampSec } = blocks.head()
    records.set(wire.signature, { wire, outcome: outcomeOf(answer), keys, slot, timestampSec, before, after })
    move(() => blocks.next())
  }

  /** @param {() => void} task */
  function move(task) {
    task()
    for (const watch of [...watchers]) watch()
  }

  return {
    genesisHash: genesis,
    head: blocks.head,
    isRecent: blocks.isRecent,
    look,
    programAccounts: (/** @type {Address} */ program) => svm.getProgramAccounts(program),
    rentFor: (/** @type {bigint} */ size) => svm.minimumBalanceForRentExemption(size),
    record: (/** @type {string} */ signature) => records.get(signature),
    /** Newest last. */
    records: () => [...records.values()],

    /**
     * @param {WireTransaction} wire
     * @param {{ verify: boolean, anyBlockhash?: boolean }} how
     * @returns {{ outcome: Outcome, after: readonly import('@solana/kit').EncodedAccount[] }}
     */
    simulate(wire, { verify, anyBlockhash = false }) {
      const reason = refusal(wire)
      if (reason !== undefined && !(anyBlockhash && reason === 'BlockhashNotFound')) {
        return { outcome: refused(reason), after: [] }
      }
      if (verify && Object.values(wire.transaction.signatures).includes(null)) {
        return { outcome: refused('SignatureFailure'), after: [] }
      }
      svm.withSigverify(verify)
      try {
        const answer = svm.simulateTransaction(wire.transaction)
        return { outcome: outcomeOf(answer), after: 'postAccounts' in answer ? answer.postAccounts() : [] }
      } finally {
        svm.withSigverify(true)
      }
    },
    /**
     * Puts it into a block; a rejected one is dropped.
     * @param {WireTransaction} wire
     */
    submit(wire) {
      if (held === undefined) execute(wire)
      else held.push(wire)
    },
    hold() {
      held ??= []
    },
    release() {
      const waiting = held ?? []
      held = undefined
      for (const wire of waiting) execute(wire)
    },
    expire: () => move(() => blocks.expire()),
    advance: (/** @type {{ blocks?: bigint, seconds?: bigint }} */ by) => move(() => blocks.next(by)),
    setAccount: (/** @type {import('@solana/kit').EncodedAccount} */ account) =>
      move(() => {
        seen.delete(account.address)
        svm.setAccount(account)
      }),
    /**
     * Calls back after each block.
     * @param {() => void} listener
     */
    watch(listener) {
      watchers.add(listener)
      return () => watchers.delete(listener)
    },
  }
}

// @ts-check
/**
 * The rows of a page with one chain other than EVM.
 *
 * In      entry      file of a page with that adapter alone
 *         bareBytes  of the same page with no adapter
 * Out     what the descriptor adds before any intent, what the runtime adds on demand, and what is loaded on top with the
 *         first transaction that is built here
 * Throws  Error when the runtime is not loaded on demand, or when the code of another chain comes with it
 */
import { bundlePage } from './bundle.mjs'

const KB = 1000
const BUDGETS = { descriptor: 1 * KB, runtime: 30 * KB }

/** What belongs to one chain alone, adapter and libraries. */
const OF_A_CHAIN = {
  evm: /\/adapter-evm\/|\/node_modules\/(viem|ox|abitype|wagmi|@wagmi)\//,
  solana: /\/adapter-solana\/|\/node_modules\/(@solana|@wallet-standard)\//,
  bitcoin: /\/adapter-bitcoin\/|\/node_modules\/(@scure\/btc-signer|bitcoinjs-lib|sats-connect|@sats-connect)\//,
}
/** What builds and reads transactions, with the chain's library. */
const TRANSACTIONS = {
  solana: /\/adapter-solana\/dist\/transaction\/transactions\.js$/,
  bitcoin: /\/adapter-bitcoin\/dist\/transfer\//,
}
/** Loaded by pairing, whatever the chain. */
const PAIRING_LIBRARY = /\/node_modules\/@walletconnect\//

/**
 * @param {'solana' | 'bitcoin'} chain
 * @param {string} entry
 * @param {number} bareBytes
 * @returns {Promise<import('./measures.mjs').Row[]>}
 */
export async function chainRows(chain, entry, bareBytes) {
  const own = new RegExp(`/adapter-${chain}/dist/`)
  const ofTransactions = TRANSACTIONS[chain]
  const [page, everything, runtime, transactions] = await Promise.all([
    bundlePage(entry),
    bundlePage(entry, { follow: (path) => !PAIRING_LIBRARY.test(path) }),
    bundlePage(entry, { follow: (path) => own.test(path) && !ofTransactions.test(path) }),
    bundlePage(entry, { follow: (path) => own.test(path) }),
  ])
  assertLoaded(page, own, `${chain} runtime`)
  for (const [other, pattern] of Object.entries(OF_A_CHAIN)) {
    const found = other === chain ? undefined : everything.inputs.find((path) => pattern.test(path))
    if (found !== undefined) throw new Error(`A page with ${chain} alone has code of ${other}: ${found}`)
  }
  assertLoaded(runtime, ofTransactions, `${chain} transactions`)
  return [
    { name: `${chain} descriptor, in the page`, bytes: page.bytes - bareBytes, budget: BUDGETS.descriptor },
    { name: `${chain} runtime, on demand`, bytes: runtime.bytes - page.bytes, budget: BUDGETS.runtime },
    { name: `${chain} transactions, on top of it`, bytes: transactions.bytes - runtime.bytes },
  ]
}

/**
 * @param {import('./bundle.mjs').Bundle} bundle
 * @param {RegExp} pattern
 * @param {string} what
 */
function assertLoaded({ onDemand }, pattern, what) {
  if ([...onDemand].some((path) => pattern.test(path))) return
  throw new Error(`The page does not load the ${what} by import(); the row that weighs them would be empty`)
}

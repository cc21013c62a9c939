/**
 * Wallets of every kind, under every fault, at every moment.
 *
 * In      WALLETS_SHARE   one out of this many cells; by default 11 in the full run and 47 in `npm test`
 *         WALLETS_SEED    1 by default
 *         WALLETS_REPORT  a file for the outcome of each cell
 */
import { writeFileSync } from 'node:fs'
import { type BitcoinChain, startBitcoinChain } from '@bowline/bitcoin-chain'
import { type Anvil, startAnvil } from '@bowline/chains'
import { drawCount } from '@bowline/jest-preset/draw-count'
import { type SolanaChain, startSolanaChain } from '@bowline/solana-chain'
import { bitcoinKinds } from '../src/bitcoin-kinds.js'
import { runCell } from '../src/cell.js'
import { type CellName, listCells } from '../src/cells.js'
import { stopTime } from '../src/clock.js'
import { evmKinds } from '../src/evm-kinds.js'
import { solanaAddresses, solanaKinds } from '../src/solana-kinds.js'
import type { Kind } from '../src/wallet-under-test.js'

const {
  WALLETS_SHARE: share = drawCount({ usual: '47', full: '11' }),
  WALLETS_SEED: seed = '1',
  WALLETS_REPORT: report,
} = process.env
const LAMPORTS = 10_000_000_000n

let anvils: readonly Anvil[] = []
let solanaChain: SolanaChain
let bitcoinChain: BitcoinChain
const kinds = new Map<string, Kind>()
const results: (CellName & { readonly problems: readonly string[] })[] = []

beforeAll(async () => {
  const [one, ten] = await Promise.all([startAnvil({ chainId: 1 }), startAnvil({ chainId: 10 })])
  anvils = [one, ten]
  solanaChain = await startSolanaChain()
  bitcoinChain = await startBitcoinChain()
  for (const to of await solanaAddresses()) await solanaChain.airdrop({ to, lamports: LAMPORTS })
  const families = {
    evm: evmKinds([one.url, ten.url]),
    solana: await solanaKinds(solanaChain.url),
    bitcoin: bitcoinKinds(bitcoinChain),
  }
  for (const [family, made] of Object.entries(families)) {
    for (const [name, kind] of Object.entries<Kind>(made)) kinds.set(`${family} ${name}`, kind)
  }
})

afterAll(async () => {
  for (const anvil of anvils) await anvil.stop()
  await solanaChain.close()
  await bitcoinChain.close()
  if (report !== undefined) writeFileSync(report, JSON.stringify(results))
})

test.each(listCells({ share: Number(share), seed: Number(seed) }))(
  'R-CONN-153 $kind, $moment, $fault (seed $seed)',
  async (cell) => {
    const kind = kinds.get(cell.kind)
    if (kind === undefined) throw new Error(`No kind is called ${cell.kind}`)
    const clock = stopTime()
    const result = { ...cell, problems: ['it did not come to an end'] }
    results.push(result)
    try {
      const problems = await runCell({ ...cell, kind }, clock)
      Object.assign(result, { problems })
      expect(problems).toEqual([])
    } finally {
      clock.stop()
    }
  },
)

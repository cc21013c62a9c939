import { type BitcoinChain, startBitcoinChain } from '@bowline/bitcoin-chain'
import { drawCount } from '@bowline/jest-preset/draw-count'
import { formatUnits, parseUnits } from '@bowline/kit-core'
import { type Random, runTransfers, shownText } from '@bowline/transfer-matrix'
import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { p2pkh, p2sh, p2tr, p2wpkh } from '@scure/btc-signer'
import { getChain } from '../src/chain/chains.js'
import { getNetworkParams } from '../src/transfer/network-params.js'
import { openSender } from './sender.js'
import { BOB, REGTEST } from './setup.js'

const TRANSFERS = drawCount({ usual: 40, full: 800 })
/** Number of transfers per wallet. Outputs accumulate at an address and slow down coin selection. */
const PER_VISIT = drawCount({ usual: 20, full: 50 })
const LIMIT_MS = 1_800_000
const DECIMALS = 8
const ALL_SATS = 2_100_000_000_000_000n
const LOW = 1_000_000n
/** Sats above any fee here. */
const FOR_FEES = 10_000n

/** Bob's addresses of each kind, with the dust limit of each. */
function recipients() {
  const params = getNetworkParams(getChain(REGTEST))
  const secret = Uint8Array.from(Buffer.from(BOB, 'hex'))
  const key = secp256k1.getPublicKey(secret)
  return [
    { to: p2wpkh(key, params).address, dust: 294n },
    { to: p2tr(schnorr.getPublicKey(secret), undefined, params).address, dust: 330n },
    { to: p2sh(p2wpkh(key, params), params).address, dust: 540n },
    { to: p2pkh(key, params).address, dust: 546n },
  ]
}

let chain: BitcoinChain
beforeAll(async () => {
  chain = await startBitcoinChain()
})
afterAll(() => chain.close())

const smaller = (one: bigint, other: bigint) => (one < other ? one : other)
const anyOf = <T>(random: Random, list: readonly T[]) => list[random.below(list.length)]

test(
  'R-ADPT-08 R-ADPT-16 moves and shows exactly the typed amount for random transfers between addresses of each kind',
  async () => {
    const kinds = recipients()
    await runTransfers({
      count: TRANSFERS,
      perVisit: PER_VISIT,
      visit({ number, random }) {
        const privateKey = (1n + random.bits(200)).toString(16).padStart(64, '0')
        return openSender(chain.url, privateKey, number % 2 === 0 ? 'standard' : 'sats')
      },
      async transfer({ index, random, amount, visitor }) {
        const { send, shownBalance, addresses, payment } = visitor
        const from = anyOf(random, addresses) ?? ''
        const { to = '', dust = 0n } = anyOf(random, kinds) ?? {}
        if (chain.balanceOf(from) < LOW) chain.fund(from, ALL_SATS)
        const [had, received] = [chain.balanceOf(from), chain.balanceOf(to)]
        const most = smaller(had - FOR_FEES, ALL_SATS)
        const { typed, value, shown } = amount({ least: dust, most, decimals: DECIMALS })

        const fee = chain.feeOf(await send({ from, to, value: parseUnits(typed, DECIMALS) }))

        expect(chain.balanceOf(to) - received).toBe(value)
        expect(had - chain.balanceOf(from)).toBe(value + fee)
        expect(fee > 0n && fee < FOR_FEES).toBe(true)
        expect(formatUnits(chain.balanceOf(to) - received, DECIMALS)).toBe(shown)
        if (index % 10 === 0) expect(await shownBalance()).toBe(shownText(chain.balanceOf(payment), DECIMALS))
      },
    })
  },
  LIMIT_MS,
)

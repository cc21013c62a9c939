/** A wallet with coins on a chain that each test file starts. */
import { type BitcoinChain, startBitcoinChain } from '@bowline/bitcoin-chain'
import { connected, type Face } from './connected.js'
import { addressesOf, BOB, REGTEST } from './setup.js'

export let chain: BitcoinChain
export let url: string
export let bob: string
beforeAll(async () => {
  chain = await startBitcoinChain()
  url = chain.url
  ;[bob] = await addressesOf(BOB, REGTEST)
})
afterAll(() => chain.close())
afterEach(() => chain.answerWith(undefined))

let keys = 0x10
/** A private key that no other test uses. */
export const freshKey = () => {
  keys += 1
  return keys.toString(16).repeat(32)
}

/** A wallet with its own key on the chain; through Wallet Standard it only signs. */
export async function scene(face: Face = 'standard', sats = 1_000_000n) {
  const privateKey = freshKey()
  const networks = [{ caipNetworkId: REGTEST, esploraUrl: url }] as const
  const made = await connected({ face, url, hasSatsConnect: false, privateKeys: [privateKey], networks })
  if (sats > 0n) chain.fund(made.payment, sats)
  return made
}

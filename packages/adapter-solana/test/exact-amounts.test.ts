import { formatUnits, parseUnits } from '@bowline/kit-core'
import { type SolanaChain, startSolanaChain } from '@bowline/solana-chain'
import {
  createSolanaRpc,
  generateKeyPairSigner,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
} from '@solana/kit'
import { parseTransferSolInstruction } from '@solana-program/system'
import { parseTransferCheckedInstruction } from '@solana-program/token'
import { mainnetAt, never, TEST_WALLET, until, world } from './setup.js'
import { type Key, key, register, testWallet } from './standard-wallet.js'

const connectorId = TEST_WALLET
const ON_CHAIN = 150
const SIGNED = 500

let chain: SolanaChain
let alice: Key
beforeAll(async () => {
  chain = await startSolanaChain()
  alice = await key(1)
})
afterAll(() => chain.close())

/** Repeats itself for a seed, so that a failure can be repeated too. */
function randomBits(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return state >>> 16
  }
  return (bits: number) => {
    const value = [0, 1, 2, 3].reduce((all) => (all << 16n) | BigInt(next()), 0n)
    return BigInt.asUintN(bits, value)
  }
}

/** A wallet that notes what it is shown, on a network whose nodes are this chain. */
async function connected() {
  const network = mainnetAt(chain.url)
  const made = world({ networks: [network] })
  const hand = testWallet({ keys: [alice] })
  register(made.page, hand.wallet)
  await until(() => made.adapter.connectors().length === 1)
  await made.adapter.connect({ connectorId, signal: never })
  return { ...made, hand, from: { connectorId, address: alice.address, network } }
}

function lastInstruction(wire: unknown) {
  if (!(wire instanceof Uint8Array)) throw new Error('No transaction')
  const { messageBytes } = getTransactionDecoder().decode(wire)
  const message = getCompiledTransactionMessageDecoder().decode(messageBytes)
  if (!('instructions' in message)) throw new Error('No instructions')
  const { staticAccounts, instructions } = message
  const last = instructions.at(-1)
  const programAddress = last && staticAccounts[last.programAddressIndex]
  if (!last?.data || !programAddress) throw new Error('No instruction')
  const accounts = (last.accountIndices ?? []).flatMap((index) => {
    const address = staticAccounts[index]
    return address ? [{ address, role: 0 as const }] : []
  })
  return { programAddress, accounts, data: last.data }
}

test(`R-ADPT-14 ${ON_CHAIN} random transfers of SOL: what is typed is what the chain moves`, async () => {
  const { adapter, from } = await connected()
  await chain.airdrop({ to: alice.address, lamports: 4n * 10n ** 17n })
  const random = randomBits(7)
  const rpc = createSolanaRpc(chain.url)
  for (let round = 0; round < ON_CHAIN; round += 1) {
    const value = 1_000_000n + random(1 + (round % 54))
    const typed = formatUnits(value, 9)
    const { address: to } = await generateKeyPairSigner()
    await adapter.sendTransaction?.({ ...from, to, value: parseUnits(typed, 9) })
    const moved = (await rpc.getBalance(to).send()).value
    expect([typed, formatUnits(moved, 9)]).toEqual([typed, typed])
  }
}, 60_000)

test(`R-ADPT-14 ${SIGNED} random amounts of 64 bits, of SOL and of a token, are signed to the last unit`, async () => {
  const { adapter, hand, from } = await connected()
  const { mint, decimals } = await chain.mint({ owner: alice.address, amount: 1n, decimals: 9 })
  const { address: to } = await key(9)
  const random = randomBits(11)
  for (let round = 0; round < SIGNED; round += 1) {
    const value = random(1 + (round % 64)) || 1n
    const typed = parseUnits(formatUnits(value, decimals), decimals)
    hand.reject()
    const isToken = round % 2 === 1
    const sent = isToken
      ? adapter.sendToken({ ...from, to, mint, value: typed })
      : adapter.sendTransaction?.({ ...from, to, value: typed })
    await expect(sent).rejects.toThrow('User rejected the request')
    const instruction = lastInstruction(hand.asked.at(-1)?.input.transaction)
    const signed = isToken
      ? parseTransferCheckedInstruction(instruction).data.amount
      : parseTransferSolInstruction(instruction).data.amount
    expect(signed).toBe(value)
  }
}, 60_000)

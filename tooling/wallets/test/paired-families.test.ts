/** One paired wallet with keys of three families, on real chains. */
import { createSandboxWallet as createBitcoinWallet } from '@bowline/adapter-bitcoin/testing'
import { createSandboxWallet as createEvmWallet } from '@bowline/adapter-evm/testing'
import { createSandboxWallet as createSolanaWallet } from '@bowline/adapter-solana/testing'
import { type BitcoinChain, startBitcoinChain, verifyMessage as verifyBitcoin } from '@bowline/bitcoin-chain'
import { type Anvil, startAnvil, testAccount } from '@bowline/chains'
import { until } from '@bowline/jest-preset/scene'
import { createKit, type Namespace, selectAccount, selectNamespaceStatus } from '@bowline/kit-core'
import { holdPairing, ready, signMessage, start, switchNetwork } from '@bowline/kit-core/actions'
import { createMemoryLog, createMemoryStorage } from '@bowline/kit-core/testing'
import { createPairedWallet } from '@bowline/kit-core/testing/paired'
import { type Relay, startRelay } from '@bowline/kit-core/testing/relay'
import { type SolanaChain, startSolanaChain } from '@bowline/solana-chain'
import { getAddress, verifyMessage } from 'viem'
import { bitcoinKinds } from '../src/bitcoin-kinds.js'
import { evmKinds } from '../src/evm-kinds.js'
import { solanaAddresses, solanaKinds } from '../src/solana-kinds.js'

const REGTEST = 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328'
const LAMPORTS = 10_000_000_000n
const SATS = 1_000_000n

let relay: Relay
let anvil: Anvil
let solanaChain: SolanaChain
let bitcoinChain: BitcoinChain
beforeAll(async () => {
  process.env.DISABLE_GLOBAL_CORE = 'true'
  relay = await startRelay()
  anvil = await startAnvil({ chainId: 1 })
  solanaChain = await startSolanaChain()
  bitcoinChain = await startBitcoinChain()
}, 60_000)
afterAll(async () => {
  await anvil.stop()
  await solanaChain.close()
  await bitcoinChain.close()
  await relay.close()
})

async function makeWallets() {
  const approve = async () => true
  const bytes = (fill: number) => new Uint8Array(32).fill(fill)
  const evm = createEvmWallet({
    privateKeys: [testAccount(0).privateKey],
    chains: [{ chainId: 1, rpcUrl: anvil.url }],
    approve,
  })
  const solana = await createSolanaWallet({
    privateKeys: [bytes(1)],
    chains: [{ chain: 'solana:mainnet', rpcUrl: solanaChain.url }],
    approve,
  })
  const bitcoin = createBitcoinWallet({
    privateKeys: [Buffer.from(bytes(7)).toString('hex'), Buffer.from(bytes(8)).toString('hex')],
    networks: [{ caipNetworkId: REGTEST, esploraUrl: bitcoinChain.url }],
    approve,
  })
  for (const to of await solanaAddresses()) await solanaChain.airdrop({ to, lamports: LAMPORTS })
  for (const address of bitcoin.state().accounts) bitcoinChain.fund(address, SATS)
  return { evm, solana, bitcoin }
}

test('R-HOST-70 R-HOST-73 one wallet signs and sends in every family, for the accounts that its sandbox wallets show', async () => {
  const wallets = await makeWallets()
  const peer = await createPairedWallet({ relayUrl: relay.url, wallets: Object.values(wallets) })
  const kinds = {
    eip155: evmKinds([anvil.url, anvil.url]).announced,
    solana: (await solanaKinds(solanaChain.url)).standard,
    bip122: bitcoinKinds(bitcoinChain).standard,
  }
  const storage = createMemoryStorage()
  const kit = createKit(
    {
      projectId: 'test',
      networks: [kinds.eip155.networks[0], kinds.solana.networks[0], kinds.bip122.networks[0]],
      adapters: Object.values(kinds).map(({ equip }) => equip(storage.text).adapter),
      endpoints: { relay: relay.url },
    },
    { storage, log: createMemoryLog() },
  )
  const stop = start(kit)
  await ready(kit)
  holdPairing(kit)
  await until(() => kit.getState().connect.wcUri !== undefined)
  await peer.pair(kit.getState().connect.wcUri ?? '')
  await until(() => Object.values(kinds).every(({ namespace }) => isConnected(namespace)))

  const message = 'Hello'
  const isSigned = {
    eip155: (address: string, signature: string) =>
      verifyMessage({ address: getAddress(address), message, signature: `0x${signature.slice(2)}` }),
    solana: (_: string, signature: string) => /^[1-9A-HJ-NP-Za-km-z]{86,88}$/.test(signature),
    bip122: (address: string, signature: string) => verifyBitcoin({ address, message, signature }),
  }
  const shown = {
    eip155: wallets.evm.state().accounts[0],
    solana: wallets.solana.state().accounts[0],
    bip122: wallets.bitcoin.state().accounts[0],
  }
  for (const namespace of ['eip155', 'solana', 'bip122'] as const) {
    const { networks: of, send } = kinds[namespace]
    const { address = '' } = selectAccount(kit.getState(), namespace)
    expect(address).toBe(shown[namespace])
    const signature = await signMessage(kit, { message, namespace })
    expect([namespace, await isSigned[namespace](address, signature)]).toEqual([namespace, true])
    await switchNetwork(kit, of[0])
    expect([namespace, await send(kit)]).toEqual([namespace, expect.anything()])
  }
  await peer.disconnect()
  await until(() => Object.values(kinds).every(({ namespace }) => !isConnected(namespace)))
  expect(Object.values(wallets).map(({ state }) => state().isConnected)).toEqual([false, false, false])
  stop()
  await (await kit.pairing()).close()
  await peer.close()

  function isConnected(namespace: Namespace) {
    return selectNamespaceStatus(kit.getState(), namespace) === 'connected'
  }
})

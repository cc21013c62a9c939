/** A kit with a connected wallet that sends batches of calls on a real chain. */
import { type Anvil, deployErc20, installBatchAccount, rpcRequest, startAnvil } from '@bowline/chains'
import { skipWaits } from '@bowline/jest-preset/fixtures'
import { type CallsBatch, selectCallsBatches } from '@bowline/kit-core'
import { connect, ready, start } from '@bowline/kit-core/actions'
import { createTestKit } from '@bowline/kit-core/testing'
import { numberToHex } from 'viem'
import { createEvmAdapter } from '../src/adapter.js'
import type { SandboxWalletOptions } from '../src/testing/index.js'
import { network, page, SANDBOX, wallet } from './setup.js'

/** Address of the code that accounts delegate to. */
const BATCH_ACCOUNT = numberToHex(0xba7c, { size: 20 })
/** Code that reverts every call. */
export const REFUSING = numberToHex(0xef, { size: 20 })

export const ATOMIC = { batchAccount: BATCH_ACCOUNT } as const

export let chain: Anvil
/** A token that ALICE holds. */
export let token: `0x${string}`
beforeAll(async () => {
  chain = await startAnvil({ chainId: 1 })
  await installBatchAccount(chain.url, { address: BATCH_ACCOUNT })
  await rpcRequest(chain.url, 'anvil_setCode', [REFUSING, '0x5f5ffd'])
  token = (await deployErc20(chain.url)).address
})
afterAll(() => chain.stop())

skipWaits()
const stops: (() => void)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) stop()
  await rpcRequest(chain.url, 'evm_setAutomine', [true])
})

type Args = { method: string; params?: unknown }
type Params = {
  /** How the wallet runs batches; see the sandbox wallet. */
  readonly batches?: SandboxWalletOptions['batches']
}

export async function connected({ batches }: Params = {}) {
  const made = wallet({ chains: [{ chainId: 1, rpcUrl: chain.url }], batches })
  const given = page()
  made.wallet.announce(given.events)
  const { kit } = createTestKit({
    adapters: [
      {
        namespace: 'eip155',
        name: 'wagmi',
        create: (context) => createEvmAdapter({ context, page: given, config: undefined }),
      },
    ],
    options: { networks: [network(1, chain.url)] },
  })
  stops.push(start(kit))
  await ready(kit)
  await connect(kit, { connectorId: SANDBOX })
  made.person.prompts.length = 0
  const { provider } = made.wallet
  const usual = provider.request
  return {
    ...made,
    kit,
    /** Number of prompts of each kind, in order. */
    prompts: () => made.person.prompts.map(({ kind }) => kind),
    latest: (): CallsBatch => {
      const [batch] = selectCallsBatches(kit.getState())
      if (!batch) throw new Error('There is no batch')
      return batch
    },
    statuses: () => selectCallsBatches(kit.getState())[0]?.calls.map(({ status }) => status),
    /** Intercepts the wallet's requests of one method. */
    between(method: string, answer: (ask: () => Promise<unknown>, args: Args) => Promise<unknown>) {
      provider.request = async (args: Args) => (args.method === method ? answer(() => usual(args), args) : usual(args))
    },
    /** Requests of one method that reached the wallet. */
    asked: (method: string) => made.wallet.requests().filter((request) => request.method === method),
  }
}

const call = async (data: string) =>
  BigInt(String(await rpcRequest(chain.url, 'eth_call', [{ to: token, data }, 'latest'])))
const word = (address: string) => address.slice(2).toLowerCase().padStart(64, '0')

export const balanceOf = (address: string) => call(`0x70a08231${word(address)}`)
export const allowanceOf = (owner: string, spender: string) => call(`0xdd62ed3e${word(owner)}${word(spender)}`)
export const coinOf = async (address: string) =>
  BigInt(String(await rpcRequest(chain.url, 'eth_getBalance', [address, 'latest'])))

/** Call data of a token. */
export const encode = (kind: 'approve' | 'transfer', address: string, value: bigint) =>
  `${kind === 'approve' ? '0x095ea7b3' : '0xa9059cbb'}${word(address)}${value.toString(16).padStart(64, '0')}`

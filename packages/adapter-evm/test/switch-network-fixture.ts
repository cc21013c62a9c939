/** A connected wallet whose responses to a switch the test sets. */
import { type Anvil, startAnvil } from '@bowline/chains'
import { never } from '@bowline/jest-preset/fixtures'
import { network, SANDBOX, wallet, world } from './setup.js'

let chain: Anvil
beforeAll(async () => {
  chain = await startAnvil({ chainId: 1 })
})
afterAll(() => chain.stop())

const EXPLORER = { default: { name: 'Scan', url: 'https://scan.example' } }

export async function connected() {
  const made = wallet({ chains: [{ chainId: 1, rpcUrl: chain.url }, { chainId: 10 }] })
  const main = network(1, chain.url)
  const known = network(10, chain.url)
  const unknown = network(31_337, 'https://own.example/rpc', { name: 'Own', blockExplorers: EXPLORER })
  const scene = world({
    networks: [main, known, unknown],
    context: { rpcUrls: async () => [{ url: 'https://kit.example/?projectId=test' }] },
  })
  made.wallet.announce(scene.page.events)
  await scene.adapter.connect({ connectorId: SANDBOX, signal: never })
  made.person.prompts.length = 0
  const { switchNetwork } = scene.adapter
  if (!switchNetwork) throw new Error()
  const move = (to = known, signal = never) => switchNetwork({ connectorId: SANDBOX, network: to, signal })
  /** Handles the named requests; the others go to the wallet. */
  const { request } = made.wallet.provider
  const answer = (answers: Record<string, () => unknown>) => {
    made.wallet.provider.request = async (args) => (answers[args.method] ?? (() => request(args)))()
  }
  return { ...scene, ...made, main, known, unknown, move, answer }
}

afterEach(() => {
  jest.useRealTimers()
})

export const fail = (error: unknown) => () => Promise.reject(error)

/** A connected wallet on a chain that each test file starts. */
import { type Anvil, startAnvil } from '@bowline/chains'
import { never } from '@bowline/jest-preset/fixtures'
import { ALICE, network, SANDBOX, wallet, world } from './setup.js'

export let chain: Anvil
beforeAll(async () => {
  chain = await startAnvil({ chainId: 1 })
})
afterAll(() => chain.stop())

export async function connected() {
  const made = wallet({ chains: [{ chainId: 1, rpcUrl: chain.url }, { chainId: 10 }] })
  const main = network(1, chain.url)
  const scene = world({ networks: [main] })
  made.wallet.announce(scene.page.events)
  await scene.adapter.connect({ connectorId: SANDBOX, signal: never })
  made.person.prompts.length = 0
  const { signMessage, signTypedData, sendTransaction, writeContract, estimateGas, getBalance } = scene.adapter
  const { getCapabilities, sendCalls, getCallsStatus, grantPermissions, revokePermissions, walletGetAssets } =
    scene.adapter
  if (!signMessage || !signTypedData || !sendTransaction || !writeContract || !estimateGas || !getBalance)
    throw new Error()
  if (!getCapabilities || !sendCalls || !getCallsStatus || !grantPermissions || !revokePermissions || !walletGetAssets)
    throw new Error()
  const balance = async (address: string) => (await getBalance({ address, network: main, signal: never })).value
  const account = { connectorId: SANDBOX, address: ALICE.address }
  return {
    ...scene,
    ...made,
    ...{ signMessage, signTypedData, sendTransaction, writeContract, estimateGas, getBalance, balance, main, account },
    ...{ getCapabilities, sendCalls, getCallsStatus, grantPermissions, revokePermissions, walletGetAssets },
  }
}

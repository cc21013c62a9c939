/** The real chains of the test's worker, called directly. */
import { createPublicClient, createTestClient, formatEther, http } from 'viem'
import { base, mainnet } from 'viem/chains'
import { serverAddresses } from '../../servers.mjs'

/** The chains that run. */
export const CHAINS = { mainnet, base } as const

/** Both addresses of the first wallet, the first of the second, and the one the dApp sends to. */
export const FIRST_ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const OTHER_ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const SECOND_ADDRESS = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
export const RECIPIENT = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'

/** How the button shows the first account: its address, until the service has returned its name. */
export const FIRST_ACCOUNT = /^Account (0xf3…b92266|sandbox\.bowline\.id)/

/** The same, with its balance. */
export const firstAccountWith = (amount: string) =>
  new RegExp(`${FIRST_ACCOUNT.source}, ${amount.replaceAll('.', '\\.')}$`)

/** Reads a chain. */
export function reader(name: keyof typeof CHAINS) {
  return createPublicClient({ chain: CHAINS[name], transport: http(urlOf(name)), pollingInterval: 50 })
}

/** Changes a chain from outside, like time passing or other people's transactions. */
export function director(name: keyof typeof CHAINS) {
  return createTestClient({ mode: 'anvil', chain: CHAINS[name], transport: http(urlOf(name)) })
}

/** A native balance as shown in English: cut, not rounded, to three decimals. */
export function shownBalance(value: bigint): string {
  const [whole = '0', fraction = ''] = formatEther(value).split('.')
  const cut = fraction.slice(0, 3).replace(/0+$/, '')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${grouped}${cut === '' ? '' : '.'}${cut} ETH`
}

function urlOf(name: keyof typeof CHAINS): string {
  const { id } = CHAINS[name]
  const found = serverAddresses().chains.find(({ caipNetworkId }) => caipNetworkId === `eip155:${id}`)
  if (found === undefined) throw new Error(`No chain ${id} runs`)
  return found.url
}

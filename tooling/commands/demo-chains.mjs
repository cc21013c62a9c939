// @ts-check
/**
 * The real chains that run next to the demo: two of anvil, a Solana chain and a Bitcoin chain, with funds for its sandbox
 * wallets. Those of anvil, and a bundler, are child processes, the others run in this one.
 *
 * In      solanaPort   port of Solana if it is free; any free port by default
 *         blockTimeMs  how often Bitcoin makes a block; only on command by default
 *         bundler      whether one of anvil has a bundler and a paymaster, and so smart accounts; not by default
 * Out     each chain by its CAIP-2 id and its URLs, and a stop function
 */
import { startBitcoinChain } from '@bowline/bitcoin-chain'
import { installMulticall, startAnvil, testAccount } from '@bowline/chains'
import { startSolanaChain } from '@bowline/solana-chain'
import { startAccountServices } from './account-services.mjs'
import { installDemoTokens, mintDemoTokens } from './demo-tokens.mjs'

const EVM_CHAIN_IDS = [1, 8453]
/** The chain with smart accounts: the other one shows the key’s own address. */
const SMART_CHAIN_ID = 8453
/** Number of anvil accounts, of which all but one belong to the sandbox wallets. */
const EVM_ACCOUNTS = 7
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const SOLANA_GENESIS = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'
const BITCOIN = 'bip122:000000000019d6689c085ae165831e93'

const LAMPORTS = 1_000n * 10n ** 9n
const SATS = 50_000_000n
const OUTPUTS = 4

/** The sandbox wallets' addresses, as in `apps/demo-next/wallets/accounts.ts`; anvil funds those on EVM. */
export const SOLANA_ADDRESSES = [
  'F25s3DdjXdCxYBhh2z8FBusVEMT4b9bGNFVKJi3wFoF4',
  'Bow1CGKGDB9mNxeWdw85E2aCthQ1oZX4oFEe7fYT17ew',
  '2btLJAAb1S3x6hZYdVyAePjqtQYi2ZBSRGy4569RZu8h',
  'FVdnakemjhcemfWUgNR2AERbk5Pog7zJ1UF2LjbocBUj',
]

/** The same on Bitcoin. */
export const BITCOIN_ADDRESSES = [
  'bc1ql3e9pgs3mmwuwrh95fecme0s0qtn2880lsvsd5',
  'bc1q2vfxp232rx0z9rzn0hay9jptagk8c86d9w4l7k',
  'bc1q80pg6mvjmyrnld0r4h6gz7274azxhnhdp352yx',
  'bc1qesds0quw8p774ngw2gewr695naxzneyyjvln9m',
]

/** @typedef {import('./demo-server.mjs').ChainAddress} ChainAddress */

/**
 * @param {{ solanaPort?: number, blockTimeMs?: number, bundler?: boolean }} [options]
 * @returns {Promise<{ chains: readonly ChainAddress[], stop: () => Promise<void> }>}
 */
export async function startDemoChains({ solanaPort = 0, blockTimeMs, bundler = false } = {}) {
  /** @type {(() => Promise<unknown>)[]} */
  const stops = []
  const stop = async () => {
    await Promise.all(stops.map((end) => end()))
  }
  const holders = Array.from({ length: EVM_ACCOUNTS }, (_, index) => testAccount(index).address)
  try {
    const anvils = await Promise.all(
      EVM_CHAIN_IDS.map(async (chainId) => {
        const anvil = await startAnvil({ chainId })
        stops.push(() => anvil.stop())
        await installMulticall(anvil.url)
        await installDemoTokens({ url: anvil.url, chainId, holders })
        const chain = { caipNetworkId: `eip155:${chainId}`, url: anvil.url }
        if (!bundler || chainId !== SMART_CHAIN_ID) return chain
        const services = await startAccountServices(chain)
        stops.unshift(() => services.stop())
        return services.chain
      }),
    )
    const solana = await startSolana(solanaPort)
    stops.push(() => solana.close())
    const bitcoin = await startBitcoinChain({ network: 'mainnet' })
    stops.push(() => bitcoin.close())
    for (const to of SOLANA_ADDRESSES) await solana.airdrop({ to, lamports: LAMPORTS })
    await mintDemoTokens({ chain: solana, caipNetworkId: SOLANA, holders: SOLANA_ADDRESSES })
    for (const address of BITCOIN_ADDRESSES) {
      for (let output = 0; output < OUTPUTS; output += 1) bitcoin.fund(address, SATS)
    }
    if (blockTimeMs !== undefined) {
      const timer = setInterval(() => bitcoin.mine(), blockTimeMs)
      stops.push(async () => clearInterval(timer))
    }
    const others = [
      { caipNetworkId: SOLANA, url: solana.url },
      { caipNetworkId: BITCOIN, url: bitcoin.url },
    ]
    return { chains: [...anvils, ...others], stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** @param {number} port */
async function startSolana(port) {
  try {
    return await startSolanaChain({ port, genesisHash: SOLANA_GENESIS })
  } catch (error) {
    if (port === 0) throw error
    return startSolanaChain({ genesisHash: SOLANA_GENESIS })
  }
}

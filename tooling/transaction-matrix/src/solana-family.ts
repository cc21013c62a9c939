/** Transfers on litesvm, which mines transactions on command. */
import { solana } from '@bowline/adapter-solana'
import { createSandboxWallet, type SandboxFeatureName } from '@bowline/adapter-solana/testing'
import type { SeededRandom } from '@bowline/jest-preset/seeded-random'
import { extendNetwork, isKitError } from '@bowline/kit-core'
import { solana as mainnet } from '@bowline/kit-core/networks'
import { startSolanaChain } from '@bowline/solana-chain'
import { Connection, Keypair, PublicKey, SystemProgram, Transaction, TransactionInstruction } from '@solana/web3.js'
import type { Family, Scene, Truth, Who } from './chain-setup.js'
import type { Values } from './dimensions.js'
import { sendBySymbol } from './send-by-symbol.js'
import { reachOf } from './sending/reach-of.js'

const NAME = 'Sandbox Wallet'
const COIN_DECIMALS = 9
const FUNDS = 10_000_000_000n
/** Left for fees when another transaction has taken the rest; less than any amount that is moved then. */
const LEFT = 20_000_000n
/** Minimum balance of an address. */
const LEAST = 1_000_000n
const TOKEN_PROGRAMS = {
  token: new PublicKey('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'),
  'token-2022': new PublicKey('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'),
}
const TRANSFER_CHECKED = 12

/** Token-2022: three hundredths of an amount are kept, at most 2,000 units; the recipient requires a memo. */
const THREE_PERCENT = `${'00'.repeat(8)}d0070000000000002c01`
const KEEPS_FEE = Buffer.from(`01006c00${'00'.repeat(72)}${THREE_PERCENT}${THREE_PERCENT}`, 'hex')
const WANTS_MEMO = Buffer.from('0800010001', 'hex')
/** Offset of a token account's frozen flag. */
const STATE = { at: 108, frozen: 2 }

type Token = {
  readonly decimals: number
  readonly program: keyof typeof TOKEN_PROGRAMS
  readonly extensions?: Uint8Array
  /** Why it cannot be sent. */
  readonly blocker?: 'frozen' | 'memo'
}

const TOKENS = {
  coin: undefined,
  'no decimals': { decimals: 0, program: 'token' },
  '6 decimals': { decimals: 6, program: 'token' },
  '18 decimals': { decimals: 18, program: 'token' },
  'Token-2022': { decimals: 6, program: 'token-2022' },
  'keeps a fee': { decimals: 6, program: 'token-2022', extensions: KEEPS_FEE },
  'wants a memo': { decimals: 6, program: 'token-2022', blocker: 'memo' },
  frozen: { decimals: 6, program: 'token', blocker: 'frozen' },
  'frozen, Token-2022': { decimals: 6, program: 'token-2022', blocker: 'frozen' },
} satisfies Record<string, Token | undefined>

const FATES = ['in a block', 'expired', 'overtaken'] as const
const SIGNING: readonly SandboxFeatureName[] = [
  'standard:connect',
  'standard:disconnect',
  'standard:events',
  'solana:signTransaction',
]

/** Blocks are also mined while a wallet is open. */
const FASTEST_BLOCK_MS = 300

type Kind = keyof typeof TOKENS
type Fate = (typeof FATES)[number]

const isKind = (name: string): name is Kind => Object.hasOwn(TOKENS, name)
const KINDS = Object.keys(TOKENS).filter(isKind)

/** Starts the chain. */
export async function solanaFamily(): Promise<Family<Kind, Fate>> {
  const chain = await startSolanaChain()
  const connection = new Connection(chain.url, 'confirmed')
  const network = extendNetwork({ ...mainnet, rpcUrls: { default: { http: [chain.url] } } })

  const coin = { symbol: 'SOL', decimals: COIN_DECIMALS }
  const frameNetwork = { caipNetworkId: network.caipNetworkId, name: network.name, rpcUrl: chain.url, coin }

  async function begin({ kind, fate }: Values<Kind, Fate>, random: SeededRandom, who?: Who): Promise<Scene> {
    const isSigner = random.chance(0.5)
    const startedAtMs = Date.now()
    const keypair = () => Keypair.fromSeed(Buffer.from(random.hex(32).slice(2), 'hex'))
    const owner = keypair()
    const address = owner.publicKey.toBase58()
    const recipient = keypair().publicKey.toBase58()
    const token: Token | undefined = TOKENS[kind]
    chain.release()
    await chain.airdrop({ to: address, lamports: FUNDS })
    const units = 1n + random.bits(40)
    const minted = token && (await chain.mint({ owner: address, amount: units, ...token }))
    const taker = keypair().publicKey
    const taken = minted && (await chain.mint({ owner: taker.toBase58(), amount: 0n, mint: minted.mint }))
    if (minted && token?.blocker === 'memo') {
      const { account } = await chain.mint({ owner: recipient, amount: 0n, mint: minted.mint })
      chain.rewrite(account, (data) => Uint8Array.from([...data, ...WANTS_MEMO]))
    }
    chain.hold()
    let isReleased = false
    if (fate === 'overtaken') await overtake()
    if (minted && token?.blocker === 'frozen') {
      chain.rewrite(minted.account, (data) => data.with(STATE.at, STATE.frozen))
    }

    async function overtake(): Promise<void> {
      const { blockhash, lastValidBlockHeight } = await connection.getLatestBlockhash()
      const transaction = new Transaction({ feePayer: owner.publicKey, blockhash, lastValidBlockHeight })
      if (minted && taken && token) {
        const data = Buffer.alloc(10)
        data[0] = TRANSFER_CHECKED
        data.writeBigUInt64LE(units, 1)
        data[9] = token.decimals
        const keys = [
          { pubkey: new PublicKey(minted.account), isSigner: false, isWritable: true },
          { pubkey: new PublicKey(minted.mint), isSigner: false, isWritable: false },
          { pubkey: new PublicKey(taken.account), isSigner: false, isWritable: true },
          { pubkey: owner.publicKey, isSigner: true, isWritable: false },
        ]
        transaction.add(new TransactionInstruction({ programId: TOKEN_PROGRAMS[token.program], keys, data }))
      } else {
        const lamports = FUNDS - LEFT
        transaction.add(SystemProgram.transfer({ fromPubkey: owner.publicKey, toPubkey: taker, lamports }))
      }
      transaction.sign(owner)
      await connection.sendRawTransaction(transaction.serialize())
    }

    const approval = { prompts: 0, open: () => {} }
    const opened = new Promise<void>((resolve) => {
      approval.open = resolve
    })
    const confirm = async () => {
      approval.prompts += 1
      await opened
      return true
    }
    const wallet = await createSandboxWallet({
      name: NAME,
      privateKeys: [owner.secretKey.slice(0, 32)],
      chains: [{ chain: 'solana:mainnet', rpcUrl: chain.url }],
      approve: async ({ kind: asked }) => (asked !== 'send' && asked !== 'sign-transaction') || confirm(),
      ...((who ? who === 'signs' : isSigner) && { features: SIGNING }),
    })
    const key = owner.secretKey.slice(0, 32)
    const reach = await reachOf(who, {
      paired: wallet,
      embedded: { keys: { evm: key, solana: key }, networks: [frameNetwork], confirm },
    })
    if (!reach) wallet.register()

    const release = async () => {
      isReleased = true
      chain.release()
    }
    const age = async () => {
      chain.advance({ blocks: Math.ceil((Date.now() - startedAtMs) / FASTEST_BLOCK_MS) })
      chain.expireBlockhash()
    }
    const expire = async () => {
      await age()
      await release()
    }

    async function truthOf(hash: string): Promise<Truth> {
      const { value } = await connection.getSignatureStatuses([hash], { searchTransactionHistory: true })
      const [found] = value
      if (!found) return { status: isReleased ? 'dropped' : 'pending' }
      return { status: found.err ? 'failed' : 'confirmed', settledAs: hash }
    }

    const decimals = token?.decimals ?? COIN_DECIMALS
    const symbol = token ? `T${KINDS.indexOf(kind)}` : 'SOL'
    const funds = token ? units : FUNDS
    const least = token ? 1n : fate === 'overtaken' ? LEFT : LEAST
    const most = token ? units / 4n + 1n : FUNDS / 4n
    return {
      network,
      address,
      connectorId: 'wallet-standard.sandbox-wallet',
      equip: () => solana(),
      isReported: true,
      seenAfterMs: 0,
      refusal: token?.blocker && ((error) => isKitError(error, 'send/failed')),
      prompts: () => approval.prompts,
      approve: approval.open,
      range: { least, most, decimals },
      send: sendBySymbol({ network, recipient, tokenAddress: minted?.mint, symbol, decimals, units: funds }),
      age,
      events: () => [fate === 'expired' ? expire : release],
      truthOf,
      async held() {
        const coin = { address: undefined, symbol: 'SOL', decimals: COIN_DECIMALS, units: chain.balanceOf(address) }
        if (!minted) return [coin]
        return [coin, { address: minted.mint, symbol, decimals, units: chain.tokenBalanceOf(minted.account) }]
      },
      async received() {
        if (!minted) return chain.balanceOf(recipient)
        const { account } = await chain.mint({ owner: recipient, amount: 0n, mint: minted.mint })
        return chain.tokenBalanceOf(account)
      },
      reach,
      leave: reach?.close ?? wallet.unregister,
    }
  }

  const { caipNetworkId } = network
  return { caipNetworkId, kinds: KINDS, fates: FATES, isServed: true, begin, close: () => chain.close() }
}

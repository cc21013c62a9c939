/** A sandbox wallet on a chain, called like by a page without types. */
import { type SolanaChain, startSolanaChain } from '@bowline/solana-chain'
import {
  address,
  appendTransactionMessageInstruction,
  compileTransaction,
  createNoopSigner,
  createSolanaRpc,
  createTransactionMessage,
  getTransactionEncoder,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import {
  createSandboxWallet,
  type SandboxFeatureName,
  type SandboxRequest,
  type SandboxWallet,
  type SandboxWalletOptions,
} from '../src/testing/index.js'

export const SOL = 1_000_000_000n

const ALICE = new Uint8Array(32).fill(1)

const BOB = new Uint8Array(32).fill(2)

export const CAROL = address('3tJPsz3dYEaGZJ9xXrLNTSFcXSyxFU6RrLyqXcYtbKz4')

export let chain: SolanaChain

beforeAll(async () => {
  chain = await startSolanaChain()
})

afterAll(() => chain.close())

type Person = { say: boolean; readonly prompts: SandboxRequest[] }

/** A wallet whose user approves everything until set otherwise. */
export async function sandbox(over: Partial<SandboxWalletOptions> = {}) {
  const person: Person = { say: true, prompts: [] }
  const made = await createSandboxWallet({
    privateKeys: [ALICE, BOB],
    chains: [{ chain: 'solana:localnet', rpcUrl: chain.url }, { chain: 'solana:mainnet' }],
    approve: async (request) => {
      person.prompts.push(request)
      return person.say
    },
    ...over,
  })
  const ask = feature(made)
  const [alice = '', bob = ''] = made.state().addresses
  return { made, person, ask, alice: address(alice), bob: address(bob), open: () => ask('standard:connect', 'connect') }
}

/** Sends a request like a page without types. */
function feature({ wallet }: SandboxWallet) {
  return (name: SandboxFeatureName, method: string, ...inputs: readonly unknown[]): Promise<unknown> => {
    const found: unknown = Reflect.get(Object(wallet.features[name]), method)
    if (typeof found !== 'function') throw new Error(`Not offered: ${name}`)
    return Reflect.apply(found, undefined, inputs)
  }
}

export function part(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((at, key) => Reflect.get(Object(at), key), value)
}

export function bytesAt(value: unknown, ...path: readonly (string | number)[]): Uint8Array {
  const found = part(value, ...path)
  if (!(found instanceof Uint8Array)) throw new Error('No bytes')
  return found
}

export const rpc = () => createSolanaRpc(chain.url)

export const balance = async (of: string) => (await rpc().getBalance(address(of)).send()).value

/** A serialized unsigned transfer. */
export async function transfer(
  from: string,
  amount: bigint,
  version: 'legacy' | 0 = 0,
  to = CAROL,
): Promise<Uint8Array> {
  const { value: lifetime } = await rpc().getLatestBlockhash().send()
  const source = createNoopSigner(address(from))
  const message = pipe(
    createTransactionMessage({ version }),
    (given) => setTransactionMessageFeePayer(source.address, given),
    (given) => setTransactionMessageLifetimeUsingBlockhash(lifetime, given),
    (given) =>
      appendTransactionMessageInstruction(getTransferSolInstruction({ source, destination: to, amount }), given),
  )
  return Uint8Array.from(getTransactionEncoder().encode(compileTransaction(message)))
}

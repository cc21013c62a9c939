/** @jest-environment node */

const REFUSED = [
  ...(['AbortController', 'BroadcastChannel', 'MessageChannel', 'WebSocket', 'fetch'] as const),
  ...(['setTimeout', 'setInterval', 'setImmediate'] as const),
]

const refuse = (name: string) =>
  function refused() {
    throw new Error(`${name} at module scope`)
  }

/** Each of its modules: Jest loads them with the first use of what an entry passes on (`tooling/jest-preset/transform.cjs`). */
const whole = async (entry: Promise<object>) => Object.values(await entry)

test('R-HOST-84 creates a kit with every adapter from plain values at module scope', async () => {
  const kept = REFUSED.map((name) => [name, globalThis[name]] as const)
  const { getRandomValues, randomUUID } = crypto
  const { random } = Math
  for (const name of REFUSED) Object.assign(globalThis, { [name]: refuse(name) })
  Object.assign(crypto, { getRandomValues: refuse('random values'), randomUUID: refuse('a random id') })
  Math.random = refuse('a random number')
  try {
    const { createKit } = await import('@bowline/kit-core')
    const { bitcoin: bitcoinNetwork, mainnet, solana: solanaNetwork } = await import('@bowline/kit-core/networks')
    const [{ evm }, { coinbaseWallet }] = await Promise.all([
      import('@bowline/adapter-evm'),
      import('@bowline/adapter-evm/coinbase'),
    ])
    const { solana } = await import('@bowline/adapter-solana')
    const { bitcoin } = await import('@bowline/adapter-bitcoin')
    const entries = [
      ...[import('@bowline/kit-core'), import('@bowline/adapter-evm'), import('@bowline/adapter-evm/coinbase')],
      ...[import('@bowline/adapter-solana'), import('@bowline/adapter-bitcoin')],
      ...[import('../src/index.js'), import('../src/headless.js')],
    ]
    await Promise.all(entries.map(whole))
    const kit = createKit({
      projectId: 'p',
      networks: [mainnet, solanaNetwork, bitcoinNetwork],
      adapters: [evm({ wallets: [coinbaseWallet()] }), solana(), bitcoin()],
    })
    expect([...kit.adapters.keys()]).toEqual(['eip155', 'solana', 'bip122'])
  } finally {
    for (const [name, value] of kept) Object.assign(globalThis, { [name]: value })
    Object.assign(crypto, { getRandomValues, randomUUID })
    Math.random = random
  }
})

/** @jest-environment node */

const REFUSED = ['AbortController', 'BroadcastChannel', 'MessageChannel', 'fetch', 'setTimeout', 'setInterval'] as const

/** Each of its modules: Jest loads them with the first use of what an entry passes on (`tooling/jest-preset/transform.cjs`). */
const whole = async (entry: Promise<object>) => Object.values(await entry)

test('R-HOST-84 creates only plain values when the entries are imported and a kit is created', async () => {
  const kept = REFUSED.map((name) => [name, globalThis[name]] as const)
  const { getRandomValues } = crypto
  const refuse = (name: string) => () => {
    throw new Error(`${name} at module scope`)
  }
  const { random } = Math
  for (const name of REFUSED) Object.assign(globalThis, { [name]: refuse(name) })
  crypto.getRandomValues = refuse('random values')
  Math.random = refuse('a random number')
  try {
    const { createKit } = await import('./index.js')
    await Promise.all([import('./index.js'), import('./actions.js'), import('./server.js')].map(whole))
    const { mainnet, solana } = await import('./networks.js')
    const kit = createKit({ projectId: 'p', networks: [mainnet, solana] })
    expect(kit.getState().lifecycle).toBe('booting')
  } finally {
    for (const [name, value] of kept) Object.assign(globalThis, { [name]: value })
    crypto.getRandomValues = getRandomValues
    Math.random = random
  }
})

import { onEvent, ready, start } from '../../actions.js'
import type { AdapterContext, AdapterDescriptor } from '../../index.js'
import { createTestKit, mockAdapter, mockConnectors } from '../../testing/index.js'

const settled = () => new Promise(setImmediate)

test('R-CFG-16 resolves ready when start-up has finished, and sets initialized once', async () => {
  const { kit } = createTestKit()
  const seen: string[] = []
  kit.subscribe(
    ({ lifecycle }) => lifecycle,
    (lifecycle) => seen.push(lifecycle),
  )
  const waiting = ready(kit)
  const stop = start(kit)
  await waiting
  await ready(kit)
  stop()
  start(kit)
  await settled()
  expect(seen).toEqual(['starting', 'initialized'])
})

test('R-CFG-18 logs a step that fails and runs the later ones', async () => {
  const broken = mockAdapter()
  const { kit, log } = createTestKit({
    adapters: [
      {
        ...broken,
        create: (context) => ({
          ...broken.create(context),
          syncConnectors: () => {
            throw new Error('broken')
          },
          syncConnections: () => {
            throw new Error('broken too')
          },
        }),
      },
      mockAdapter({ namespace: 'solana' }),
    ],
  })
  const events: unknown[] = []
  onEvent(kit, ({ event, properties }) => events.push([event, properties]))
  start(kit)
  await ready(kit)
  expect(kit.getState().connect.connectors.solana).toHaveLength(2)
  expect(log.entries.filter(({ level }) => level === 'error')).toHaveLength(2)
  expect(events).toContainEqual(['INTERNAL_SDK_ERROR', { name: 'Error', code: 'unknown' }])
})

test('R-CFG-18 skips an adapter that cannot be created', async () => {
  const { kit, log } = createTestKit({
    adapters: [
      {
        namespace: 'eip155',
        name: 'broken',
        create: () => {
          throw new Error('broken')
        },
      },
    ],
  })
  start(kit)
  await ready(kit)
  expect(kit.adapters.size).toBe(0)
  expect(log.entries[0]?.message).toContain('broken')
})

test('R-CFG-06 R-ADPT-01 creates the adapter of a descriptor that is an instance of a class', async () => {
  class Descriptor implements AdapterDescriptor {
    readonly namespace = 'eip155'
    readonly name = 'class'
    readonly wallet = mockAdapter()
    create(context: AdapterContext) {
      return this.wallet.create(context)
    }
  }
  const { kit, log } = createTestKit({ adapters: [new Descriptor()] })
  expect(kit.adapters.has('eip155')).toBe(true)
  expect(log.entries.filter(({ level }) => level === 'error')).toEqual([])
})

test('R-CFG-06 starts without an adapter', async () => {
  const { kit } = createTestKit({ adapters: [] })
  start(kit)
  await ready(kit)
  expect(kit.getState().lifecycle).toBe('initialized')
})

test('R-CONN-03 R-ADPT-01 finds wallets from the start on, including late ones', async () => {
  const evm = mockAdapter({ connectors: [] })
  const { kit } = createTestKit({ adapters: [evm] })
  start(kit)
  evm.controls.announce(...mockConnectors('eip155'))
  expect(kit.getState().connect.connectors.eip155).toHaveLength(2)
  evm.controls.withdraw('test.wallet.eip155')
  expect(kit.getState().connect.connectors.eip155).toHaveLength(1)
})

test('R-HOST-10 R-REACT-07 counts several starts as one, stops with the last one, and ignores a second call of a stop', async () => {
  const evm = mockAdapter()
  const { kit } = createTestKit({ adapters: [evm] })
  const [one, two] = [start(kit), start(kit)]
  await ready(kit)
  const { signal } = { signal: kit.lifetime() }
  one()
  one()
  expect(evm.controls.listeners()).toBe(1)
  two()
  expect(evm.controls.listeners()).toBe(0)
  expect(signal.aborted).toBe(true)
  expect(kit.lifetime().aborted).toBe(false)
})

test('R-CFG-15 requests connections made outside the kit at the start', async () => {
  const evm = mockAdapter()
  const { kit } = createTestKit({
    adapters: [
      {
        ...evm,
        create: (context) => ({
          ...evm.create(context),
          syncConnections: () => evm.controls.connectOutside('host.wallet.eip155'),
        }),
      },
    ],
  })
  start(kit)
  await ready(kit)
  expect(kit.getState().connect.status).toBe('connected')
})

/** Types the compiler must reject. The test run itself checks nothing. */
import { connect, open, start } from './actions.js'
import { createKit, type Kit, type Namespace } from './index.js'
import { mainnet, solana } from './networks.js'
import { mockAdapter } from './testing/index.js'

test('R-CFG-04 rejects an empty list of networks by type and at run time', () => {
  // @ts-expect-error an empty list
  expect(() => createKit({ projectId: 'p', networks: [] })).toThrow('networks must hold at least one network')
  // @ts-expect-error no list
  expect(() => createKit({ projectId: 'p' })).toThrow('networks must hold at least one network')
})

test('R-HOST-11 rejects a wrong namespace, view or option by type', () => {
  const refused = (kit: Kit) => [
    // @ts-expect-error no such namespace
    () => connect(kit, { connectorId: 'x', namespace: 'tron' }),
    // @ts-expect-error not to be opened from outside
    () => open(kit, { view: 'SwitchNetwork' }),
    // @ts-expect-error no such theme
    () => createKit({ projectId: 'p', networks: [mainnet], themeMode: 'sepia' }),
    // @ts-expect-error no such social login
    () => createKit({ projectId: 'p', networks: [mainnet], features: { socials: ['orkut'] } }),
    // @ts-expect-error a namespace is no free text
    (): Namespace => 'tron',
  ]
  expect(refused.length).toBe(1)
})

test('R-HOST-11 accepts a kit with any options, and keeps the namespaces of its adapters', () => {
  const kit = createKit({
    projectId: '',
    networks: [mainnet, solana],
    adapters: [mockAdapter({ namespace: 'solana' })],
  })
  type Adapters = NonNullable<NonNullable<(typeof kit)['~options']>['adapters']>
  const namespaces: Adapters[number]['namespace'][] = ['solana']
  // @ts-expect-error the kit has no adapter of this namespace
  namespaces.push('eip155')
  expect(namespaces).toHaveLength(2)
  start(kit)()
})

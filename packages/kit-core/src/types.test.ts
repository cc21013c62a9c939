/** What the compiler must refuse; the test run itself has nothing to do. */
import { connect, open, start } from './actions.js'
import { createKit, type Kit, type Namespace } from './index.js'
import { mainnet, solana } from './networks.js'
import { mockAdapter } from './testing/index.js'

test('R-CFG-04 an empty list of networks is a type error, and is refused at run time too', () => {
  // @ts-expect-error an empty list
  expect(() => createKit({ projectId: 'p', networks: [] })).toThrow('networks must hold at least one network')
  // @ts-expect-error no list
  expect(() => createKit({ projectId: 'p' })).toThrow('networks must hold at least one network')
})

test('R-HOST-11 a wrong namespace, view or option is a type error', () => {
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

test('R-HOST-11 a kit of any options is a kit, and remembers the namespaces of its adapters', () => {
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

/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 */
import { memorySignIn, settled, setUpSignIn, stopKits } from '../../../test/sign-in-fixture.js'
import { signIn } from '../../actions.js'
import { createMemoryStorage, mockAdapter } from '../../testing/index.js'

afterEach(stopKits)

test('R-SIWX-08 restores the signed-in status when the server is back, without opening a view', async () => {
  const [storage, evm, app] = [createMemoryStorage(), mockAdapter(), memorySignIn()]
  const first = await setUpSignIn({ adapters: [evm], storage, signIn: app })
  await first.connect()
  await signIn(first.kit)
  first.stop()
  app.fail('getSessions', new Error('the server is down'))
  const { kit, view, status, toast } = await setUpSignIn({ adapters: [evm], storage, signIn: app })
  expect([kit.getState().connect.status, status(), view()]).toEqual(['connected', 'needed', undefined])
  expect([toast(), app.sessions().length]).toEqual(['A problem occurred while trying initialize authentication', 1])
  app.mend()
  window.dispatchEvent(new Event('online'))
  await settled()
  expect([status(), view(), kit.getState().connect.status]).toEqual(['signed', undefined, 'connected'])
})

import '../../test/page/page-rules.js'
import { connect } from '@bowline/kit-core/actions'
import { act, screen } from '@testing-library/react'
import { renderWithKit } from '../../test/page/render-with-kit.js'
import { KitButton } from './kit-button.js'

let watched: (string | null)[] = []

beforeEach(() => {
  watched = []
  class Observer {
    observe = (element: Element) => watched.push(element.getAttribute('data-bl-opener'))
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: Observer })
})

afterEach(() => {
  Reflect.deleteProperty(window, 'IntersectionObserver')
})

test('R-HOST-30 observes the account button that later replaces ConnectButton', async () => {
  const opener = () => screen.getByRole('button').getAttribute('data-bl-opener')
  const { kit } = await renderWithKit(<KitButton />, { options: { prefetch: 'code' } })
  const ofConnect = opener()
  expect(new Set(watched)).toEqual(new Set([ofConnect]))
  await act(() => connect(kit, { connectorId: 'test.wallet.eip155' }))
  expect(opener()).not.toBe(ofConnect)
  expect(new Set(watched)).toEqual(new Set([ofConnect, opener()]))
})

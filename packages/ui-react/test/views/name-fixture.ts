/** The views of a name over the mock name service and a frame in memory that signs with real keys. */
import { createMockApi, type MockEndpoint, type ScenarioName } from '@bowline/api-client/mocks'
import { createFakeFrame } from '@bowline/secure-frame/testing'
import { act, screen } from '@testing-library/react'
import { getResponse } from 'msw'
import { type EmbeddedParams, showLoggedIn } from './embedded-fixture.js'

/** Somebody else's name. */
const TAKEN = 'grace.bowline.id'

/** A name service where `grace` is somebody else's and `my-own` the visitor's. */
export function createNameService() {
  const fake = createFakeFrame({ emailAction: 'CONNECT' })
  const api = createMockApi({ names: { [TAKEN]: `0x${'ab'.repeat(20)}`, 'my-own.bowline.id': fake.addresses.eip155 } })
  const gates = new Map<string, Promise<void>>()
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    for (const [part, gate] of gates) if (request.url.includes(part)) await gate
    const response = await getResponse(api.handlers, request)
    if (!response || response.type === 'error') throw new TypeError('fetch failed')
    return response
  }
  return {
    fake,
    fetch,
    asked: (name: MockEndpoint) => api.requests.filter(({ endpoint }) => endpoint === name),
    setScenario: (name: ScenarioName, ...only: MockEndpoint[]) => api.setScenario(name, { only }),
    /** Requests whose address has this part wait until they are let go. */
    hold(part: string) {
      let release = () => {}
      const gate = new Promise<void>((resolve) => {
        release = resolve
      })
      gates.set(part, gate)
      return () =>
        act(async () => {
          gates.delete(part)
          release()
        })
    },
  }
}

/** A view of a name, or another, of an account that was logged in to by e-mail. */
export async function showName({
  service = createNameService(),
  ...params
}: EmbeddedParams & { service?: ReturnType<typeof createNameService> } = {}) {
  const shown = await showLoggedIn({
    view: 'RegisterAccountName',
    fake: service.fake,
    fetch: service.fetch,
    isBare: true,
    ...params,
  })
  return { ...shown, service, views: () => shown.kit.getState().navigation.history.map(({ view }) => view) }
}

/** The field of the name. */
export const nameField = () => screen.getByRole('combobox', { name: /^(Name|الاسم)$/ })

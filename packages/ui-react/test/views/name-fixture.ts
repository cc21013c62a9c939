/** Renders the views of account names with the mock name service and a frame in memory that signs with real keys. */
import { createMockApi, type MockEndpoint, type ScenarioName } from '@bowline/api-client/mocks'
import { createFakeFrame } from '@bowline/secure-frame/testing'
import { act, screen } from '@testing-library/react'
import { getResponse } from 'msw'
import { type EmbeddedParams, showLoggedIn } from './embedded-fixture.js'

/** Name of another account. */
const TAKEN = 'grace.bowline.id'

/** A name service where `grace` belongs to another account and `my-own` to the user's. */
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
    /** Holds requests whose URL contains this part until the returned function is called. */
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

/** Renders RegisterAccountName, or another view, of an account that logged in with an email address. */
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

/** Field for the name. */
export const nameField = () => screen.getByRole('combobox', { name: /^(Name|الاسم)$/ })

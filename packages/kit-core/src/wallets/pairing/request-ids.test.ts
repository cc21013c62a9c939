import { pairUp, personalSign, startTestRelay, stopTestRelay } from '../../../test/transport-fixture.js'

beforeEach(startTestRelay)
afterEach(stopTestRelay)

describe('requests of the same millisecond, whose numbers the library draws out of a thousand', () => {
  const messages = ['0x01', '0x02', '0x03']

  async function signAll(drawn: 'once' | 'always') {
    const { session, wallet } = await pairUp({ onRequest: ({ params }) => params })
    const nowMs = Date.now()
    jest.spyOn(Date, 'now').mockReturnValue(nowMs)
    const random = jest.spyOn(Math, 'random')
    if (drawn === 'always') random.mockReturnValue(0.5)
    else for (const _ of messages) random.mockReturnValueOnce(0.5).mockReturnValueOnce(0.5)
    const asked = messages.map((message) => session.request({ ...personalSign, params: [message] }))
    return { settled: await Promise.allSettled(asked), wallet }
  }

  afterEach(() => jest.restoreAllMocks())

  test('R-CONN-277 gives each request its own response', async () => {
    const { settled, wallet } = await signAll('once')
    expect(settled).toEqual(messages.map((message) => ({ status: 'fulfilled', value: [message] })))
    expect(wallet.requests).toHaveLength(3)
  })

  test('R-CONN-277 fails a request without a unique id, instead of giving it the response of another', async () => {
    const { settled, wallet } = await signAll('always')
    expect(settled).toMatchObject([
      { status: 'fulfilled', value: ['0x01'] },
      { status: 'rejected', reason: { code: 'wallet/request-failed' } },
      { status: 'rejected', reason: { code: 'wallet/request-failed' } },
    ])
    expect(wallet.requests).toHaveLength(1)
  })
})

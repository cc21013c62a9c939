/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 */
import { failureOf, openClient, SIGNING } from '../../test/open-client.js'
import { createFakeFrame } from '../testing/index.js'

const SECRETS = ['ada@example.org', '123456', '0x68656c6c6f', 'handle=', 'Invalid code']

/** The files that the page downloads while the action runs. */
async function filesOf(act: () => void): Promise<{ readonly name: string; readonly text: string }[]> {
  const files: Promise<{ readonly name: string; readonly text: string }>[] = []
  const blobs: Blob[] = []
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) blobs.push(blob)
    return 'blob:https://app.example/1'
  }
  URL.revokeObjectURL = () => undefined
  const hear = (event: MouseEvent): void => {
    event.preventDefault()
    const [blob] = blobs
    if (event.target instanceof HTMLAnchorElement && blob) {
      const name = event.target.download
      files.push(blob.text().then((text) => ({ name, text })))
    }
  }
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    this.addEventListener('click', hear)
    this.dispatchEvent(new MouseEvent('click', { cancelable: true }))
  }
  act()
  return Promise.all(files)
}

async function logIn(enableLogger: boolean) {
  const frame = createFakeFrame()
  const { client, lines } = openClient(frame.openChannel, { enableLogger })
  await client.request('CONNECT_EMAIL', { email: 'ada@example.org' })
  await failureOf(client.request('CONNECT_OTP', { otp: '000000' }))
  await client.request('CONNECT_OTP', { otp: '123456' })
  const signature = client.request('RPC_REQUEST', SIGNING)
  while (frame.waiting().length === 0) await client.request('IS_CONNECTED', undefined)
  await frame.approve()
  await signature
  client.end()
  return { client, lines }
}

test('R-FRAME-60 R-CONST-18 logs only errors by default, with the request type', async () => {
  const { lines } = await logIn(false)
  expect(lines).toEqual([
    { atMs: expect.any(Number), level: 'error', event: 'failed', type: 'CONNECT_OTP', code: 'frame/error-response' },
  ])
})

test('R-FRAME-60 does not log a request declined by the user as an error', async () => {
  const frame = createFakeFrame()
  const { client, lines } = openClient(frame.openChannel)
  await client.request('CONNECT_EMAIL', { email: 'ada@example.org' })
  await client.request('CONNECT_OTP', { otp: '123456' })
  const rejected = failureOf(client.request('RPC_REQUEST', SIGNING))
  while (frame.waiting().length === 0) await client.request('IS_CONNECTED', undefined)
  await frame.reject()
  expect(await rejected).toMatchObject({ rpcCode: 4001 })
  const closed = failureOf(client.request('RPC_REQUEST', SIGNING))
  while (frame.waiting().length === 0) await client.request('IS_CONNECTED', undefined)
  client.abortApprovals()
  await closed
  client.end()
  expect(lines).toEqual([])
})

test('R-FRAME-60 R-FRAME-83 does not log as an error that users log in in the window', async () => {
  const frame = createFakeFrame({ login: 'window' })
  const { client, lines } = openClient(frame.openChannel)
  expect(await failureOf(client.request('CONNECT_EMAIL', { email: 'ada@example.org' }))).toMatchObject({
    reason: 'login_window',
  })
  client.end()
  expect(lines).toEqual([])
})

test('R-FRAME-60 logs everything when enabled, without message contents', async () => {
  const { lines } = await logIn(true)
  expect(lines.map(({ event, type }) => `${event} ${type ?? ''}`)).toEqual(
    expect.arrayContaining([
      'ready ',
      'sent CONNECT_EMAIL',
      'answered CONNECT_EMAIL',
      'failed CONNECT_OTP',
      'sent RPC_REQUEST',
    ]),
  )
  for (const secret of SECRETS) expect(JSON.stringify(lines)).not.toContain(secret)
})

test('R-FRAME-61 downloads the log as a file named after the project', async () => {
  const { client } = await logIn(false)
  const [file] = await filesOf(() => client.downloadLogs())
  expect(file?.name).toBe('frame-logs-project.txt')
  expect(file?.text).toContain('"type":"CONNECT_EMAIL"')
  for (const secret of SECRETS) expect(file?.text).not.toContain(secret)
})

test('R-FRAME-61 R-CONST-18 keeps the newest 1,024,000 bytes of the log', async () => {
  const { client } = openClient(createFakeFrame().openChannel)
  const rejected = { method: 'eth_call', params: [], chainId: 'eip155:1' }
  for (let round = 0; round < 150; round++) {
    const all = Array.from({ length: 90 }, () => client.request('RPC_REQUEST', rejected).catch(() => undefined))
    await Promise.all(all)
    client.end()
  }
  await client.request('GET_CHAIN_ID', undefined)
  client.end()
  const [file] = await filesOf(() => client.downloadLogs())
  expect(file?.text.length).toBeGreaterThan(1_023_000)
  expect(file?.text.length).toBeLessThanOrEqual(1_024_000)
  expect(file?.text).toContain('"type":"GET_CHAIN_ID"')
})

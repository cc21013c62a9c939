import { createFrameScene, OTHER_PAGE_ORIGIN } from '../../../test/frame-fixture.js'
import { createLastingStorage } from '../../../test/lasting-storage.js'
import { PROOF_HEADER } from '../../api/proof.js'

const email = 'ada@mail.example'
let scene: ReturnType<typeof createFrameScene>
beforeEach(() => {
  scene = createFrameScene()
})
afterEach(() => scene.end())

test('R-FRAME-59 does not log in another site in the same browser', async () => {
  const storage = createLastingStorage()
  await scene.logIn(scene.startFrame({ storage }))
  expect(await scene.startFrame({ storage }).session.isConnected()).toBe(true)
  expect(await scene.startFrame({ storage, embedder: OTHER_PAGE_ORIGIN }).session.isConnected()).toBe(false)
  expect(await scene.startFrame({ storage, projectId: 'other-project' }).session.isConnected()).toBe(false)
})

test('R-CFG-59 rejects a page that the project does not allow, and an unknown project', async () => {
  for (const params of [{ embedder: 'https://bad.example' }, { projectId: 'unknown' }]) {
    const { session } = scene.startFrame(params)
    const connecting = session.connectEmail({ email, signal: scene.signal })
    await expect(connecting).rejects.toMatchObject({ reason: 'unverified_domain' })
  }
  expect(scene.mails).toHaveLength(0)
})

test('removes a login that has expired', async () => {
  const frame = scene.startFrame()
  await scene.logIn(frame)
  const tokens: string[] = []
  frame.session.onToken((token) => tokens.push(token))
  scene.clock.nowMs += 31 * 24 * 60 * 60_000
  expect(await frame.session.isConnected()).toBe(false)
  expect(tokens).toEqual([''])
  await expect(frame.session.user({ namespace: 'eip155' })).rejects.toThrow('You’re not logged in')
})

test('logs in and stays connected when the device’s clock is a year off', async () => {
  const year = 365 * 24 * 60 * 60_000
  for (const clockOffsetMs of [-year, year]) {
    const frame = scene.startFrame({ clockOffsetMs })
    await scene.logIn(frame)
    expect(await frame.session.isConnected()).toBe(true)
  }
})

test('sends a different proof with every call', async () => {
  await scene.logIn(scene.startFrame())
  const proofs = scene.requests.map(({ headers }) => headers.get(PROOF_HEADER))
  expect(new Set(proofs).size).toBe(scene.requests.length)
})

import { createFrameScene, FRAME_ORIGIN } from '../../../test/frame-fixture.js'
import { createSandboxScene } from '../../../test/sandbox-fixture.js'

const COOP = 'cross-origin-opener-policy'

test('R-FRAME-95 cuts pages that need no opener off from other windows, and keeps it for the login that reports to its page', async () => {
  const scene = createFrameScene()
  for (const path of ['/device?link=x', '/health', '/project?projectId=project', '/social/start?state=x']) {
    const { headers } = await scene.server.handle(new Request(`${FRAME_ORIGIN}${path}`))
    expect([path, headers.get(COOP), headers.get('strict-transport-security')]).toEqual([
      path,
      'same-origin',
      'max-age=31536000',
    ])
    expect(headers.get('permissions-policy')).toContain('camera=()')
  }
  scene.end()

  const sandbox = createSandboxScene()
  const { uri } = await sandbox.startFrame().session.socialRedirectUri({ provider: 'google' })
  const started = await sandbox.server.handle(new Request(uri))
  const consent = await sandbox.server.handle(new Request(started.headers.get('location') ?? ''))
  expect([consent.status, consent.headers.get(COOP)]).toEqual([200, null])
  expect((await sandbox.consent(uri, 'allow')).headers.get(COOP)).toBeNull()
  sandbox.end()
})

test('R-FRAME-95 answers no other site: no response carries a CORS header', async () => {
  const scene = createFrameScene()
  for (const method of ['GET', 'POST', 'OPTIONS']) {
    for (const path of ['/api/auth/email', '/v1?projectId=project', '/project?projectId=project', '/health']) {
      const headers = { origin: 'https://bad.example', 'access-control-request-method': 'POST' }
      const response = await scene.server.handle(new Request(`${FRAME_ORIGIN}${path}`, { method, headers }))
      expect([...response.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
    }
  }
  scene.end()
})

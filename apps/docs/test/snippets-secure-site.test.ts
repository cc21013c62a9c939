/** @jest-environment node */
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMemoryStore } from '@bowline/secure-site/sandbox'
import { createWrappingKey } from '@bowline/secure-site/server'
import { serveSecureSite } from '../snippets/secure-site'

test('R-FRAME-66 secure-site.ts serves the frame only to the pages of the project', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'secure-site-'))
  await writeFile(join(folder, 'v1.html'), '<!doctype html><title>Wallet</title>')
  const { port, close } = await serveSecureSite({
    siteFolder: folder,
    port: 0,
    sendMail: async () => {},
    stores: { main: createMemoryStore(), vault: createMemoryStore() },
    keyFiles: { auth: createWrappingKey(), vault: createWrappingKey() },
  })
  const ancestors = async (projectId: string) => {
    const response = await fetch(`http://127.0.0.1:${port}/v1?projectId=${projectId}`)
    return response.headers.get('content-security-policy')?.match(/frame-ancestors [^;]+/)?.[0]
  }
  expect(await ancestors('YOUR_PROJECT_ID')).toBe('frame-ancestors https://app.example.org')
  expect(await ancestors('other')).toBe("frame-ancestors 'none'")
  await close()
})

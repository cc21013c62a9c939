/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderPage } from './render-page'

type Manifest = {
  readonly dependencies: Readonly<Record<string, string>>
  readonly peerDependencies: Readonly<Record<string, string>>
}

const root = join(__dirname, '../../..')
const manifest = (folder: string): Manifest => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
const hosts = ['tooling/react-18-wagmi-2', 'tooling/react-19-wagmi-3'].map(manifest)

test('R-HOST-60 R-ADPT-40 /versions names the versions that the host apps are tested with', async () => {
  const { text } = await renderPage('/versions')
  for (const name of ['react', '@wagmi/core', 'wagmi', 'viem']) {
    const [older, newer] = hosts.map(({ dependencies }) => dependencies[name])
    expect(text).toContain(`Tested with ${older} and ${newer}.`)
  }
})

test('R-HOST-60 R-ADPT-40 /versions names the versions that the packages take', async () => {
  const { text } = await renderPage('/versions')
  const { react } = manifest('packages/ui-react').peerDependencies
  const { '@wagmi/core': wagmi, viem } = manifest('packages/adapter-evm').peerDependencies
  expect([react, wagmi, viem]).toEqual(['^18.3.0 || ^19.0.0', '^2.22.0 || ^3.6.5', '^2.38.0'])
  for (const words of ['18.3 and 19.', '2 from 2.22, and 3 from 3.6.5.', '2 from 2.38.']) expect(text).toContain(words)
})

// @ts-check
/**
 * Other kits for comparison: each is installed into a separate folder that git ignores, outside this repository's lockfile.
 * The versions are exact; each uses its required React. Package scripts are not run.
 *
 * In      the name of a peer's folder in `apps/`
 * Out     the folder to build from
 * Throws  Error when its packages cannot be installed
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '@bowline/commands/children'
import { cache } from './build-apps.mjs'

const INSTALL_LIMIT_MS = 600_000
const QUERY = '5.108.0'
const VIEM = '2.57.1'
const WAGMI = '2.19.5'

export const PEERS = {
  rainbowkit: {
    title: 'RainbowKit 2.2.11',
    dependencies: {
      '@rainbow-me/rainbowkit': '2.2.11',
      '@tanstack/react-query': QUERY,
      react: '19.3.1',
      'react-dom': '19.3.1',
      viem: VIEM,
      wagmi: WAGMI,
    },
    // Later versions within its range reject a border that it requests, and then show no code.
    overrides: { qr: '0.5.5', viem: VIEM },
  },
  connectkit: {
    title: 'ConnectKit 1.9.2',
    dependencies: {
      '@tanstack/react-query': QUERY,
      connectkit: '1.9.2',
      react: '18.3.1',
      'react-dom': '18.3.1',
      viem: VIEM,
      wagmi: WAGMI,
    },
    overrides: { viem: VIEM },
  },
}

/** @param {keyof typeof PEERS} name */
export async function installPeer(name) {
  const { dependencies, overrides } = PEERS[name]
  const folder = join(cache, 'peers', name)
  const text = `${JSON.stringify({ private: true, type: 'module', dependencies, overrides }, null, 2)}\n`
  const done = join(folder, 'installed.json')
  if (existsSync(done) && readFileSync(done, 'utf8') === text) return folder
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), text)
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps', '--loglevel=error']
  await run('npm', args, { cwd: folder, limitMs: INSTALL_LIMIT_MS })
  writeFileSync(done, text)
  return folder
}

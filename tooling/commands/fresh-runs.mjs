// @ts-check
/**
 * The commands that `npm run test:fresh-clone` starts first in a fresh clone, with a check of each result.
 *
 * Each run gets its clone and throws the problem.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startDemoCommand } from './demo-run.mjs'
import { publishedPackages } from './workspaces.mjs'

const OFFLINE_LIMIT_MS = 20_000
/** A proxy without a listener: each request fails, and npm retries after a while, as without a network. */
const OFFLINE = {
  HTTP_PROXY: 'http://127.0.0.1:9',
  HTTPS_PROXY: 'http://127.0.0.1:9',
  npm_config_proxy: 'http://127.0.0.1:9',
  npm_config_https_proxy: 'http://127.0.0.1:9',
}

/** @typedef {import('./fresh-clone.mjs').Clone} Clone */

/** @param {boolean} condition @param {string} fault */
function assert(condition, fault) {
  if (!condition) throw new Error(fault)
}

/** @param {Clone} clone */
async function assertUnchanged(clone) {
  const changed = await clone.run('git', 'status', '--porcelain')
  assert(changed.trim() === '', `these files changed:\n${changed}`)
}

/** @param {Clone} clone @param {Awaited<ReturnType<typeof startDemoCommand>>} demo */
async function visit(clone, demo) {
  await clone.run('npm', 'test', '--', '--only', 'chromium')
  await clone.run('node', 'tooling/browser/visit-demo.mjs', demo.url, demo.mailbox)
}

/** @type {Readonly<Record<string, (clone: Clone) => Promise<void>>>} */
export const FRESH_RUNS = {
  async demo(clone) {
    const first = await startDemoCommand({ ...clone.how, cwd: clone.folder })
    try {
      await visit(clone, first)
    } finally {
      await first.stop()
    }
    const env = { ...clone.how.env, ...OFFLINE }
    const offline = await startDemoCommand({ ...clone.how, env, cwd: clone.folder, limitMs: OFFLINE_LIMIT_MS })
    await offline.stop()
  },

  async 'demo --chains'(clone) {
    const demo = await startDemoCommand({ ...clone.how, cwd: clone.folder, args: ['--chains'] })
    try {
      await visit(clone, demo)
      const chains = [...demo.output().matchAll(/^Chain (\S+): (\S+)$/gm)]
      assert(chains.length === 4, `${chains.length} chains were named`)
      for (const [, id, url] of chains) {
        const { status } = await fetch(`${url}`, { method: 'POST', body: '{}' })
        assert(status < 500, `the chain ${id} answers ${status}`)
      }
    } finally {
      await demo.stop()
    }
  },

  docs: (clone) =>
    clone.serve(
      'npm',
      ['run', 'docs', '--', '--port', '0'],
      /^Bowline documentation: (\S+)$/m,
      async ([, url = '']) => {
        assert((await fetch(`${url}/quick-start`)).ok, 'there is no quick start')
        assert((await fetch(`${url}/no-such-page`)).status === 404, 'a page that does not exist is served')
      },
    ),

  'mock-api': (clone) =>
    clone.serve('npm', ['run', 'mock-api', '--', '--port', '0'], /^Description: (\S+)$/m, async ([, url = '']) => {
      const { paths } = await (await fetch(url)).json()
      assert(Object.keys(paths).length > 0, 'the description names no path')
    }),

  async 'secure-site'(clone) {
    const refused = await clone.run('npm', 'run', 'secure-site').catch(String)
    for (const name of ['ORIGIN', 'TRUSTED_PROXIES', 'PROJECTS_FILE', 'DATABASE_URL', 'AUTH_KEY_FILE', 'SMTP_URL'])
      assert(refused.includes(`- ${name} `), `it does not ask for ${name}:\n${refused}`)
    const key = await clone.run('npm', 'run', 'secure-site', '--', 'new-key')
    assert(/^[A-Za-z0-9_-]{43}$/m.test(key), `it makes no key:\n${key}`)
  },

  async 'frame-load'(clone) {
    const output = await clone.run('npm', 'run', 'frame-load', '--', '--wallets', '30')
    assert(/^lost: 0$/m.test(output), `a wallet was lost:\n${output}`)
  },

  /** What the Dockerfile runs, in folders of the clone's parent instead of an image. */
  async 'secure-site --docker'(clone) {
    const file = readFileSync(join(clone.folder, 'packages/secure-site/Dockerfile'), 'utf8')
    const folder = join(clone.folder, '../docker')
    const toPath = (/** @type {string} */ text) =>
      text.replaceAll('/repository', `"${clone.folder}"`).replaceAll('/site ', `"${folder}" `)
    const commands = [...file.matchAll(/^RUN (.+)$/gm)].map(([, command = '']) => toPath(command))
    assert(commands.length > 0, 'the Dockerfile runs nothing')
    for (const command of commands) await clone.run('sh', '-c', command)
    const started = JSON.parse(/^CMD (\[.+\])$/m.exec(file)?.[1] ?? '[]')
    const refused = await clone.run('sh', '-c', `cd "${folder}" && ${started.join(' ')}`).catch(String)
    assert(refused.includes('- ORIGIN '), `the installed site does not start:\n${refused}`)
  },

  async screenshots(clone) {
    await clone.run('npm', 'run', 'screenshots', '--', '--only', 'account-settings')
    assert(
      existsSync(join(clone.folder, 'tooling/browser/pictures/sheets/account-settings.png')),
      'there is no picture',
    )
  },

  async format(clone) {
    await clone.run('npm', 'run', 'format')
    await assertUnchanged(clone)
  },

  async build(clone) {
    await clone.run('npm', 'run', 'build')
    for (const { path } of publishedPackages()) {
      assert(readdirSync(join(clone.folder, path, 'dist')).length > 0, `${path} has no build`)
    }
    await assertUnchanged(clone)
  },

  async pack(clone) {
    await clone.run('npm', 'run', 'pack')
    const packs = readdirSync(join(clone.folder, 'out/packs'))
    assert(packs.length === publishedPackages().length, `the packs are ${packs}`)
  },

  async 'api-report'(clone) {
    await clone.run('npm', 'run', 'api-report')
    await assertUnchanged(clone)
  },

  async 'build:directory'(clone) {
    await clone.run('npm', 'run', 'build:directory')
    const { isWhole, count } = JSON.parse(readFileSync(join(clone.folder, 'out/directory/getWallets'), 'utf8'))
    assert(isWhole && count > 0, 'the directory is empty')
    await assertUnchanged(clone)
  },

  async 'coverage:spec'(clone) {
    assert(/R-[A-Z]+/.test(await clone.run('npm', 'run', 'coverage:spec')), 'no requirement is named')
  },

  async size(clone) {
    assert(/kB after gzip/.test(await clone.run('npm', 'run', 'size')), 'no size is printed')
  },

  async bench(clone) {
    // A bound that is missed on a busy machine is not the command's fault.
    const output = await clone.run('npm', 'run', 'bench', '--', '--runs', '1').catch(String)
    assert(/\d+ ms/.test(output), 'no time is printed')
  },

  async lighthouse(clone) {
    // A bound that is missed on a busy machine is not the command's fault.
    const output = await clone.run('npm', 'run', 'lighthouse', '--', '--runs', '1').catch(String)
    assert(/^desktop +seo +\d+/m.test(output), 'no score is printed')
  },

  async profile(clone) {
    const output = await clone.run('npm', 'run', 'profile', '--', '--runs', '1')
    assert(/## first open: \d+ ms/.test(output), 'no moment is printed')
  },

  async 'test:faults'(clone) {
    await clone.run('npm', 'run', 'test:faults', '--', 'Account', 'balances')
  },

  async 'test:wallets'(clone) {
    assert(
      /\d+ cells, 0 wrong/.test(await clone.run('npm', 'run', 'test:wallets', '--', '--share', '30')),
      'a cell is wrong',
    )
  },

  async 'test:transfers'(clone) {
    const command = ['run', 'test:transfers', '--', '--family', 'solana', '--seed', '7', '--cases', '200']
    assert(/200 cases, 0 wrong/.test(await clone.run('npm', ...command)), 'a case is wrong')
  },

  async release(clone) {
    await clone.run('npm', 'run', 'release', '--', '--dry-run')
  },

  async 'version-packages'(clone) {
    await clone.run('npm', 'run', 'version-packages')
  },
}

/** @param {string} step */
export const stepRun = (step) => async (/** @type {Clone} */ clone) => {
  await clone.run('npm', 'test', '--', '--only', step)
}

// @ts-check
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { test } from 'node:test'
import { pnpm, quietEnv, root } from './repository.mjs'
import { publishedPackages } from './workspaces.mjs'

const REPOSITORY = 'https://github.com/bowline/bowline'
const RANGE = /^\^\d+\.\d+\.\d+( \|\| \^\d+\.\d+\.\d+)*$/

const EXACT = /^\d+\.\d+\.\d+$/
/** No app installs the secure site, so it shares these with nothing: an update of them is a change that is read and released. */
const CRYPTOGRAPHY = /^(@noble|@scure|@simplewebauthn)\/|^viem$/

const packages = publishedPackages().map(({ folder, path, name }) => ({
  path,
  name,
  manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
}))

test('publishes the packages of packages/, and no others', () => {
  assert.ok(packages.length > 0)
  assert.deepEqual(
    packages.filter(({ path }) => !path.startsWith('packages/')),
    [],
  )
})

test('lets no package that an app installs depend on the secure site', () => {
  const site = '@bowline/secure-site'
  const holders = packages.filter(({ manifest: { dependencies, peerDependencies } }) =>
    Object.hasOwn({ ...dependencies, ...peerDependencies }, site),
  )
  assert.ok(packages.some(({ name }) => name === site))
  assert.deepEqual(holders, [])
})

for (const { name, path, manifest } of packages) {
  test(`${name} names its repository and how it is published`, () => {
    assert.deepEqual(manifest.repository, { type: 'git', url: `git+${REPOSITORY}.git`, directory: path })
    assert.equal(manifest.homepage, `${REPOSITORY}/tree/main/${path}#readme`)
    assert.equal(manifest.bugs, `${REPOSITORY}/issues`)
    assert.equal(manifest.author, 'The Bowline authors')
    assert.equal(manifest.license, 'MIT')
    assert.ok(manifest.description.length > 0)
    assert.ok(manifest.keywords.length > 0)
    assert.deepEqual(manifest.publishConfig, { access: 'public', provenance: true })
    assert.equal(manifest.scripts.prepack, 'node ../../tooling/commands/check-dist.mjs')
  })

  test(`${name} declares its dependencies as ranges, and exactly what derives, seals or checks keys on a secure site`, () => {
    for (const [dependency, range] of Object.entries(manifest.dependencies ?? {})) {
      if (dependency.startsWith('@bowline/')) assert.equal(range, 'workspace:*', dependency)
      else if (name === '@bowline/secure-site' && CRYPTOGRAPHY.test(dependency)) assert.match(range, EXACT, dependency)
      else assert.match(range, RANGE, dependency)
    }
    for (const [peer, range] of Object.entries(manifest.peerDependencies ?? {})) {
      if (peer === '@walletconnect/sign-client') assert.equal(range, '2.21.8', peer)
      else assert.match(range, RANGE, peer)
    }
  })
}

test('pins the pairing client exactly, and accepts every provider that wagmi’s connectors accept', () => {
  const peersOf = (/** @type {string} */ name) =>
    packages.find(({ manifest }) => manifest.name === name)?.manifest.peerDependencies
  /** @param {string} path */
  const connectorsOf = (path) =>
    JSON.parse(readFileSync(join(root, path, 'node_modules/@wagmi/connectors/package.json'), 'utf8'))
  const provider = '@walletconnect/ethereum-provider'
  const range = peersOf('@bowline/adapter-evm')[provider]
  assert.equal(peersOf('@bowline/kit-core')['@walletconnect/sign-client'], '2.21.8')
  assert.equal(range, connectorsOf('packages/adapter-evm').peerDependencies[provider])
  assert.equal(range, `^${connectorsOf('tooling/react-18-wagmi-2').dependencies[provider]}`)
})

test('R-HOST-94 passes the optional peers of kit-core on in each package that depends on it', () => {
  const core = packages.find(({ manifest }) => manifest.name === '@bowline/kit-core')?.manifest
  const dependants = packages.filter(({ manifest }) => manifest.dependencies?.['@bowline/kit-core'] !== undefined)
  assert.ok(dependants.length >= 4)
  for (const { name, manifest } of dependants) {
    for (const peer of Object.keys(core?.peerDependenciesMeta ?? {})) {
      assert.equal(manifest.peerDependencies?.[peer], core?.peerDependencies?.[peer], name)
      assert.deepEqual(manifest.peerDependenciesMeta?.[peer], { optional: true }, name)
    }
  }
})

test('gives all packages one version', () => {
  assert.equal(new Set(packages.map(({ manifest }) => manifest.version)).size, 1)
})

/** A repository with the single package, which has no build. */
function unbuiltCopy() {
  const copy = mkdtempSync(join(tmpdir(), 'bowline-pack-'))
  const folder = join(copy, 'packages/api-client')
  cpSync(join(root, 'packages/api-client'), folder, {
    recursive: true,
    filter: (path) => !['node_modules', 'dist', '.turbo', 'test-results'].includes(basename(path)),
  })
  mkdirSync(join(copy, 'tooling/commands'), { recursive: true })
  for (const file of ['check-dist.mjs', 'dist-problems.mjs']) {
    cpSync(join(root, 'tooling/commands', file), join(copy, 'tooling/commands', file))
  }
  // pnpm replaces each `workspace:*` with a version, and the copy has no other package to read it from.
  const file = join(folder, 'package.json')
  const { devDependencies: _, ...manifest } = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify(manifest))
  return folder
}

/** The smallest build with all files of package.json. @param {string} folder */
function fillDist(folder) {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  for (const conditions of Object.values(exports)) {
    for (const target of [conditions.types, conditions.default]) {
      mkdirSync(join(folder, target, '..'), { recursive: true })
      writeFileSync(join(folder, target), 'export {}\n')
    }
  }
}

for (const [tool, args] of /** @type {const} */ ([
  ['npm', ['pack']],
  ['npx', pnpm('pack')],
])) {
  const command = tool === 'npm' ? 'npm pack' : 'pnpm pack'
  test(`${command} refuses a package without a build, or with a partial one`, () => {
    const folder = unbuiltCopy()
    /** @returns {{ status: number | null, said: string }} */
    const pack = () => {
      const { status, stdout, stderr } = spawnSync(tool, args, {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, ...quietEnv },
      })
      return { status, said: `${stdout}${stderr}` }
    }
    const unbuilt = pack()
    assert.equal(unbuilt.status, 1, unbuilt.said)
    assert.match(
      unbuilt.said,
      /@bowline\/api-client cannot be packed:[\s\S]*dist holds no files\.[\s\S]*Run `npm run build`/,
    )

    fillDist(folder)
    rmSync(join(folder, 'dist/body.d.ts'))
    const partly = pack()
    assert.equal(partly.status, 1, partly.said)
    assert.match(partly.said, /\.\/dist\/body\.d\.ts is exported and does not exist/)

    fillDist(folder)
    writeFileSync(join(folder, 'dist/body.js'), `export * from './rings/gone.js'\n`)
    assert.match(pack().said, /dist\/body\.js imports \.\/rings\/gone\.js, which does not exist/)

    fillDist(folder)
    writeFileSync(join(folder, 'dist/body.js.map'), JSON.stringify({ sources: ['../src/long-gone.ts'] }))
    assert.match(pack().said, /was built from \.\.\/src\/long-gone\.ts, which no longer exists/)

    writeFileSync(join(folder, 'dist/body.js.map'), JSON.stringify({ sources: ['../src/api-client.ts'] }))
    const whole = pack()
    assert.equal(whole.status, 0, whole.said)
  })
}

// @ts-check
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { leastNode, neededNode, nodeFault, root } from './repository.mjs'
import { publishedPackages } from './workspaces.mjs'

const least = leastNode.split('.').map(Number)

/**
 * Whether a version range accepts the oldest promised Node.js.
 * @param {string} range `>=18`, `^20.19.0 || >=22.12`
 */
function takesLeast(range) {
  return range.split('||').some((part) => {
    const [, sign, text = ''] = /^\s*(>=|\^)\s*(\d+(?:\.\d+)*)\s*$/.exec(part) ?? assert.fail(`What is ${part}?`)
    const from = text.split('.').map(Number)
    if (sign === '^' && from[0] !== least[0]) return false
    const at = from.findIndex((number, index) => number !== (least[index] ?? 0))
    return at === -1 || (from[at] ?? 0) < (least[at] ?? 0)
  })
}

test('rejects a version below the minimum in a sentence, in its minor too, and one between the supported majors', () => {
  const sentence =
    /^Bowline needs Node\.js 20\.19, or 22\.12 or newer; this is v[\d.]+\. Install it from https:\/\/nodejs\.org\.$/
  for (const version of ['18.20.8', '20.9.0', '20.18.3', '21.7.3', '22.11.0'])
    assert.match(nodeFault(version) ?? '', sentence)
  for (const version of ['20.19.0', '20.20.2', '22.12.0', '23.0.0', '24.0.0'])
    assert.equal(nodeFault(version), undefined)
})

test('README and CONTRIBUTING require the same version', () => {
  for (const file of ['README.md', 'CONTRIBUTING.md']) {
    assert.match(readFileSync(join(root, file), 'utf8'), new RegExp(`Node ${neededNode}`), file)
  }
})

for (const { name, folder } of publishedPackages()) {
  test(`${name} promises no older Node.js than its dependencies accept`, () => {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    assert.equal(manifest.engines.node, `>=${leastNode}`)
    const outside = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }).filter(
      (dependency) => !dependency.startsWith('@bowline/'),
    )
    for (const dependency of outside) {
      // A peer that a package only passes on is installed by the package that loads it.
      const isOptional = manifest.peerDependenciesMeta?.[dependency]?.optional === true
      const range = enginesOf(folder, dependency, isOptional)
      if (range !== undefined) assert.ok(takesLeast(range), `${dependency} wants ${range}`)
    }
  })
}

/**
 * @param {string} folder
 * @param {string} dependency
 * @param {boolean} isOptional
 * @returns {string | undefined}
 */
function enginesOf(folder, dependency, isOptional) {
  const paths = createRequire(join(folder, 'package.json')).resolve.paths(dependency) ?? []
  for (const path of paths) {
    try {
      return JSON.parse(readFileSync(join(path, dependency, 'package.json'), 'utf8')).engines?.node
    } catch {
      // Not in this folder.
    }
  }
  if (isOptional) return undefined
  assert.fail(`${dependency} of ${dirname(folder)} is not installed`)
}

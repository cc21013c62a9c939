// @ts-check
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { FLOWS_OF_HOSTS, looksAt, TOPICS, topicsOf } from './topics.mjs'

/** @param {string} folder @param {string} ending */
const stems = (folder, ending) =>
  readdirSync(new URL(folder, import.meta.url))
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))

test('each browser test except that of the scenes has a topic, and each topic’s test exists', () => {
  const flows = stems('e2e/', '.e2e.ts').filter((name) => name !== 'visual')
  assert.deepEqual([...new Set(TOPICS.flatMap((topic) => topic.flows))].sort(), flows.sort())
})

test('the tests that visit host apps are named', () => {
  const read = (/** @type {string} */ name) => readFileSync(new URL(`e2e/${name}.e2e.ts`, import.meta.url), 'utf8')
  const visiting = stems('e2e/', '.e2e.ts').filter((name) => /serveHost|startNextHost|startDocs\(/.test(read(name)))
  assert.deepEqual(visiting.sort(), FLOWS_OF_HOSTS)
})

test('each file of scenes has a topic, and each topic’s scenes exist', () => {
  assert.deepEqual([...new Set(TOPICS.flatMap(({ scenes }) => scenes))].sort(), stems('scenes/', '-scenes.mjs').sort())
})

test('a file belongs to the topic of its folder', () => {
  const names = (/** @type {string} */ path) => topicsOf(path).map(({ name }) => name)
  assert.deepEqual(names('packages/ui-react/src/views/send/wallet-send-preview/wallet-send-preview-view.tsx'), [
    'sending',
  ])
  assert.deepEqual(names('packages/kit-core/src/core/state/connect-state.ts'), ['connecting'])
  assert.deepEqual(names('packages/kit-core/src/state.ts'), [])
})

test('a file that every view uses is covered by all, other files without a topic by the first test of each topic', () => {
  const part = looksAt('packages/ui-react/src/components/row.tsx')
  for (const { flows, scenes } of TOPICS.filter(({ isFullSet }) => isFullSet !== true)) {
    assert.ok(
      [...flows].every((flow) => part.flows.includes(flow)) && scenes.every((file) => part.scenes.includes(file)),
    )
  }
  const { flows, scenes } = looksAt('packages/kit-core/src/state.ts')
  for (const name of ['connect', 'account', 'send', 'swap', 'sign-in', 'embedded'])
    assert.ok(flows.includes(name), name)
  assert.ok(!flows.includes('pairing-relay'))
  assert.deepEqual(scenes, [])
})

test('each view of the kit belongs to at least one topic by its own folder', () => {
  const views = readdirSync(new URL('../../packages/ui-react/src/views/', import.meta.url))
  const loose = views.filter((view) => !TOPICS.some(({ folders }) => folders.test(view)))
  assert.deepEqual(loose, [])
})

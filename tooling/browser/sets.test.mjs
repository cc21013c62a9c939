// @ts-check
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { assignViewCombinations, everyChangeGrep, LOOKS } from './every-change.mjs'
import { SCENES } from './scenes/scenes.mjs'
import { FAMILIES, FLOW_FILES, SCENE_OF_VIEW, VERSIONS, VIEWS_WITHOUT_SCENE } from './sets.mjs'
import { TOPICS } from './topics.mjs'

const read = (/** @type {string} */ path) => readFileSync(new URL(path, import.meta.url), 'utf8')

test('lists each file of flows once, and no other', () => {
  const files = readdirSync(new URL('e2e/', import.meta.url)).flatMap((name) => /^(.+)\.e2e\.ts$/.exec(name)?.[1] ?? [])
  assert.deepEqual(FLOW_FILES.map(({ file }) => file).sort(), files.filter((name) => name !== 'visual').sort())
})

test('gives the reason for each file’s set', () => {
  assert.deepEqual(
    FLOW_FILES.filter(({ why }) => why.length < 10),
    [],
  )
})

test('covers each capability, family and version of React once with every change', () => {
  const shown = FLOW_FILES.flatMap(({ everyChange = [] }) => everyChange.map(({ shows }) => shows))
  const topics = TOPICS.filter(({ isFullSet }) => isFullSet !== true).map(({ name }) => name)
  assert.deepEqual(shown.sort(), [...topics, ...FAMILIES, ...VERSIONS].sort())
})

test('lists titles that occur once in their file', () => {
  for (const { file, everyChange = [] } of FLOW_FILES) {
    const text = read(`e2e/${file}.e2e.ts`)
    for (const { test: title, of = '' } of everyChange) {
      assert.equal(text.split(title).length, 2, `${file}: ${title}`)
      assert.ok(text.includes(of), `${file}: ${of}`)
    }
  }
})

test('covers each view of the kit with one scene with every change, or lists it as one without', () => {
  const [, list = ''] = /VIEWS = \[([^\]]+)\]/.exec(read('../../packages/kit-core/src/core/state/views.ts')) ?? []
  const views = [...list.matchAll(/'(\w+)'/g)].map(([, name]) => name)
  assert.deepEqual([...Object.keys(SCENE_OF_VIEW), ...VIEWS_WITHOUT_SCENE].sort(), views.sort())
  const names = new Set(SCENES.map(({ name }) => name))
  assert.deepEqual(
    Object.values(SCENE_OF_VIEW).filter((name) => !names.has(name)),
    [],
  )
})

test('gives each view one size and language, and each of these to as many views as its weight says', () => {
  const shown = assignViewCombinations()
  assert.deepEqual(
    shown.map(({ view }) => view),
    Object.keys(SCENE_OF_VIEW),
  )
  const counts = LOOKS.map((look) => shown.filter((one) => one.look === look).length / look.weight)
  assert.ok(Math.max(...counts) - Math.min(...counts) <= 1, counts.join(', '))
})

test('selects by file and title, and nothing else', () => {
  const pattern = new RegExp(everyChangeGrep())
  assert.match(
    'flows send.e2e.ts R-SEND-07 a native token goes from the form to the chain in the exact amount',
    pattern,
  )
  assert.doesNotMatch(
    'flows sign-send.e2e.ts a native token goes from the form to the chain in the exact amount',
    pattern,
  )
  assert.doesNotMatch(
    'flows send.e2e.ts R-SEND-11 Max sends the whole balance except the fee, and the chain accepts it',
    pattern,
  )
  assert.doesNotMatch('visual visual.e2e.ts desktop R-VIEW-03 wallet-send-long on a desktop breaks no rule', pattern)
})

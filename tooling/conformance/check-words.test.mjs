import assert from 'node:assert/strict'
import test from 'node:test'
import { findNames, findPhrases } from './check-words.mjs'

test('reports a phrase with its file and line', () => {
  assert.deepEqual(findPhrases('a.md', 'One.\nThe app is told of it.\n'), ['a.md:2: "is told": say who reports what'])
})

test('accepts plain prose', () => {
  assert.deepEqual(findPhrases('a.md', 'Reports the outcome to the app.'), [])
})

test('reports declared names by their words', () => {
  const code = 'const toldUser = 1\nfunction tellTabs() {}\nconst storyteller = 2\n'
  assert.deepEqual(
    findNames('a.ts', code).map((line) => line.split(': ')[1]),
    ['toldUser', 'tellTabs'],
  )
})

test('accepts members of other libraries where they are used', () => {
  assert.deepEqual(findNames('a.ts', 'file.tell()'), [])
})

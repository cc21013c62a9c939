/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCE = join(__dirname, '..')

test('R-HOST-75 only `isComposing` checks for IME composition', () => {
  const paths = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?<!test)\.tsx?$/.test(path),
  )
  expect(paths.filter((path) => readFileSync(join(SOURCE, path), 'utf8').includes('.isComposing'))).toEqual([])
})

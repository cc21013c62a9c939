import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { VIEW_LOADER, VIEW_ROWS } from './views.js'

const SPEC = join(__dirname, '../../../../spec/02-modal-navigation-and-views.md')

/** Names of the views in the specification. */
function namedViews(): readonly string[] {
  const line = readFileSync(SPEC, 'utf8')
    .split('\n')
    .find((one) => one.startsWith('- R-VIEW-01 '))
  const [, list = ''] = /The view set is: ([^.]+)\./.exec(line ?? '') ?? []
  return list.split(', ')
}

const isView = (name: string): name is keyof typeof VIEW_ROWS => Object.hasOwn(VIEW_ROWS, name)

test('R-VIEW-01 every view of the specification has a title and a chunk that loads', async () => {
  const names = namedViews()
  expect(names.length).toBeGreaterThan(50)
  const views = names.filter(isView)
  expect(views).toEqual(names)
  const loaded = await Promise.all(views.map((name) => VIEW_LOADER.loadComponent(name, 'en')))
  expect(loaded.map((View) => typeof View)).toEqual(names.map(() => 'function'))
  expect(views.map((name) => VIEW_LOADER.getLoadedComponent(name))).toEqual(loaded)
})

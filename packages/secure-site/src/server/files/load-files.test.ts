import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadFiles } from './load-files.js'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frame-'))
  await writeFile(join(folder, 'frame.js'), 'start()')
  await writeFile(join(folder, 'frame.js.map'), '{}')
})
afterEach(() => rm(folder, { recursive: true }))

test('serves the folder’s files by name and nothing else', async () => {
  const read = loadFiles(folder)
  const file = await read('frame.js')
  expect(file?.type).toBe('text/javascript; charset=utf-8')
  expect(new TextDecoder().decode(file?.bytes)).toBe('start()')
  for (const name of ['frame.js.map', 'none.js', '../frame.js', `${folder}/frame.js`, '', '.js']) {
    expect(await read(name)).toBeUndefined()
  }
})

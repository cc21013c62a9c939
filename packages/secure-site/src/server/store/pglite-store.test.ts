import { PGlite } from '@electric-sql/pglite'
import { describeFrameStore } from '../../testing/index.js'
import { createPGliteStore } from './pglite-store.js'

const started = PGlite.create()
afterAll(async () => (await started).close())

let schemas = 0

describeFrameStore({
  name: 'PGlite',
  async open({ now }) {
    const database = await started
    schemas += 1
    const open = () => createPGliteStore({ database, schema: `store_${schemas}`, now })
    return { store: await open(), reopen: open }
  },
})

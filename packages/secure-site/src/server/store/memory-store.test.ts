import { describeFrameStore } from '../../testing/index.js'
import { createMemoryStore } from './memory-store.js'

describeFrameStore({ name: 'memory', open: async ({ now }) => ({ store: createMemoryStore(now) }) })

import * as actions from './actions.js'
import * as adapter from './adapter.js'
import * as errors from './errors.js'
import * as core from './index.js'
import * as internal from './internal.js'
import * as server from './server.js'
import * as signIn from './sign-in.js'
import * as testing from './testing/index.js'
import * as paired from './testing/paired/index.js'
import * as relay from './testing/relay/index.js'

test.each([
  ['.', core],
  ['./actions', actions],
  ['./adapter', adapter],
  ['./errors', errors],
  ['./internal', internal],
  ['./server', server],
  ['./sign-in', signIn],
  ['./testing', testing],
  ['./testing/paired', paired],
  ['./testing/relay', relay],
])('R-HOST-11 exports the public names of %s', (_, entry) => {
  expect(Object.keys(entry).sort()).toMatchSnapshot()
})

test('R-HOST-95 lists at most 80 values in the main entry', () => {
  expect(Object.keys(core).length).toBeLessThanOrEqual(80)
})

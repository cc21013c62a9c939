import * as actions from './actions.js'
import * as adapter from './adapter.js'
import * as core from './index.js'
import * as server from './server.js'
import * as signIn from './sign-in.js'
import * as testing from './testing/index.js'
import * as paired from './testing/paired/index.js'
import * as relay from './testing/relay/index.js'

test.each([
  ['.', core],
  ['./actions', actions],
  ['./adapter', adapter],
  ['./server', server],
  ['./sign-in', signIn],
  ['./testing', testing],
  ['./testing/paired', paired],
  ['./testing/relay', relay],
])('R-HOST-11 the public names of %s', (_, entry) => {
  expect(Object.keys(entry).sort()).toMatchSnapshot()
})

/**
 * Ends React's record of where each element was created: a stack per element took a tenth of the time of these tests. Its warnings
 * then name the component, without the line. React limits the record by a counter, which stays at the limit here.
 */
import * as React from 'react'

const LIMIT = 10_000
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => LIMIT, set: () => {} })

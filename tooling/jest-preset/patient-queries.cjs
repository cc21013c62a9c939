/** Testing Library's wait limit: it only ends endless waits, so that no test depends on the speed of the machine. */
require('@testing-library/dom').configure({ asyncUtilTimeout: 120_000 })

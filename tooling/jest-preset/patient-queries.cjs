/** How long Testing Library waits: it only ends waits that would never end, so that no test depends on the speed of the machine. */
require('@testing-library/dom').configure({ asyncUtilTimeout: 120_000 })

/** How long Testing Library waits for what a test waits for: a second is little on a machine that is busy with others. */
require('@testing-library/dom').configure({ asyncUtilTimeout: 10_000 })

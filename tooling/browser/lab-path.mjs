// @ts-check
/** The demo's page with every option and the state of the kit in reach, which the tests drive. */
export const LAB = '/lab'

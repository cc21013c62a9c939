/**
 * The `test` of the browser runs. Each test fails on console errors and warnings, exceptions, unhandled rejections, and
 * violations of the page's content security policy, on every page of its context.
 *
 * Out     `baseURL`    the demo of the test's worker
 *         `demo`       the demo in the test's first tab
 *         `newTab`     the demo in another tab of the same browser
 *         `complaints` what was reported; a test that causes one on purpose names it with `allow`
 */
import { test as base, expect } from '@playwright/test'
import { serverAddresses } from '../servers.mjs'
import { type Complaints, watchComplaints } from './console-errors.js'
import { type Demo, demoOn } from './pages/demo.js'

type Parts = {
  readonly complaints: Complaints
  readonly demo: Demo
  readonly newTab: () => Promise<Demo>
}

export const test = base.extend<Parts>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names out of a pattern
  baseURL: async ({}, use) => use(serverAddresses().demoUrl),
  complaints: [
    async ({ context }, use) => {
      const complaints = await watchComplaints(context)
      await use(complaints)
      expect(await complaints.all(), 'complaints of the browser').toEqual([])
      await complaints.end()
    },
    { auto: true },
  ],
  // Takes `complaints` first: watching starts before there is a page.
  demo: async ({ complaints: _, page }, use) => use(demoOn(page)),
  newTab: async ({ complaints: _, context }, use) => use(async () => demoOn(await context.newPage())),
})

export { expect }

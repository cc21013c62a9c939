/** The fake services of a page, changed and inspected while it runs. */
import type { Page } from '@playwright/test'

/** One request that the fakes answered. */
export type ServiceRequest = {
  readonly endpoint: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
}

/** A wallet as the directory returns it. */
export type ListedWallet = { readonly id: string; readonly name: string; readonly image_id?: string }

/** Sets the scenario of all services, or of only some of them. */
export async function setServices(page: Page, scenario: string, only?: readonly string[]): Promise<void> {
  await page.evaluate(
    async ([name, endpoints]) => {
      const { api } = await Reflect.get(window, 'bowlineDemo').world()
      api.setScenario(name, endpoints === undefined ? {} : { only: endpoints })
    },
    [scenario, only] as const,
  )
}

/** The requests that one service has received so far. */
export async function askedOf(page: Page, endpoint: string): Promise<readonly ServiceRequest[]> {
  return page.evaluate(async (name) => {
    const { api } = await Reflect.get(window, 'bowlineDemo').world()
    const requests: readonly ServiceRequest[] = api.requests
    return requests.filter((request) => request.endpoint === name)
  }, endpoint)
}

/** All wallets that the directory has for a query of the page, in one response; includes those that the query excludes. */
export async function answerToAll(
  page: Page,
  { query }: Pick<ServiceRequest, 'query'>,
): Promise<{ readonly data: readonly ListedWallet[]; readonly count: number }> {
  const { exclude: _, ...rest } = query
  const search = new URLSearchParams({ ...rest, page: '1', entries: '100000' })
  return page.evaluate(
    async (text) => (await fetch(`https://explorer.bowline.id/getWallets?${text}`)).json(),
    `${search}`,
  )
}

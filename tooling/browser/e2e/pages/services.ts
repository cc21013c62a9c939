/** The faked services of a page, changed and asked while it runs. */
import type { Page } from '@playwright/test'

/** One request that the fakes answered. */
export type ServiceRequest = {
  readonly endpoint: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
}

/** A wallet as the directory answers it. */
export type ListedWallet = { readonly id: string; readonly name: string; readonly image_id?: string }

/** Brings all services into a situation, or only some of them. */
export async function setServices(page: Page, scenario: string, only?: readonly string[]): Promise<void> {
  await page.evaluate(
    async ([name, endpoints]) => {
      const { api } = await Reflect.get(window, 'bowlineDemo').world()
      api.setScenario(name, endpoints === undefined ? {} : { only: endpoints })
    },
    [scenario, only] as const,
  )
}

/** What one service has been asked so far. */
export async function askedOf(page: Page, endpoint: string): Promise<readonly ServiceRequest[]> {
  return page.evaluate(async (name) => {
    const { api } = await Reflect.get(window, 'bowlineDemo').world()
    const requests: readonly ServiceRequest[] = api.requests
    return requests.filter((request) => request.endpoint === name)
  }, endpoint)
}

/** Everything the directory has for a question of the page's, in one answer. */
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

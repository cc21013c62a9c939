/**
 * Reads the projects of a server from a JSON file.
 *
 * In      `{ "<project id>": { "allowedOrigins": ["https://app.example"], "networks": [{ "caipNetworkId": "eip155:1", "rpcUrl": "https://…" }] } }`;
 *         other fields of a project are passed on
 * Out     the projects by id; problems are added to the list: pages and nodes are reached over HTTPS, and no pattern lets every
 *         page of a host that anyone may rent embed the frame
 */
import * as z from 'zod/mini'
import type { FrameProject } from '../frame-server-options.js'
import type { Problems } from './settings-problems.js'

const networkSchema = z.strictObject({
  caipNetworkId: z.string(),
  rpcUrl: z.url(),
  bundlerUrl: z.exactOptional(z.url()),
  paymaster: z.exactOptional(
    z.strictObject({ url: z.url(), context: z.exactOptional(z.record(z.string(), z.unknown())) }),
  ),
  name: z.exactOptional(z.string()),
  coin: z.exactOptional(z.strictObject({ symbol: z.string(), decimals: z.int() })),
})
const projectsSchema = z.record(
  z.string(),
  z.looseObject({ allowedOrigins: z.array(z.string()), networks: z.array(networkSchema) }),
)
const PAGE = /^https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?$/

/** Parses the file's text. */
export function readProjects(text: string, problems: Problems): ReadonlyMap<string, FrameProject> {
  const parsed = projectsSchema.safeParse(parseJson(text))
  if (!parsed.success) {
    problems.add('PROJECTS_FILE does not hold projects with `allowedOrigins` and `networks`.')
    return new Map()
  }
  const projects = Object.entries(parsed.data)
  if (projects.length === 0) problems.add('PROJECTS_FILE has no project, so no page could use the wallet.')
  for (const [id, { allowedOrigins, networks }] of projects) {
    for (const origin of allowedOrigins.filter((each) => !PAGE.test(each)))
      problems.add(`The project ${id} allows ${origin}: allow pages by HTTPS and by their host, https://app.example.`)
    const urls = networks.flatMap(({ rpcUrl, bundlerUrl = rpcUrl, paymaster }) => [
      ...new Set([rpcUrl, bundlerUrl, paymaster?.url ?? rpcUrl]),
    ])
    for (const url of urls.filter((each) => !each.startsWith('https://')))
      problems.add(
        `The project ${id} reaches a node over plain HTTP, where anyone on the way can change balances: ${url}`,
      )
  }
  return new Map(projects)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

// @ts-check
/**
 * The options of a command, parsed before anything is installed.
 *
 * In      the declared options, and the arguments
 * Out     the values; with `--help` the command's usage and exit code 0, with an unknown option a sentence, the usage
 *         and exit code 2
 */
import { parseArgs } from 'node:util'
import { endWithReader } from './closed-output.mjs'

/**
 * @typedef {object} Option
 * @property {'string' | 'boolean'} type
 * @property {string} text                   description for the usage
 * @property {string} [value]                name of its value there, `port`
 * @property {boolean} [multiple]
 * @property {string | string[]} [default]
 * @property {(value: string) => string | undefined} [check]  why a value is invalid, as the end of a sentence
 */

/**
 * @template {Readonly<Record<string, Option>>} Options
 * @typedef {object} CommandLine
 * @property {string} command   as it is typed: `npm run demo`
 * @property {string} text      description, in a sentence
 * @property {Options} options
 * @property {{ name: string, text: string, check?: (value: string) => string | undefined }} [words]  positional arguments
 */

/**
 * Declares the options of a command, so that its values keep their types.
 * @template {Readonly<Record<string, Option>>} Options
 * @param {CommandLine<Options>} commandLine
 */
export const commandLine = (commandLine) => commandLine

/**
 * @template {Readonly<Record<string, Option>>} Options
 * @param {CommandLine<Options>} commandLine
 * @param {readonly string[]} [argv]
 */
export function readCommandLine(commandLine, argv = process.argv.slice(2)) {
  endWithReader()
  // pnpm passes on the `--` that npm removes.
  const args = argv[0] === '--' ? argv.slice(1) : [...argv]
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage(commandLine))
    process.exit(0)
  }
  try {
    const { options } = commandLine
    assertPassedOn(commandLine, args)
    const parsed = parseArgs({ args, options, allowPositionals: commandLine.words !== undefined })
    for (const [name, option] of Object.entries(options)) {
      for (const value of [/** @type {Record<string, unknown>} */ (parsed.values)[name] ?? []].flat()) {
        const wrong = typeof value === 'string' ? option.check?.(value) : undefined
        if (wrong !== undefined) throw new Error(`--${name} ${wrong}; it was ${JSON.stringify(value)}.`)
      }
    }
    for (const word of parsed.positionals) {
      const wrong = commandLine.words?.check?.(word)
      if (wrong !== undefined) throw new Error(`${commandLine.words?.name} ${wrong}; it was ${JSON.stringify(word)}.`)
    }
    return parsed
  } catch (error) {
    console.error(`${sentence(error)}\n\n${usage(commandLine)}`)
    return process.exit(2)
  }
}

/**
 * Refuses an option that was typed without `--` before it: npm takes it for its own setting, and passes it to scripts only in
 * the environment. `force` may come from an `.npmrc`.
 * @param {CommandLine<Readonly<Record<string, Option>>>} commandLine
 * @param {readonly string[]} args
 */
function assertPassedOn({ command, options }, args) {
  for (const name of Object.keys(options).filter((option) => option !== 'force')) {
    const setting = process.env[`npm_config_${name.replaceAll('-', '_')}`]
    const isGiven = args.some((word) => word === `--${name}` || word.startsWith(`--${name}=`))
    if (setting && !isGiven) throw new Error(`npm has kept --${name} for itself. Write \`${command} -- --${name}\`.`)
  }
}

/**
 * The output of `--help`.
 * @param {CommandLine<Readonly<Record<string, Option>>>} commandLine
 */
export function usage({ command, text, options, words }) {
  const rows = Object.entries(options).map(([name, option]) => ({
    name: option.type === 'boolean' ? `--${name}` : `--${name} <${option.value ?? 'value'}>`,
    text: [option.text, option.multiple && 'any number of times', defaultText(option.default)]
      .filter(Boolean)
      .join('; '),
  }))
  if (words !== undefined) rows.unshift({ name: `[${words.name} …]`, text: words.text })
  const width = Math.max(0, ...rows.map(({ name }) => name.length))
  const dashes = rows.length === 0 ? '' : ' -- [options]'
  return [`${command}${dashes}`, text, ...rows.map((row) => `  ${row.name.padEnd(width)}  ${row.text}`)].join('\n')
}

/** @param {Option['default']} value */
const defaultText = (value) => (typeof value === 'string' && value !== '' ? `${value} unless given` : '')

/** Node's own message ends with advice on how to pass a word that starts with a dash. @param {unknown} error */
const sentence = (error) =>
  (error instanceof Error ? error.message : String(error)).split(/(?<='\.?)\.? (?=To |This )/)[0]

/** @param {string} value */
export const portFault = (value) =>
  /^\d{1,5}$/.test(value) && Number(value) <= 65_535 ? undefined : 'takes a port, a whole number from 0 to 65535'

/**
 * The port of a page that a command serves: `usual`, or any free one when that is taken.
 * @param {number} usual
 * @returns {Option & { type: 'string' }}
 */
export const pagePort = (usual) => ({
  type: 'string',
  value: 'port',
  text: `where to listen on 127.0.0.1; unless given ${usual}, or any free one when that is taken`,
  check: portFault,
})

/** @param {string} value */
export const countFault = (value) => (/^[1-9]\d{0,8}$/.test(value) ? undefined : 'takes a whole number from 1 on')

/**
 * A check of comma-separated words.
 * @param {readonly string[]} known
 * @returns {(value: string) => string | undefined}
 */
export const someOf = (known) => (value) =>
  value.split(',').every((word) => known.includes(word))
    ? undefined
    : `takes some of ${known.join(', ')}, joined by commas`

/**
 * @param {readonly string[]} known
 * @returns {(value: string) => string | undefined}
 */
export const oneOf = (known) => (value) => (known.includes(value) ? undefined : `takes one of ${known.join(', ')}`)

#!/usr/bin/env node
// @ts-check
/** The program `bowline-secure-site`: the secure site in its production form. */
import { fileURLToPath } from 'node:url'
import { runSecureSite } from '@bowline/secure-site/start'

process.exitCode = await runSecureSite({
  args: process.argv.slice(2),
  env: process.env,
  site: fileURLToPath(new URL('../dist/site', import.meta.url)),
  print: (line) => void process.stdout.write(`${line}\n`),
  printError: (line) => void process.stderr.write(`${line}\n`),
})

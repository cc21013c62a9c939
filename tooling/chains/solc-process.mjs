// @ts-check
/**
 * The Solidity compiler in a process of its own, since it is large and installs listeners on the process it runs in.
 *
 * In      standard JSON input, on stdin
 * Out     standard JSON output, on stdout
 */
import { readFileSync } from 'node:fs'
import solc from 'solc'

process.stdout.write(solc.compile(readFileSync(0, 'utf8')))

// @ts-check
/**
 * The Solidity compiler in a separate process, since it is large and adds listeners to its process.
 *
 * In      standard JSON input, on stdin
 * Out     standard JSON output, on stdout
 */
import { readFileSync } from 'node:fs'
import solc from 'solc'

process.stdout.write(solc.compile(readFileSync(0, 'utf8')))

/**
 * Instances of the secure site, each a process, behind a balancer that skips those that are down.
 *
 * In      the program and its environment
 * Out     functions that kill one and start it again, as an operator's supervisor does
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'

/** The running instances. */
export type Instances = {
  /** Sends a request to an instance that accepts connections. */
  send(request: Request): Promise<Response>
  /** Kills an instance at once, then starts it on the same port. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Starts `count` instances. */
export async function startInstances(count: number, program: string, env: Record<string, string>): Promise<Instances> {
  const ports = await Promise.all(Array.from({ length: count }, freePort))
  const start = (port: number) => startProcess(program, { ...env, PORT: `${port}` })
  const running = await Promise.all(ports.map(start))
  let turn = 0
  let restarts = 0

  return {
    async send(request) {
      turn += 1
      const order = ports.map((_, index) => ports[(turn + index) % ports.length])
      for (const [index, port] of order.entries()) {
        const { pathname, search } = new URL(request.url)
        try {
          return await fetch(new Request(`http://127.0.0.1:${port}${pathname}${search}`, request.clone()))
        } catch (error) {
          const isDown = Object(Object(error).cause).code === 'ECONNREFUSED'
          if (!isDown || index === order.length - 1) throw error
        }
      }
      throw new Error('There is no instance')
    },
    async restart() {
      const index = restarts % ports.length
      restarts += 1
      const child = running[index]
      const port = ports[index]
      if (child === undefined || port === undefined) return
      await end(child, 'SIGKILL')
      running[index] = await start(port)
    },
    stop: async () => void (await Promise.all(running.map((child) => end(child, 'SIGTERM')))),
  }
}

function startProcess(program: string, env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const killWithUs = () => child.kill('SIGKILL')
  process.once('exit', killWithUs)
  child.once('exit', () => process.off('exit', killWithUs))
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`An instance ended with ${code}`)))
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\n').filter((each) => each.includes('"level":"error"'))) console.error(line)
      if (text.includes('"event":"started"')) resolve(child)
    })
  })
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

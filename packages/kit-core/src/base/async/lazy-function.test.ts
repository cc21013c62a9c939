import { lazyFunction } from './lazy-function.js'

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('R-HOST-08 holds calls in order until the code is loaded, then calls immediately', async () => {
  const made: number[] = []
  const load = jest.fn(async () => (number: number) => {
    made.push(number)
  })
  const { call } = lazyFunction(load, () => {})
  expect(load).not.toHaveBeenCalled()
  call(1)
  call(2)
  expect(made).toEqual([])
  await settled()
  expect(made).toEqual([1, 2])
  call(3)
  expect(made).toEqual([1, 2, 3])
  expect(load).toHaveBeenCalledTimes(1)
})

test('R-HOST-08 R-CONN-173 reports a call whose code fails to load, and makes it before the next call once the code is loaded', async () => {
  const made: number[] = []
  const reported: unknown[] = []
  let isDown = true
  const { call, load } = lazyFunction(
    async () => {
      if (isDown) throw new Error('offline')
      return (number: number) => {
        made.push(number)
      }
    },
    (error, number) => reported.push([`${error}`, number]),
  )
  call(1)
  await expect(load()).rejects.toThrow('offline')
  expect(reported).toEqual([['Error: offline', 1]])
  isDown = false
  call(2)
  await load()
  expect(made).toEqual([1, 2])
})

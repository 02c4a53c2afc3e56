// Loaded before a test file: node:test of Node 20 hooks each promise to find the test of an uncaught error, which takes
// most of the time of tests of many promises. Here it follows its tests alone, as it must to know the suite of a test.
// An uncaught error is then reported at the end of its file, and still fails it.
import asyncHooks from 'node:async_hooks'
import { isMainThread } from 'node:worker_threads'

if (isMainThread && process.versions.node.startsWith('20.')) {
  const { AsyncResource, createHook } = asyncHooks
  let follow = () => {}
  asyncHooks.AsyncResource = class extends AsyncResource {
    constructor(type, options) {
      super(type, options)
      follow(this.asyncId(), type, this.triggerAsyncId(), this)
    }
  }
  asyncHooks.createHook = ({ init }) => ({
    enable() {
      follow = init
    },
    disable() {
      follow = () => {}
    },
  })
  await import('node:test')
  Object.assign(asyncHooks, { AsyncResource, createHook })
}

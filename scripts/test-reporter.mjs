// TAP as node:test writes it, and before its closing lines the names of the tests that failed, each with the first line of its
// error: of a run of thousands of tests the end is what is kept.
import { tap } from 'node:test/reporters'

const messageCharactersMax = 300

/** Yields TAP; `events` are those that node:test gives a reporter. */
export default async function* report(events) {
  const failed = []
  for await (const text of tap(noteFailures(events, failed))) {
    if (text.startsWith('# tests ')) yield failed.map((line) => `# failed: ${line}\n`).join('')
    yield text
  }
}

/** Yields what it is given, and adds to `failed` a line for each failure that is none of a test within it. */
async function* noteFailures(events, failed) {
  const names = []
  for await (const event of events) {
    const { type, data } = event
    if (type === 'test:start') names.splice(data.nesting, Infinity, data.name)
    if (type === 'test:fail' && data.details.error.failureType !== 'subtestsFailed') {
      const path = [...names.slice(0, data.nesting), data.name].join(' > ')
      if (data.todo === undefined && data.skip === undefined) failed.push(`${path}: ${firstLine(data.details.error)}`)
    }
    yield event
  }
}

/** The first line that says something; node:test wraps what a test threw, and a process has no error but its end. */
function firstLine({ message, cause, exitCode, signal }) {
  if (typeof exitCode === 'number' || typeof signal === 'string') return `its process ended with ${signal ?? exitCode}`
  const lines = String(cause?.message ?? cause ?? message).split('\n')
  return (lines.find((line) => line.trim() !== '') ?? '').trim().slice(0, messageCharactersMax)
}

// Headers of requests that are made up: those that the interface knows, with values that are right, nearly right and odd.

import fc from 'fast-check'

type Header = readonly [string, string]

const keys = [
  ...['k-1', 'k-2', '"quoted"', '"', 'a b', 'a'.repeat(255), 'a'.repeat(256)],
  // What is no ASCII, also at the ends, where the HTTP library trims.
  ...['k\u00ff', '\u00ffk', '\u00a0', 'k-1\u0085'],
]
const waits = [
  ...['wait=0', 'wait=1', 'WAIT = 1', 'respond-async, wait=0', 'wait=0; foo="a,b"', 'return=minimal'],
  ...['wait=-1', 'wait=1.5', 'wait=x', 'wait="1"', 'wait=', 'wait=0, wait=1', `wait=${'9'.repeat(400)}x`, ',;="'],
]
const accepts = [
  ...['*/*', 'application/json', 'text/html;q=0', ';;;', 'a/b', ',', 'application/*;q=0.001', 'text/event-stream'],
  ...['application/problem+json', 'application/vnd.api+json', 'application/vnd.api+json;ext="x", */*;q=0.1'],
  ...['application/vnd.api+json;profile="https://example.org/x"', 'application/vnd.api+json;q=0.2, */*;q=0.3'],
  ...['application/x-ndjson', 'application/x-ndjson, */*;q=0.1', 'application/json;q=0, */*;q=0'],
]
const versions = ['1', '1', '1', '0', '2', '', '01', '1.0', 'v1', '1, 1', '1\u00ff', '\u00a01', 'a'.repeat(300)]
const clients = ['1.4.0', 'painel/2.0', 'x', '', '/', 'a/b/c', '\u00ff/1.0', 'a'.repeat(65), '1.0 (x; y)']

/** Up to four headers; `tags` are entity tags of what is there. */
export function headersOf(tags: readonly string[]): fc.Arbitrary<readonly Header[]> {
  const tag = fc.oneof(
    fc.constantFrom('*', '"x"', 'W/"x"', '"', '', '"x", "y"', ',', `"${'0'.repeat(16)}-"`, '"\u00ff"'),
    ...(tags.length === 0 ? [] : [nearTag(tags)]),
  )
  const ofInterface = fc.oneof(
    pairOf('Accept', fc.constantFrom(...accepts)),
    pairOf('Idempotency-Key', fc.constantFrom(...keys)),
    pairOf('Prefer', fc.constantFrom(...waits)),
    pairOf('If-Match', tag),
    pairOf('If-None-Match', tag),
    pairOf('X-API-Version', fc.constantFrom(...versions)),
    pairOf('X-Client-Version', fc.constantFrom(...clients)),
  )
  const besides = fc.oneof(
    pairOf('Accept-Language', fc.constantFrom('pt', 'en;q=0', 'pt-BR,en;q=x', '*', ';q=')),
    pairOf('Accept-Encoding', fc.constantFrom('gzip', 'gzip;q=0', 'br', '*;q=0', '')),
    pairOf('Last-Event-ID', fc.constantFrom('0', '-1', 'x', '9'.repeat(40))),
    pairOf('X-Forwarded-For', fc.constantFrom('1.2.3.4', 'x', '::', ',,')),
    pairOf('X-Request-ID', fc.constantFrom('x', 'a'.repeat(300))),
    pairOf('Origin', fc.constantFrom('null', 'https://evil.example')),
    pairOf('Range', fc.constantFrom('bytes=0-1', 'x')),
    pairOf('X-Odd', fc.constantFrom('\u00ff', 'a'.repeat(4000), '')),
  )
  return fc.array(fc.oneof({ arbitrary: ofInterface, weight: 2 }, { arbitrary: besides, weight: 1 }), { maxLength: 4 })
}

function pairOf(name: string, value: fc.Arbitrary<string>): fc.Arbitrary<Header> {
  return value.map((text) => [name, text] as const)
}

/** A tag, weak or among others, or what only begins or ends as it does. */
function nearTag(tags: readonly string[]): fc.Arbitrary<string> {
  const changes: readonly ((tag: string) => string)[] = [
    (tag) => tag,
    (tag) => `W/${tag}`,
    (tag) => `"x" , ${tag},`,
    (tag) => tag.slice(0, -1),
    (tag) => `${tag.slice(0, 20)}"`,
    (tag) => tag.replaceAll('"', ''),
  ]
  return fc.tuple(fc.constantFrom(...tags), fc.constantFrom(...changes)).map(([tag, change]) => change(tag))
}

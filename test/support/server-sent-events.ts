// Server-sent events from a byte stream, as a browser reads them (WHATWG HTML, 9.2.6), line ends CR LF or LF.

export interface ParsedEvent {
  /** The last id seen, which this event carries or inherits. */
  readonly id: string | undefined
  readonly event: string
  readonly data: string
}

/** The events of a stream; one that is cut off at its end is dropped. */
export async function* parseEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ParsedEvent> {
  const decoder = new TextDecoder()
  let waiting = ''
  let id: string | undefined
  let [event, data]: [string, string[]] = ['message', []]
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    waiting += decoder.decode(chunk, { stream: true })
    const lines = waiting.split(/\r?\n/)
    waiting = lines.pop() ?? ''
    for (const line of lines) {
      if (line === '') {
        if (data.length > 0) yield { id, event, data: data.join('\n') }
        ;[event, data] = ['message', []]
        continue
      }
      const [, field = '', value = ''] = /^([^:]*)(?:: ?(.*))?$/.exec(line) ?? []
      if (field === 'id') id = value
      if (field === 'event') event = value
      if (field === 'data') data.push(value)
    }
  }
}

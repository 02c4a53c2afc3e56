import bowser from 'bowser'

/** What a user agent says of itself; empty where it says nothing. */
export interface Device {
  readonly browser: string
  readonly system: string
}

/**
 * Browser and system of a user agent.
 * @example deviceOf('curl/8.5.0') // { browser: '', system: '' }
 */
export function deviceOf(userAgent: string): Device {
  if (userAgent === '') return { browser: '', system: '' }
  const { browser, os } = bowser.parse(userAgent)
  return { browser: browser.name ?? '', system: os.name ?? '' }
}

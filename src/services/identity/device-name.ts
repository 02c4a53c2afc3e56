import bowser from 'bowser'

/**
 * Browser and system of a user agent.
 * @example deviceName('curl/8.5.0') // 'Unknown'
 */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return 'Unknown'
  const { browser, os } = bowser.parse(userAgent)
  const names = [browser.name, os.name].filter((name) => name !== undefined && name !== '')
  return names.length === 0 ? 'Unknown' : names.join(' on ')
}

// Exit code 0 when the service on this machine accepts requests: the container's health check.
import { get } from 'node:http'
import { get as getSecure } from 'node:https'

const { PRUMO_PORT = '8080', PRUMO_TLS_CERT = '' } = process.env
const [ask, scheme] = PRUMO_TLS_CERT === '' ? [get, 'http'] : [getSecure, 'https']
// The certificate names the public host, and loopback needs no proof.
const options = { timeout: 4000, rejectUnauthorized: false }
ask(`${scheme}://127.0.0.1:${PRUMO_PORT}/health/ready`, options, ({ statusCode }) =>
  process.exit(statusCode === 200 ? 0 : 1),
)
  .on('timeout', () => process.exit(1))
  .on('error', () => process.exit(1))
